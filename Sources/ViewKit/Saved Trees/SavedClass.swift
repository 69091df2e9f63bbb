/// A class of views that a saved tree can be read as.
struct SavedClass {
  let name: String
  let type: View.Type
  private let holds: (View) -> Bool

  private init<V: View>(_ type: V.Type) {
    name = "\(type)"
    self.type = type
    holds = { $0 is V }
  }

  /// The classes of this module whose views can be made from an archive, each before those above it.
  private static var all: [SavedClass] {
    [
      .init(ButtonLabel.self), .init(TableViewCellLabel.self), .init(Label.self),
      .init(SearchTextField.self), .init(TextField.self), .init(Button.self),
      .init(DatePicker.self), .init(PageControl.self), .init(RefreshControl.self),
      .init(SegmentedControl.self), .init(Slider.self), .init(Stepper.self), .init(Switch.self),
      .init(Control.self), .init(CollectionView.self), .init(TableView.self),
      .init(TextView.self), .init(ScrollView.self), .init(CollectionViewCell.self),
      .init(CollectionReusableView.self), .init(TableViewCell.self),
      .init(TableViewCellAccessory.self), .init(TableViewCellContentView.self),
      .init(TableViewHeaderFooterView.self), .init(ActivityIndicatorView.self),
      .init(ImageView.self), .init(NavigationBar.self), .init(PickerView.self),
      .init(ProgressView.self), .init(SearchBar.self), .init(StackView.self), .init(TabBar.self),
      .init(Toolbar.self), .init(VisualEffectView.self), .init(Window.self), .init(BaseView.self),
      .init(View.self),
    ]
  }

  /// Finds classes, each once.
  struct Table {
    private let all = SavedClass.all
    private let named: [String: SavedClass]
    private var nearest: [ObjectIdentifier: SavedClass] = [:]
    private var defaults: [String: [String: JSONValue]] = [:]

    init() {
      named = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    }

    /// Returns the class of a name, or nil where there is none.
    subscript(name: String) -> SavedClass? { named[name] }

    /// Returns the class of a view, or the one nearest above it.
    mutating func nearest(to view: View) -> SavedClass {
      let type = ObjectIdentifier(Swift.type(of: view))
      if let known = nearest[type] { return known }
      let found = all.first { $0.holds(view) } ?? SavedClass(View.self)
      nearest[type] = found
      return found
    }

    /// Returns what a view of a class writes that nothing has been said of.
    mutating func defaults(of saved: SavedClass) -> [String: JSONValue] {
      if let known = defaults[saved.name] { return known }
      let coder = SavedTreeEncoder()
      let view = saved.type.init(coder: SavedTreeDecoder())
      // So that what is written only of views with some setting is written of this one too.
      _ = view?.ensureExtras()
      _ = view?.ensureLayoutItem()
      view?.encode(with: coder)
      defaults[saved.name] = coder.values
      return coder.values
    }
  }
}
