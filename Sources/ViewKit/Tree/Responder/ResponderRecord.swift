import Foundation

/// What a view or an element said of itself when its tree was saved.
///
/// It stands in for what the object's class is no longer there to say: its name, and the answers of
/// the methods that it may have overridden. An object with a record is never laid out again.
final class ResponderRecord {
  /// The name of the class.
  let typeName: String

  /// What the getters of accessibility returned.
  var attributes = AccessibilityAttributes.Archived()
  /// What `isAccessibilityElement` had been set to, apart from what the class says.
  var isElementSet: Bool?
  /// The elements that were listed, with a null object for each that is no responder.
  var elements: [Any]?
  /// Whether that list was given, and is not the class's own.
  var listsOwnElements = false
  /// The rotors with what they found.
  var rotors: [AccessibilityTree.CustomRotor] = []
  /// Whether the view was that of a presented controller, which silences those behind it.
  var isPresented = false
  /// What the containers around said of the object when the saved view was read.
  var position: AccessibilityPosition?
  /// The numbers of rows and columns of a data table.
  var tableSize: (rows: Int, columns: Int)?

  /// The line of the view, where the class had one of its own.
  var description: String?
  /// The margins in force.
  var margins: EdgeInsets?
  /// The place among the subviews of the superview, where siblings were not saved.
  var place: Int?
  /// The side in points of the square around the middle that takes touches, where it is not the
  /// bounds that decide.
  var touchSide: CGFloat?
  /// The insets to the rectangle that constraints speak of, where the class had some of its own.
  var alignmentInsets: EdgeInsets?
  /// The rectangles of parts, where the class had some of its own.
  var partRects: [Part: CGRect] = [:]
  /// What was wrong with the layout of the tree; nil for all views but the topmost.
  var layout: Layout?

  /// A part of a view whose rectangle a class may decide.
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
  /// The name of the class, as descriptions and issues print it.
  ///
  /// An object that was read from a saved tree has the name of the class that was saved.
  public final var typeName: String { record?.typeName ?? String(describing: type(of: self)) }

  /// What a saved tree says of the object; nil for all that were not read from one.
  var record: ResponderRecord? { responderExtras?.record }
}

extension View {
  /// Returns the rectangle of a part as it was saved, for the bounds that the view has.
  func recordedRect(_ part: ResponderRecord.Part, forBounds bounds: CGRect) -> CGRect? {
    guard let rect = record?.partRects[part], bounds == storedBounds else { return nil }
    return rect
  }

  /// Tells whether a point in the view's coordinates lies where the saved view took touches.
  func recordedTouch(at point: CGPoint) -> Bool? {
    guard let side = record?.touchSide else { return nil }
    let middle = convert(accessibilityFrame.middle, from: nil)
    return max(abs(point.x - middle.x), abs(point.y - middle.y)) < side / 2
  }
}
