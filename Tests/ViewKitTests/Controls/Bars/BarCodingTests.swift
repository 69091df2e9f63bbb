import Foundation
import ViewKit
import XCTest

final class BarCodingTests: XCTestCase {
  private let image = Image(size: CGSize(width: 3, height: 4), name: "star")

  func testBarButtonItemSurvivesAnArchive() throws {
    let item = BarButtonItem(title: "Save", image: image)
    item.landscapeImagePhone = image
    item.imageInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    item.isEnabled = false
    item.tag = 5
    item.style = .done
    item.width = 60
    item.possibleTitles = ["Save", "Done"]
    item.tintColor = .red
    item.customView = View(frame: CGRect(x: 0, y: 0, width: 7, height: 8))
    item.accessibilityIdentifier = "save"
    let read = try archivedCopy(of: item)
    XCTAssertEqual(read.title, "Save")
    XCTAssertEqual([read.image, read.landscapeImagePhone], [image, image])
    XCTAssertEqual(read.imageInsets, item.imageInsets)
    XCTAssertFalse(read.isEnabled)
    XCTAssertEqual(read.tag, 5)
    XCTAssertEqual(read.style, .done)
    XCTAssertEqual(read.width, 60)
    XCTAssertEqual(read.possibleTitles, ["Save", "Done"])
    XCTAssertEqual(read.tintColor, .red)
    XCTAssertEqual(read.customView?.frame.size, CGSize(width: 7, height: 8))
    XCTAssertEqual(read.accessibilityIdentifier, "save")
    let system = try archivedCopy(of: BarButtonItem(systemItem: .trash))
    XCTAssertEqual(system.accessibilityLabel, "Delete")
  }

  func testTabBarSurvivesAnArchive() throws {
    let bar = TabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.items = [
      TabBarItem(title: "A", image: image, selectedImage: Image(size: .zero)),
      TabBarItem(tabBarSystemItem: .topRated, tag: 3),
    ]
    bar.items?[0].badgeValue = "9"
    bar.items?[0].badgeColor = .red
    bar.selectedItem = bar.items?[1]
    bar.barStyle = .black
    bar.barTintColor = .green
    bar.unselectedItemTintColor = .blue
    bar.isTranslucent = false
    bar.layoutIfNeeded()
    let read = try archivedCopy(of: bar)
    XCTAssertEqual(read.items?.map(\.accessibilityLabel), ["A", "Top Rated"])
    XCTAssertEqual(read.items?[0].selectedImage, Image(size: .zero))
    XCTAssertEqual(read.items?[0].badgeValue, "9")
    XCTAssertEqual(read.items?[0].badgeColor, .red)
    XCTAssertEqual(read.items?[1].tag, 3)
    XCTAssertTrue(read.selectedItem === read.items?[1])
    XCTAssertEqual(read.barStyle, .black)
    XCTAssertEqual([read.barTintColor, read.unselectedItemTintColor], [.green, .blue])
    XCTAssertFalse(read.isTranslucent)
    read.layoutIfNeeded()
    XCTAssertEqual(read.subviews.count, 2)
  }

  func testNavigationBarSurvivesAnArchive() throws {
    let bar = NavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let item = NavigationItem(title: "Second")
    item.prompt = "Prompt"
    item.backButtonTitle = "Back"
    item.largeTitleDisplayMode = .never
    item.hidesBackButton = true
    item.leftItemsSupplementBackButton = true
    item.titleView = Label()
    item.backBarButtonItem = BarButtonItem(title: "B")
    item.leftBarButtonItems = [BarButtonItem(title: "L"), BarButtonItem(title: "M")]
    item.rightBarButtonItem = BarButtonItem(title: "R")
    bar.items = [NavigationItem(title: "First"), item]
    bar.prefersLargeTitles = true
    bar.isTranslucent = false
    bar.barStyle = .black
    bar.barTintColor = .red
    bar.layoutIfNeeded()
    let read = try archivedCopy(of: bar)
    let top = try XCTUnwrap(read.topItem)
    XCTAssertEqual(read.items?.map(\.title), ["First", "Second"])
    XCTAssertEqual([top.prompt, top.backButtonTitle], ["Prompt", "Back"])
    XCTAssertEqual(top.largeTitleDisplayMode, .never)
    XCTAssertTrue(top.hidesBackButton)
    XCTAssertTrue(top.leftItemsSupplementBackButton)
    XCTAssertTrue(top.titleView is Label)
    XCTAssertEqual(top.backBarButtonItem?.title, "B")
    XCTAssertEqual(top.leftBarButtonItems?.map(\.title), ["L", "M"])
    XCTAssertEqual(top.rightBarButtonItem?.title, "R")
    XCTAssertTrue(read.prefersLargeTitles)
    XCTAssertFalse(read.isTranslucent)
    XCTAssertEqual(read.barStyle, .black)
    XCTAssertEqual(read.barTintColor, .red)
    XCTAssertEqual(read.subviews, [])
    read.layoutIfNeeded()
    XCTAssertEqual(read.subviews.count, bar.subviews.count)
  }

  func testToolbarSurvivesAnArchiveWithTheAppsOwnSubviews() throws {
    let bar = Toolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let own = View()
    own.tag = 4
    bar.addSubview(own)
    bar.items = [BarButtonItem(title: "A"), .fixedSpace(12), .flexibleSpace()]
    bar.isTranslucent = false
    bar.barStyle = .black
    bar.barTintColor = .red
    bar.layoutIfNeeded()
    let read = try archivedCopy(of: bar)
    XCTAssertEqual(read.items?.map(\.title), ["A", nil, nil])
    XCTAssertEqual(read.items?.map(\.width), [0, 12, 0])
    XCTAssertFalse(read.isTranslucent)
    XCTAssertEqual(read.barStyle, .black)
    XCTAssertEqual(read.barTintColor, .red)
    XCTAssertEqual(read.subviews.map(\.tag), [4])
  }

  func testSearchBarSurvivesAnArchive() throws {
    let bar = SearchBar()
    bar.text = "cat"
    bar.placeholder = "Search"
    bar.prompt = "Animals"
    bar.showsCancelButton = true
    bar.searchBarStyle = .minimal
    bar.barStyle = .black
    bar.barTintColor = .red
    bar.isTranslucent = false
    let read = try archivedCopy(of: bar)
    XCTAssertEqual([read.text, read.placeholder, read.prompt], ["cat", "Search", "Animals"])
    XCTAssertTrue(read.showsCancelButton)
    XCTAssertEqual(read.searchBarStyle, .minimal)
    XCTAssertEqual(read.barStyle, .black)
    XCTAssertEqual(read.barTintColor, .red)
    XCTAssertFalse(read.isTranslucent)
    XCTAssertEqual(read.subviews.count, 2)
  }

  func testDatePickerSurvivesAnArchive() throws {
    let picker = DatePicker()
    picker.datePickerMode = .time
    picker.minimumDate = Date(timeIntervalSince1970: 0)
    picker.maximumDate = Date(timeIntervalSince1970: 1_000)
    picker.date = Date(timeIntervalSince1970: 600)
    picker.minuteInterval = 5
    picker.countDownDuration = 120
    picker.locale = Locale(identifier: "de_DE")
    picker.timeZone = TimeZone(identifier: "Europe/Berlin")
    let read = try archivedCopy(of: picker)
    XCTAssertEqual(read.datePickerMode, .time)
    XCTAssertEqual(read.minimumDate, picker.minimumDate)
    XCTAssertEqual(read.maximumDate, picker.maximumDate)
    XCTAssertEqual(read.date, picker.date)
    XCTAssertEqual(read.minuteInterval, 5)
    XCTAssertEqual(read.countDownDuration, 120)
    XCTAssertEqual(read.locale?.identifier, "de_DE")
    XCTAssertEqual(read.timeZone?.identifier, "Europe/Berlin")
  }

  func testVisualEffectViewSurvivesAnArchiveWithItsContent() throws {
    let view = VisualEffectView(
      effect: VibrancyEffect(blurEffect: BlurEffect(style: .extraLight))
    )
    view.frame.size = CGSize(width: 40, height: 30)
    let label = Label()
    label.text = "Text"
    view.contentView.addSubview(label)
    let read = try archivedCopy(of: view)
    XCTAssertEqual(read.effect?.description, view.effect?.description)
    XCTAssertTrue(read.effect is VibrancyEffect)
    XCTAssertEqual(read.subviews, [read.contentView])
    XCTAssertEqual((read.contentView.subviews.first as? Label)?.text, "Text")
    read.frame.size.width = 100
    XCTAssertEqual(read.contentView.frame, CGRect(x: 0, y: 0, width: 100, height: 30))
  }
}
