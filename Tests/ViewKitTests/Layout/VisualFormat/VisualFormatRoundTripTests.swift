import Foundation
import Testing

@testable import ViewKit

@Suite struct VisualFormatRoundTripTests {
  static let formats: [(String, LayoutConstraint.FormatOptions)] = [
    ("H:|-(8)-[a]", []), ("H:[a]-(8)-|", []), ("V:|-(0)-[a]", []), ("V:[a]-(-5)-|", []),
    ("H:[a]-(8)-[b]", []), ("V:[a]-(12.5)-[title]", []), ("V:[text]-(0)-[gap]", []),
    ("H:[a]-(>=8)-[b]", []), ("V:[a]-(<=8)-[b]", []), ("H:[a]-(>=10@750)-[b]", []),
    ("V:|-(<=-2@1)-[gap]", []), ("H:|-(1e+06)-[a]", []), ("H:[a]-(-1e-05)-[b]", []),
    ("H:|-(8)-[a]", .directionLeftToRight), ("H:[a]-(8@0.5)-[b]", .directionLeftToRight),
    ("H:[title]-(>=8)-|", .directionLeftToRight),
    ("H:[a]-(<=8)-[b]", .directionRightToLeft), ("H:|-(8)-[a]", .directionRightToLeft),
  ]

  @Test(arguments: formats)
  func printedFormMakesAnEqualConstraint(  // 5.15.2
    format: String,
    options: LayoutConstraint.FormatOptions
  ) throws {
    let scene = VisualFormatScene()
    let constraint = try #require(try scene.constraints(format, options: options).first)
    let again = try #require(try remake(constraint, in: scene))
    #expect(scene.describe(again) == scene.describe(constraint))
    #expect("\(again)" == "\(constraint)")
  }

  @Test func formsWithExchangedSidesMakeEquivalentConstraints() throws {  // 5.15.2
    let scene = VisualFormatScene()
    let (root, a, b) = (scene.root, scene.a, scene.b)
    let constraints = [
      root.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: -8),
      root.topAnchor.constraint(lessThanOrEqualTo: a.topAnchor, constant: -8),
      a.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -5),
      a.trailingAnchor.constraint(greaterThanOrEqualTo: b.leadingAnchor, constant: -8),
      a.rightAnchor.constraint(equalTo: b.leftAnchor, constant: 3),
    ]
    let expected = [
      "a.leading == root.leading + 8.0", "a.top >= root.top + 8.0",
      "root.trailing >= a.trailing + 5.0", "b.leading <= a.trailing + 8.0",
      "b.left == a.right + -3.0",
    ]
    for (constraint, line) in zip(constraints, expected) {
      let again = try #require(try remake(constraint, in: scene))
      #expect(scene.describe(again) == line)
      #expect("\(again)" == "\(constraint)")
    }
  }

  /// Reads the visual form that a constraint prints, with names that a format can hold.
  private func remake(
    _ constraint: LayoutConstraint,
    in scene: VisualFormatScene
  ) throws -> LayoutConstraint? {
    let names = LayoutItemNames(of: constraint)
    var line = "\(constraint)"
    for (name, value) in scene.views {
      guard let item = LayoutConstraint.layoutItem(of: value) else { continue }
      line = line.replacing("[\(names.name(of: item))]", with: "[\(name)]")
    }
    let words = line.split(separator: " ")
    let format = try #require(words.dropFirst().first)
    #expect(format.hasPrefix("H:") || format.hasPrefix("V:"))
    let options: LayoutConstraint.FormatOptions =
      words.contains("(LTR)") ? .directionLeftToRight : []
    return try scene.constraints(String(format), options: options).first
  }
}
