public import Foundation

/// A guide of a controller for what bars leave free: the form before safe areas.
///
/// ``ViewController/topLayoutGuide`` and ``ViewController/bottomLayoutGuide`` are such guides. The
/// first lies between the root view's top edge and its safe area, the other one between the safe
/// area and the bottom edge. Prefer ``View/safeAreaLayoutGuide``.
public protocol LayoutSupport: NSObjectProtocol {
  /// The guide's height in points as it is now.
  var length: CGFloat { get }

  /// The guide's top edge.
  var topAnchor: LayoutYAxisAnchor { get }

  /// The guide's bottom edge.
  var bottomAnchor: LayoutYAxisAnchor { get }

  /// The guide's height.
  var heightAnchor: LayoutDimension { get }
}

/// The guide at the top or at the bottom of a controller's root view.
///
/// It has no side of its own in constraints: its edges are those of the root view and of the safe
/// area, so whatever lays these out lays the guide out too. Reading an anchor loads the view; once
/// the controller has been freed, anchors are those of nothing.
final class ControllerLayoutGuide: NSObject, LayoutSupport {
  enum Edge {
    case top
    case bottom
  }

  private weak var controller: ViewController?
  private let edge: Edge

  init(of controller: ViewController, at edge: Edge) {
    self.controller = controller
    self.edge = edge
  }

  var length: CGFloat {
    let insets = controller?.viewIfLoaded?.safeAreaInsets ?? .zero
    return edge == .top ? insets.top : insets.bottom
  }

  var topAnchor: LayoutYAxisAnchor {
    (edge == .top ? view?.topAnchor : view?.safeAreaLayoutGuide.bottomAnchor) ?? LayoutYAxisAnchor()
  }

  var bottomAnchor: LayoutYAxisAnchor {
    (edge == .top ? view?.safeAreaLayoutGuide.topAnchor : view?.bottomAnchor) ?? LayoutYAxisAnchor()
  }

  var heightAnchor: LayoutDimension { topAnchor.anchorWithOffset(to: bottomAnchor) }

  /// What stands for a part of the guide in a constraint, or nil for a part that it does not have.
  func term(_ attribute: LayoutConstraint.Attribute) -> LayoutTerm? {
    switch attribute {
    case .top, .firstBaseline: topAnchor.term
    case .bottom, .lastBaseline: bottomAnchor.term
    case .height: heightAnchor.term
    case .left, .right, .leading, .trailing, .centerX, .width:
      view.map { LayoutTerm(item: $0.ensureLayoutItem(), attribute: attribute) }
    default: nil
    }
  }

  private var view: View? { controller?.view }
}
