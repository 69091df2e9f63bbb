import Foundation

// The results of an app's overrides that differ from those of this module's classes.
extension ResponderRecord {
  /// The answers for a view, by their keys in a saved tree.
  var answers: [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    members["description"] = description.map { .string($0) }
    members["place"] = place.map { .whole($0) }
    members["touchSide"] = touchSide.map { .length($0) }
    members["alignmentInsets"] = alignmentInsets.map { .array($0.json) }
    for part in Part.allCases {
      members[part.rawValue + "Rect"] = partRects[part].map { .array($0.json) }
    }
    return members
  }

  /// Records the answers of an app's class for a view that differ from those of this module.
  convenience init(answersOf view: View) {
    self.init(typeName: view.typeName)
    if view.description != view.lineDescription { description = view.description }
    let (touch, usual) = (
      view.touchSide { view.point(inside: $0, with: nil) }, view.touchSide(view.boundsContain)
    )
    if abs(touch - usual) > 0.05 { touchSide = touch }
    let (bounds, aligned) = (view.storedBounds, view.alignmentRect(forFrame: view.storedBounds))
    // Controls and images have default insets, which the class may have removed.
    if aligned != bounds || view is Control || view is ImageView {
      alignmentInsets = EdgeInsets(
        top: aligned.minY - bounds.minY,
        left: aligned.minX - bounds.minX,
        bottom: bounds.maxY - aligned.maxY,
        right: bounds.maxX - aligned.maxX
      )
    }
    partRects = view.partRects
  }

  func readAnswers(_ cursor: JSONCursor) throws(SavedTreeError) {
    description = try cursor.at("description")?.text()
    place = try cursor.at("place")?.whole()
    touchSide = try cursor.at("touchSide")?.length()
    alignmentInsets = try cursor.at("alignmentInsets")?.insets()
    for part in Part.allCases {
      partRects[part] = try cursor.at(part.rawValue + "Rect")?.rect()
    }
  }
}

extension CGRect {
  /// The x-coordinate, the y-coordinate, the width and the height.
  var json: [JSONValue] {
    [origin.x, origin.y, size.width, size.height].map { .length($0) }
  }
}

extension EdgeInsets {
  /// The top, left, bottom and right insets.
  var json: [JSONValue] { [top, left, bottom, right].map { .length($0) } }
}

extension View {
  /// Returns the side in points of the largest centred square whose corners receive touches.
  fileprivate func touchSide(_ takes: (CGPoint) -> Bool) -> CGFloat {
    let middle = convert(accessibilityFrame.middle, from: nil)
    func isTaken(_ side: CGFloat) -> Bool {
      let reach = side / 2
      return [(-reach, -reach), (reach, -reach), (-reach, reach), (reach, reach)]
        .allSatisfy { takes(CGPoint(x: middle.x + $0, y: middle.y + $1)) }
    }
    var (low, high): (CGFloat, CGFloat) = (0, 128)
    guard middle.x.isFinite, middle.y.isFinite, !isTaken(high) else { return high }
    while high - low > 0.01 {
      let side = (low + high) / 2
      if isTaken(side) { low = side } else { high = side }
    }
    return low
  }

  /// The rectangles of the parts that differ from those of this module's classes.
  fileprivate var partRects: [ResponderRecord.Part: CGRect] {
    let bounds = storedBounds
    var rects: [ResponderRecord.Part: CGRect] = [:]
    func note(_ part: ResponderRecord.Part, _ rect: CGRect, usual: CGRect) {
      if rect != usual { rects[part] = rect }
    }
    switch self {
    case let label as Label:
      for (part, lines) in [(ResponderRecord.Part.text, label.numberOfLines), (.firstLine, 1)] {
        let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
        note(part, rect, usual: label.placedTextRect(in: bounds, lineLimit: lines))
      }
    case let field as TextField:
      note(.border, field.borderRect(forBounds: bounds), usual: bounds)
      note(.text, field.textRect(forBounds: bounds), usual: field.placedTextRect(in: bounds))
    case let slider as Slider:
      let track = slider.trackRect(forBounds: bounds)
      let share = slider.share(of: slider.value)
      note(.track, track, usual: slider.placedTrackRect(in: bounds))
      note(
        .thumb,
        slider.thumbRect(forBounds: bounds, trackRect: track, value: slider.value),
        usual: slider.placedThumbRect(in: bounds, track: track, share: share)
      )
    default: break
    }
    return rects
  }
}
