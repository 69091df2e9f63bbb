import Foundation

/// The module's own classes of views that can be made from a frame alone.
///
/// Swift makes an object of a class that is known only at run time through a required initialiser,
/// and `init(frame:)` is not required, so that subclasses need not repeat it. The module's own
/// classes are therefore listed here by name, and found by identity: a subclass of one of them,
/// which may have an initialiser of its own that must run, is never taken for it.
enum OwnViews {
  private static var list: [(type: View.Type, make: (CGRect) -> View)] {
    [
      (View.self, { View(frame: $0) }),
      (Control.self, { Control(frame: $0) }),
      (Label.self, { Label(frame: $0) }),
      (Button.self, { Button(frame: $0) }),
      (ImageView.self, { ImageView(frame: $0) }),
      (StackView.self, { StackView(frame: $0) }),
      (ScrollView.self, { ScrollView(frame: $0) }),
      (TextField.self, { TextField(frame: $0) }),
      (TextView.self, { TextView(frame: $0) }),
      (Switch.self, { Switch(frame: $0) }),
      (Slider.self, { Slider(frame: $0) }),
      (ProgressView.self, { ProgressView(frame: $0) }),
      (ActivityIndicatorView.self, { ActivityIndicatorView(frame: $0) }),
      (SegmentedControl.self, { SegmentedControl(frame: $0) }),
      (Stepper.self, { Stepper(frame: $0) }),
      (PageControl.self, { PageControl(frame: $0) }),
      (NavigationBar.self, { NavigationBar(frame: $0) }),
      (Toolbar.self, { Toolbar(frame: $0) }),
      (TabBar.self, { TabBar(frame: $0) }),
      (SearchBar.self, { SearchBar(frame: $0) }),
      (SearchTextField.self, { SearchTextField(frame: $0) }),
      (PickerView.self, { PickerView(frame: $0) }),
      (DatePicker.self, { DatePicker(frame: $0) }),
      (RefreshControl.self, { RefreshControl(frame: $0) }),
      (VisualEffectView.self, { VisualEffectView(frame: $0) }),
      (TableView.self, { TableView(frame: $0) }),
      (TableViewCell.self, { TableViewCell(frame: $0) }),
      (TableViewHeaderFooterView.self, { TableViewHeaderFooterView(frame: $0) }),
      (CollectionReusableView.self, { CollectionReusableView(frame: $0) }),
      (CollectionViewCell.self, { CollectionViewCell(frame: $0) }),
    ]
  }

  /// Makes a view of exactly one of the listed classes; nil for any other class.
  static func make(_ type: View.Type, frame: CGRect) -> View? {
    list.first { $0.type == type }?.make(frame)
  }
}
