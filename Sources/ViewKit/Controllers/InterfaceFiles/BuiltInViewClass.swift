import Foundation

/// A class of views that this module declares and that archives can hold.
///
/// Swift creates an object of a class that is known only at run time through a required initializer,
/// and `init(frame:)` is not required, so that subclasses need not repeat it. Nor can a class be
/// found by its name on every system. This table therefore lists the module's classes; a test
/// compares it with the sources.
struct BuiltInViewClass {
  let type: View.Type

  /// The name without the module's.
  let name: String

  /// Creates a view with a frame; nil for classes whose views only other views create.
  let make: ((CGRect) -> View)?

  private let includes: (View) -> Bool

  private init<V: View>(_ type: V.Type, _ make: ((CGRect) -> V)? = nil) {
    self.type = type
    name = "\(type)"
    self.make = make.map { make in { make($0) } }
    includes = { $0 is V }
  }

  /// Returns a Boolean value that indicates whether a view is of the class or of a subclass.
  func includes(_ view: View) -> Bool { includes(view) }

  /// The classes, each before those that it inherits from.
  static var all: [BuiltInViewClass] {
    [
      .init(ButtonLabel.self), .init(TableViewCellLabel.self),
      .init(Label.self) { Label(frame: $0) },
      .init(SearchTextField.self) { SearchTextField(frame: $0) },
      .init(TextField.self) { TextField(frame: $0) },
      .init(Button.self) { Button(frame: $0) },
      .init(DatePicker.self) { DatePicker(frame: $0) },
      .init(PageControl.self) { PageControl(frame: $0) },
      .init(RefreshControl.self) { RefreshControl(frame: $0) },
      .init(SegmentedControl.self) { SegmentedControl(frame: $0) },
      .init(Slider.self) { Slider(frame: $0) },
      .init(Stepper.self) { Stepper(frame: $0) },
      .init(Switch.self) { Switch(frame: $0) },
      .init(Control.self) { Control(frame: $0) },
      .init(CollectionView.self),
      .init(TableView.self) { TableView(frame: $0) },
      .init(TextView.self) { TextView(frame: $0) },
      .init(ScrollView.self) { ScrollView(frame: $0) },
      .init(CollectionViewCell.self) { CollectionViewCell(frame: $0) },
      .init(CollectionReusableView.self) { CollectionReusableView(frame: $0) },
      .init(TableViewCell.self) { TableViewCell(frame: $0) },
      .init(TableViewCellAccessory.self), .init(TableViewCellContentView.self),
      .init(TableViewHeaderFooterView.self) { TableViewHeaderFooterView(frame: $0) },
      .init(ActivityIndicatorView.self) { ActivityIndicatorView(frame: $0) },
      .init(ImageView.self) { ImageView(frame: $0) },
      .init(NavigationBar.self) { NavigationBar(frame: $0) },
      .init(PickerView.self) { PickerView(frame: $0) },
      .init(ProgressView.self) { ProgressView(frame: $0) },
      .init(SearchBar.self) { SearchBar(frame: $0) },
      .init(StackView.self) { StackView(frame: $0) },
      .init(TabBar.self) { TabBar(frame: $0) },
      .init(Toolbar.self) { Toolbar(frame: $0) },
      .init(VisualEffectView.self) { VisualEffectView(frame: $0) },
      .init(Window.self), .init(BaseView.self),
      view,
    ]
  }

  /// The class of plain views.
  static var view: BuiltInViewClass { .init(View.self) { View(frame: $0) } }

  /// Creates a view of exactly one of the classes, or returns nil for any other class.
  ///
  /// A subclass, which may have an initializer of its own that must run, is another class.
  static func make(_ type: View.Type, frame: CGRect) -> View? {
    all.first { $0.type == type }?.make?(frame)
  }
}
