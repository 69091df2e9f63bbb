import Foundation

/// The answers that a view or an element gave when its tree was saved.
///
/// A record replaces the object's class, which is not available when the tree is read: it has the
/// name of the class and the results of the methods that it may have overridden. An object with a
/// record is never laid out again.
final class ResponderRecord {
  /// The name of the class.
  let typeName: String

  /// The values that the accessibility getters returned.
  var attributes = AccessibilityAttributes.Archived()
  /// The explicitly set value of `isAccessibilityElement`, or nil if the class's default applied.
  var isElementSet: Bool?
  /// The listed elements, with a null object in place of each that is not a responder.
  var elements: [Any]?
  /// Whether the list was set explicitly rather than provided by the class.
  var listsOwnElements = false
  /// The rotors with their results.
  var rotors: [AccessibilityTree.CustomRotor] = []
  /// Whether the view belonged to a presented controller, which hides the views behind it.
  var isPresented = false
  /// The position that the containers gave the object when the saved view was read.
  var position: AccessibilityPosition?
  /// The numbers of rows and columns of a data table.
  var tableSize: (rows: Int, columns: Int)?

  /// The description of the view, if its class overrides it.
  var description: String?
  /// The layout margins in force.
  var margins: EdgeInsets?
  /// The index among the superview's subviews, for a view whose siblings were not saved.
  var place: Int?
  /// The side in points of the centred square that receives touches; nil if the bounds determine
  /// it.
  var touchSide: CGFloat?
  /// The insets of the alignment rectangle, if the class overrides it.
  var alignmentInsets: EdgeInsets?
  /// The rectangles of the view's parts that its class overrides.
  var partRects: [Part: CGRect] = [:]
  /// The problems in the layout of the tree; nil for all views but the topmost.
  var layout: Layout?

  /// A part of a view whose rectangle a class may override.
  enum Part: String, CaseIterable {
    case text
    case firstLine
    case border
    case track
    case thumb
  }

  struct Layout {
    var conflicts: [LayoutConflict] = []
    var ambiguities: [LayoutAmbiguity] = []
  }

  init(typeName: String) {
    self.typeName = typeName
  }
}

extension Responder {
  /// The name of the class, as it appears in descriptions and issues.
  ///
  /// An object that was read from a saved tree has the name of the class that was saved.
  public final var typeName: String { record?.typeName ?? String(describing: type(of: self)) }

  /// The record of an object that was read from a saved tree; nil for any other object.
  var record: ResponderRecord? { responderExtras?.record }
}

extension View {
  /// Returns the saved rectangle of a part, or nil if none was saved for the given bounds.
  func recordedRect(_ part: ResponderRecord.Part, forBounds bounds: CGRect) -> CGRect? {
    guard let rect = record?.partRects[part], bounds == storedBounds else { return nil }
    return rect
  }

  /// Returns whether the saved view received touches at a point in its coordinates, if recorded.
  func recordedTouch(at point: CGPoint) -> Bool? {
    guard let side = record?.touchSide else { return nil }
    let middle = convert(accessibilityFrame.middle, from: nil)
    return max(abs(point.x - middle.x), abs(point.y - middle.y)) < side / 2
  }
}
