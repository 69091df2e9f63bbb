import ViewKit

/// The class for an element, and the values that it decodes in addition to those of every view.
struct NibElementKind {
  /// The class of objects without a custom class.
  let viewClass: View.Type

  /// Whether the class is UIKit's own for the element rather than a substitute.
  let isExact: Bool

  /// Returns the values that the class decodes, keyed by archive key.
  let values: (NibReader) -> [String: Any]

  private init(
    _ viewClass: View.Type,
    isExact: Bool = true,
    _ values: @escaping (NibReader) -> [String: Any] = { _ in [:] }
  ) {
    self.viewClass = viewClass
    self.isExact = isExact
    self.values = values
  }

  /// Returns the kind for a view's element.
  static func kind(of name: String) -> NibElementKind {
    plain(name) ?? scrolling(name) ?? bar(name) ?? control(name)
      ?? NibElementKind(View.self, isExact: false)
  }

  private static func plain(_ name: String) -> NibElementKind? {
    switch name {
    case "view", "containerView", "collectionViewCellContentView": NibElementKind(View.self)
    case "tableViewCellContentView": NibElementKind(TableViewCellContentView.self)
    case "window": NibElementKind(Window.self)
    case "label": NibElementKind(Label.self) { state($0.label()) }
    case "imageView": NibElementKind(ImageView.self) { state($0.imageView()) }
    case "stackView": NibElementKind(StackView.self) { state($0.stackView()) }
    case "progressView": NibElementKind(ProgressView.self) { state($0.progressView()) }
    case "activityIndicatorView":
      NibElementKind(ActivityIndicatorView.self) { state($0.activityIndicatorView()) }
    case "visualEffectView":
      NibElementKind(VisualEffectView.self) { state($0.visualEffectView()) }
    case "pickerView": NibElementKind(PickerView.self)
    default: nil
    }
  }

  private static func scrolling(_ name: String) -> NibElementKind? {
    switch name {
    case "scrollView": NibElementKind(ScrollView.self) { state($0.scrollView()) }
    case "textView":
      NibElementKind(TextView.self) { state($0.scrollView()).with(state($0.textView())) }
    case "tableView":
      NibElementKind(TableView.self) { state($0.scrollView()).with(state($0.tableView())) }
    case "collectionView":
      NibElementKind(CollectionView.self) { state($0.scrollView()) }
    case "tableViewCell": NibElementKind(TableViewCell.self) { state($0.tableViewCell()) }
    case "collectionViewCell":
      NibElementKind(CollectionViewCell.self) {
        state($0.collectionReusableView()).with(state($0.collectionViewCell()))
      }
    case "collectionReusableView":
      NibElementKind(CollectionReusableView.self) { state($0.collectionReusableView()) }
    default: nil
    }
  }

  private static func bar(_ name: String) -> NibElementKind? {
    switch name {
    case "navigationBar": NibElementKind(NavigationBar.self) { state($0.navigationBar()) }
    case "toolbar": NibElementKind(Toolbar.self) { state($0.toolbar()) }
    case "tabBar": NibElementKind(TabBar.self) { state($0.tabBar()) }
    case "searchBar": NibElementKind(SearchBar.self) { state($0.searchBar()) }
    default: nil
    }
  }

  private static func control(_ name: String) -> NibElementKind? {
    switch name {
    case "button": control(Button.self) { state($0.button()) }
    case "textField": control(TextField.self) { state($0.textField()) }
    case "switch": control(Switch.self) { state($0.toggle()) }
    case "slider": control(Slider.self) { state($0.slider()) }
    case "stepper": control(Stepper.self) { state($0.stepper()) }
    case "segmentedControl": control(SegmentedControl.self) { state($0.segmentedControl()) }
    case "pageControl": control(PageControl.self) { state($0.pageControl()) }
    case "datePicker": control(DatePicker.self) { state($0.datePicker()) }
    case "refreshControl": control(RefreshControl.self) { _ in [:] }
    default: nil
    }
  }

  private static func control(
    _ viewClass: View.Type,
    _ values: @escaping (NibReader) -> [String: Any]
  ) -> NibElementKind {
    NibElementKind(viewClass) { state($0.control()).with(values($0)) }
  }

  private static func state<State: ArchivedState>(_ state: State) -> [String: Any] {
    [State.key: state]
  }
}

extension [String: Any] {
  fileprivate func with(_ others: [String: Any]) -> [String: Any] {
    merging(others) { $1 }
  }
}
