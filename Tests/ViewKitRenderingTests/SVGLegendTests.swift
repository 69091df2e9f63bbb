import Foundation
import Testing

@testable import ViewKitRendering

/// What stands below pictures, in lines that are cut where there is no room.
@Suite struct SVGLegendTests {
  /// The width of the small print, a letter.
  private static let letter: CGFloat = 8.5 * 0.602

  private func height(ofLine line: String, room: CGFloat) -> CGFloat {
    let note = SVGLegend.Note(.square(color: "#000"), title: "A", lines: [line])
    return SVGLegend([note], width: room + 22).size.height
  }

  @Test func aLineIsCutWhereTheNextLetterHasNoRoom() {
    let one = height(ofLine: "a", room: 500)
    var wholes = 0
    for count in 60..<80 {
      let line = String(repeating: "a", count: count)
      let width = (0..<count).reduce(CGFloat(0)) { sum, _ in sum + Self.letter }
      #expect(height(ofLine: line, room: width + 0.5) == one)
      #expect(height(ofLine: line, room: width - 0.5) == one + 11)
      // Some of the widths come back unchanged when the indentation is added and taken away.
      guard width + 22 - 22 == width else { continue }
      wholes += 1
      #expect(height(ofLine: line, room: width) == one, "\(count)")
    }
    #expect(wholes > 0)
  }
}
