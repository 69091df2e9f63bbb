import Foundation
import ViewKit
import ViewKitNibs

/// The classes that mutated interface files can name, with outlets of every kind and actions.
enum FuzzClasses {
  static var registry: ClassRegistry {
    var classes = ClassRegistry([FuzzView.self, FuzzController.self])
    classes.register(FuzzView.self, as: "CardView")
    classes.register(FuzzController.self, as: "CheckoutController")
    classes.register(FuzzController.self, as: "ControlsController")
    classes.register(FuzzController.self, as: "GoodsController")
    classes.register(Responder.self, as: "SummaryController")
    return classes
  }
}

/// A view with outlets named as in the files.
final class FuzzView: BaseView {
  @Outlet var title: Label?
  @Outlet var button: Button?
  @Outlet(.weak) var heading: View?
  @Outlet var controls: [Control]?

  override func setup() {
    title?.text = "Set up"
    heading?.alpha = 0.5
  }

  override func setupConstraints() {
    guard let title, title.isDescendant(of: self) else { return }
    title.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor).isActive = true
  }
}

/// A view controller with outlets and actions named as in the files.
final class FuzzController: ViewController {
  @Outlet var name: TextField?
  @Outlet var heading: Label?
  @Outlet var top: LayoutConstraint?
  @Outlet var card: FuzzView?
  @Outlet var controls: [View]?

  override func awakeFromNib() {
    super.awakeFromNib()
    registerAction("send:") { [weak self] _ in self?.top?.constant += 1 }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    heading?.text = "Loaded"
    top?.constant = 12
    if controls?.isEmpty == false { top?.isActive = false }
  }
}
