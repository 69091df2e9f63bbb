import ViewKit
import ViewKitNibs

extension NibCanvas {
  /// The views that stand by themselves, with the names that people know them by.
  var namedViews: [(name: String, view: View)] {
    roots.compactMap { root in
      guard let view = view(ofObject: root.id) else { return nil }
      let object = root.container ?? root.object
      return (object.userLabel ?? object.customClass ?? object.elementName, view)
    }
  }
}
