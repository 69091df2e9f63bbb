import Foundation
import ViewKit
import ViewKitNibs

/// Classes that take every outlet and runtime attribute, whatever its name.
enum Recorder {
  /// Stands for every class that a file names with one that records.
  static var classes: ClassRegistry {
    var classes = ClassRegistry()
    classes.fallback = { _, standard in recordingClasses[ObjectIdentifier(standard)] }
    return classes
  }

  private static let recordingClasses: [ObjectIdentifier: Responder.Type] = [
    ObjectIdentifier(View.self): RecordingView.self,
    ObjectIdentifier(Label.self): RecordingLabel.self,
    ObjectIdentifier(Button.self): RecordingButton.self,
    ObjectIdentifier(ImageView.self): RecordingImageView.self,
    ObjectIdentifier(TextField.self): RecordingTextField.self,
    ObjectIdentifier(TextView.self): RecordingTextView.self,
    ObjectIdentifier(StackView.self): RecordingStackView.self,
    ObjectIdentifier(ScrollView.self): RecordingScrollView.self,
    ObjectIdentifier(TableView.self): RecordingTableView.self,
    ObjectIdentifier(CollectionView.self): RecordingCollectionView.self,
    ObjectIdentifier(TableViewCell.self): RecordingTableViewCell.self,
    ObjectIdentifier(CollectionViewCell.self): RecordingCollectionViewCell.self,
    ObjectIdentifier(CollectionReusableView.self): RecordingCollectionReusableView.self,
    ObjectIdentifier(NavigationBar.self): RecordingNavigationBar.self,
    ObjectIdentifier(Toolbar.self): RecordingToolbar.self,
    ObjectIdentifier(TabBar.self): RecordingTabBar.self,
    ObjectIdentifier(Switch.self): RecordingSwitch.self,
    ObjectIdentifier(Slider.self): RecordingSlider.self,
    ObjectIdentifier(SegmentedControl.self): RecordingSegmentedControl.self,
    ObjectIdentifier(VisualEffectView.self): RecordingVisualEffectView.self,
    ObjectIdentifier(ProgressView.self): RecordingProgressView.self,
    ObjectIdentifier(PageControl.self): RecordingPageControl.self,
    ObjectIdentifier(ViewController.self): RecordingViewController.self,
    ObjectIdentifier(NavigationController.self): RecordingNavigationController.self,
    ObjectIdentifier(TabBarController.self): RecordingTabBarController.self,
    ObjectIdentifier(TableViewController.self): RecordingTableViewController.self,
    ObjectIdentifier(CollectionViewController.self): RecordingCollectionViewController.self,
  ]
}

// One class for each that files have subclasses of.

private final class RecordingView: View {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingLabel: Label {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingButton: Button {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingImageView: ImageView {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingTextField: TextField {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingTextView: TextView {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingStackView: StackView {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingScrollView: ScrollView {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingTableView: TableView {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingCollectionView: CollectionView {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingTableViewCell: TableViewCell {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingCollectionViewCell: CollectionViewCell {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingCollectionReusableView: CollectionReusableView {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingNavigationBar: NavigationBar {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingToolbar: Toolbar {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingTabBar: TabBar {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingSwitch: Switch {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingSlider: Slider {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingSegmentedControl: SegmentedControl {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingVisualEffectView: VisualEffectView {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingProgressView: ProgressView {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingPageControl: PageControl {
  override func setValue(_ value: Any?, forKey key: String) {}
}

final class RecordingViewController: ViewController {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingNavigationController: NavigationController {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingTabBarController: TabBarController {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingTableViewController: TableViewController {
  override func setValue(_ value: Any?, forKey key: String) {}
}

private final class RecordingCollectionViewController: CollectionViewController {
  override func setValue(_ value: Any?, forKey key: String) {}
}
