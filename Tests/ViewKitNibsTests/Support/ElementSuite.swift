import Foundation
import Testing
import ViewKit
import ViewKitNibs

/// Tests of what attributes of elements do: each sets a property, and where it is missing, Interface
/// Builder's own value counts.
protocol ElementSuite {}

extension ElementSuite {
  var color: Color { Color(red: 1, green: 0, blue: 0, alpha: 1) }

  func color(_ key: String) -> String {
    "<color key=\"\(key)\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
  }

  func insets(_ key: String) -> String {
    "<inset key=\"\(key)\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>"
  }

  var insets: EdgeInsets { EdgeInsets(top: 2, left: 1, bottom: 4, right: 3) }

  private func objects(_ content: String) throws -> [Any] {
    let resources =
      "<resources><image name=\"pic\" width=\"10\" height=\"20\"/></resources>"
    let text = Fixture.xib(content, resources: resources)
    return Nib(try Fixture.parse(text)).instantiate(withOwner: nil)
  }

  /// Makes the view of an element with an attribute, or with a child where the text is one.
  func make<Made: View>(
    _ name: String,
    _ part: String,
    _ attributes: String = ""
  ) throws -> Made {
    let element =
      part.hasPrefix("<")
      ? "<\(name) id=\"v\" \(attributes)>\(part)</\(name)>" : "<\(name) id=\"v\" \(part)/>"
    return try #require(try objects(element).first as? Made)
  }

  /// Expects a property to be what each of some parts of an element says, and what it is without.
  func expect<Made: View, Value: Equatable>(
    _ name: String,
    _ property: KeyPath<Made, Value>,
    missing: Value,
    _ rows: [(part: String, value: Value)],
    location: SourceLocation = #_sourceLocation
  ) throws {
    let plain: Made = try make(name, "")
    #expect(plain[keyPath: property] == missing, sourceLocation: location)
    for row in rows {
      let made: Made = try make(name, row.part)
      #expect(made[keyPath: property] == row.value, "\(row.part)", sourceLocation: location)
    }
  }
}
