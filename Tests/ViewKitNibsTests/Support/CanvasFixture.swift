import Foundation
import ViewKitNibs

/// Documents for the canvas, made by hand.
enum CanvasFixture {
  /// A xib with some content.
  static func xib(
    device: String? = "retina6_1",
    orientation: String = "portrait",
    tools: String = "17701",
    _ content: String
  ) throws -> NibDocument {
    try document(
      kind: "XIB",
      device,
      orientation,
      tools,
      "<objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>\(content)</objects>"
    )
  }

  /// A storyboard whose scenes hold one controller each.
  static func storyboard(
    device: String? = "retina6_1",
    orientation: String = "portrait",
    tools: String = "17701",
    _ controllers: [String],
    after: String = ""
  ) throws -> NibDocument {
    let scenes = controllers.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    return try document(
      kind: "Storyboard.XIB",
      device,
      orientation,
      tools,
      "<scenes>\(scenes)</scenes>\(after)"
    )
  }

  private static func document(
    kind: String,
    _ device: String?,
    _ orientation: String,
    _ tools: String,
    _ content: String
  ) throws -> NibDocument {
    let device = device.map { "<device id=\"\($0)\" orientation=\"\(orientation)\"/>" } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">
      \(device)
      \(content)
      </document>
      """
    return try NibDocument(data: Data(text.utf8), file: "Test.xib")
  }

  // MARK: Parts

  /// A frame and content in an element.
  static func view(
    _ name: String = "view",
    _ id: String,
    _ attributes: String = "",
    frame: (CGFloat, CGFloat, CGFloat, CGFloat),
    _ content: String = ""
  ) -> String {
    """
    <\(name) id="\(id)" \(attributes)>
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
    \(content)
    </\(name)>
    """
  }

  /// A view that constraints place.
  static func placed(
    _ name: String = "view",
    _ id: String,
    _ attributes: String = "",
    frame: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0),
    _ content: String = ""
  ) -> String {
    let off = "translatesAutoresizingMaskIntoConstraints=\"NO\" "
    return view(name, id, off + attributes, frame: frame, content)
  }

  /// Constraints in a short form: `a.top = b.bottom + 8`, one a line; `self` is left out.
  static func constraints(_ lines: String...) -> String {
    "<constraints>" + lines.enumerated().map { constraint($1, number: $0) }.joined()
      + "</constraints>"
  }

  private static func constraint(_ line: String, number: Int) -> String {
    let words = line.split(separator: " ")
    let first = words[0].split(separator: ".")
    var text = "<constraint id=\"\(first.joined())\(number)\(words.count)\""
    if first[0] != "self" { text += " firstItem=\"\(first[0])\"" }
    text += " firstAttribute=\"\(first[1])\""
    for word in words.dropFirst(2) {
      if word.contains("=") {
        let sides = word.split(separator: "=")
        text += " \(sides[0])=\"\(sides[1])\""
      } else if let number = Double(word) {
        text += " constant=\"\(number)\""
      } else {
        let second = word.split(separator: ".")
        if second[0] != "self" { text += " secondItem=\"\(second[0])\"" }
        text += " secondAttribute=\"\(second[1])\""
      }
    }
    return text + "/>"
  }

  /// A controller with a view that fills a screen.
  static func controller(
    _ id: String,
    _ element: String = "viewController",
    attributes: String = "",
    size: (CGFloat, CGFloat) = (414, 896),
    view content: String = "",
    _ rest: String = ""
  ) -> String {
    let view = view("view", id + "-view", "key=\"view\"", frame: (0, 0, size.0, size.1), content)
    return "<\(element) id=\"\(id)\" \(attributes)>\(view)\(rest)</\(element)>"
  }

  /// A controller of others, with segues.
  static func container(
    _ element: String,
    _ id: String,
    _ attributes: String = "",
    _ segues: String...,
    bar: String = ""
  ) -> String {
    "<\(element) id=\"\(id)\" \(attributes)>\(bar)<connections>\(segues.joined())</connections>"
      + "</\(element)>"
  }

  static func segue(_ kind: String, to id: String, _ relationship: String? = nil) -> String {
    let relation = relationship.map { " relationship=\"\($0)\"" } ?? ""
    return "<segue id=\"to-\(id)-\(kind)\" kind=\"\(kind)\"\(relation) destination=\"\(id)\"/>"
  }
}
