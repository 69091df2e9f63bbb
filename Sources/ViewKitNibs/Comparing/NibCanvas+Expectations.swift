import Foundation
import ViewKit

extension NibCanvas {
  /// Returns the expectations that follow from the stored frames.
  ///
  /// A frame that doesn't change when the sizes of texts and controls change is independent of
  /// them. To find this out, the canvas is laid out several times.
  func storedExpectations() -> [NibExpectation] {
    let views = roots.filter { !$0.object.element.hasMarkedFrames }.flatMap { root in
      root.object.element.placedViews.map { (root, $0) }
    }
    contentSizes = .stored
    layOut()
    let open = openViews()
    let before = views.map { alignmentRect(ofObject: $1.id ?? "") }
    changeContentSizes()
    layOut()
    let after = views.map { alignmentRect(ofObject: $1.id ?? "") }
    contentSizes = .own
    return views.indices.compactMap { index in
      let (root, element) = views[index]
      guard let id = element.id, let frame = element.frame, let view = view(ofObject: id),
        !open.contains(ObjectIdentifier(view))
      else { return nil }
      return NibExpectation(
        root: root.id,
        view: id,
        element: element.name,
        rect: frame.inset(by: view.alignmentRectInsets),
        tier: before[index] == after[index] ? .m0 : .m1,
        isConfirmed: false
      )
    }
  }
}

extension NibElement {
  /// Whether Xcode has marked a frame in a root view as misplaced.
  fileprivate var hasMarkedFrames: Bool {
    var isMarked = false
    forEachElement { element in
      if element.bool("misplaced") == true || element.bool("ambiguous") == true { isMarked = true }
    }
    return isMarked
  }

  /// The descendants that constraints lay out, in the order of the file.
  var placedViews: [NibElement] {
    var views: [NibElement] = []
    for child in children {
      if child.name == "subviews" {
        for view in child.children where view.isInstalled {
          if view.bool("translatesAutoresizingMaskIntoConstraints") == false,
            view.bool("fixedFrame") != true
          {
            views.append(view)
          }
          views += view.placedViews
        }
      } else if child.key == "contentView", NibSchema.isView(child.name) {
        views += child.placedViews
      }
    }
    return views
  }
}
