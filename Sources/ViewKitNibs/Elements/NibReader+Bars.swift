import Foundation
import ViewKit

extension NibReader {
  func navigationBar() -> NavigationBar.Archived {
    var state = NavigationBar.Archived()
    state.barStyle = barStyle
    state.barTintColor = color("barTintColor")
    state.isTranslucent = flag("translucent") ?? true
    state.prefersLargeTitles = flag("largeTitles") ?? false
    return state
  }

  func toolbar() -> Toolbar.Archived {
    var state = Toolbar.Archived()
    state.barStyle = barStyle
    state.barTintColor = color("barTintColor")
    state.isTranslucent = flag("translucent") ?? true
    return state
  }

  func tabBar() -> TabBar.Archived {
    var state = TabBar.Archived()
    state.barStyle = barStyle
    state.barTintColor = color("barTintColor")
    state.isTranslucent = flag("translucent") ?? true
    return state
  }

  func searchBar() -> SearchBar.Archived {
    var state = SearchBar.Archived()
    state.text = text("text")
    state.placeholder = text("placeholder")
    state.prompt = text("prompt")
    state.showsCancelButton = flag("showsCancelButton") ?? false
    state.searchBarStyle =
      choice("searchBarStyle", ["minimal": .minimal, "prominent": .prominent]) ?? .default
    state.barStyle = barStyle
    state.barTintColor = color("barTintColor")
    state.isTranslucent = flag("translucent") ?? true
    return state
  }

  func datePicker() -> DatePicker.Archived {
    var state = DatePicker.Archived()
    let modes: [String: DatePicker.Mode] = [
      "time": .time, "date": .date, "dateAndTime": .dateAndTime,
      "countDownTimer": .countDownTimer,
    ]
    state.mode = choice("datePickerMode", modes) ?? .dateAndTime
    state.minuteInterval = min(max(integer("minuteInterval") ?? 1, 1), 30)
    if let date = date("date") { state.date = date }
    state.minimumDate = date("minimumDate")
    state.maximumDate = date("maximumDate")
    return state
  }

  private func date(_ key: String) -> Date? {
    element.child(forKey: key, named: "date")?["timeIntervalSinceReferenceDate"]
      .flatMap { Double($0) }.flatMap { $0.magnitude < 1e12 ? $0 : nil }
      .map(Date.init(timeIntervalSinceReferenceDate:))
  }

  private var barStyle: BarStyle { element["barStyle"] == "black" ? .black : .default }

  // MARK: Items

  func fill(_ item: BarItem) {
    item.title = text("title") ?? item.title
    item.image = image() ?? item.image
    item.isEnabled = flag("enabled") ?? true
    item.tag = integer("tag") ?? 0
    item.imageInsets = insets("imageInsets") ?? .zero
  }

  func fill(_ item: BarButtonItem) {
    fill(item as BarItem)
    item.style = element["style"] == "done" ? .done : .plain
    item.width = number("width") ?? 0
    item.tintColor = color("tintColor")
  }

  func fill(_ item: TabBarItem) {
    fill(item as BarItem)
    item.selectedImage = image("selectedImage")
    item.badgeValue = text("badgeValue")
  }

  func fill(_ item: NavigationItem) {
    item.title = text("title")
    item.prompt = text("prompt")
    item.largeTitleDisplayMode =
      choice("largeTitleDisplayMode", ["always": .always, "never": .never]) ?? .automatic
    item.hidesBackButton = flag("hidesBackButton") ?? false
    item.leftItemsSupplementBackButton = flag("leftItemsSupplementBackButton") ?? false
  }
}
