import Foundation
import ViewKit
import XCTest

/// Many damaged formats; each is either in the language, or refused with a place in the text.
final class VisualFormatFuzzTests: XCTestCase {
  private var generator = SeededGenerator(state: 5)
  private let scene = VisualFormatScene()

  private let seeds = [
    "H:|-[a(>=10@250,<=b)]-(>=8,<=20)-[b(==a*2+4)]-|", "V:|[title]-small@high-[text(==a/2-1)]|",
    "[a][b][c]", "|-(-5)-[a(half)]->=3@999-[gap]", "V:[a(1.5e2)]-8-[b(.5)]-(small*2)-[c]-20-|",
  ]
  private let pieces =
    Array("HV:|-[]()<>=@,+*/._ abceE0159\n\0\u{301}\u{200D}é日🇨🇭").map(String.init)
    + ["--", "[a]", "[b(", ">=", "<=", "==", "1e", "e-9", "99999999999", "-|", "|-", "\r\n", "@0"]

  func testDamagedFormatsAreReadOrRefused() throws {  // 5.16.1, 5.16.6
    let language = try NSRegularExpression(pattern: Self.pattern)
    var accepted = 0
    for _ in 0..<20_000 {
      let text = damage(seeds[Int.random(in: seeds.indices, using: &generator)])
      let range = NSRange(location: 0, length: text.utf16.count)
      let isInLanguage = language.firstMatch(in: text, range: range) != nil
      if let format = read(text) {
        XCTAssertTrue(isInLanguage, text)
        accepted += 1
        use(format, text)
      } else {
        XCTAssertFalse(isInLanguage, text)
      }
    }
    XCTAssertTrue((1_000..<19_000).contains(accepted), "\(accepted)")
  }

  func testLongFormatsAreReadOrRefused() throws {
    let row = "|" + String(repeating: "-(>=1@2,<=3)-[a(==b*2+4)]", count: 5_000) + "-|"
    let constraints = try scene.constraints(row)
    XCTAssertEqual(constraints.count, 15_001)
    for character in ["-", "[", "(", "|", "a", "9", "=", "@"] {
      let text = String(repeating: character, count: 100_000)
      XCTAssertThrowsError(try VisualFormat(text), character)
      XCTAssertThrowsError(try VisualFormat("[a(" + text), character)
    }
  }

  private func read(_ text: String) -> VisualFormat? {
    do throws(VisualFormatError) {
      return try VisualFormat(text)
    } catch {
      check(error, of: text)
      return nil
    }
  }

  private func use(_ format: VisualFormat, _ text: String) {
    do throws(VisualFormatError) {
      let metrics = VisualFormatScene.metrics
      for constraint in try format.constraints(metrics: metrics, views: scene.views) {
        XCTAssertTrue(constraint.constant.isFinite && constraint.multiplier.isFinite, text)
        XCTAssertNotNil(constraint.firstItem, text)
      }
    } catch {
      check(error, of: text)
    }
  }

  private func check(_ error: VisualFormatError, of text: String) {
    XCTAssertEqual(error.format, text)
    XCTAssertTrue((0...text.count).contains(error.column), "\(error)")
    XCTAssertEqual(error.kind == .emptyFormat, text.isEmpty)
    XCTAssertFalse(error.message.isEmpty)
  }

  private func damage(_ seed: String) -> String {
    var text = Array(seed).map(String.init)
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let place = Int.random(in: 0...text.count, using: &generator)
      let end = min(text.count, place + Int.random(in: 0...3, using: &generator))
      let piece = pieces[Int.random(in: pieces.indices, using: &generator)]
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: text.insert(piece, at: place)
      case 1: text.removeSubrange(place..<end)
      case 2: text.replaceSubrange(place..<end, with: [piece])
      case 3: text.insert(contentsOf: text[place..<end], at: 0)
      default: text.removeSubrange(Bool.random(using: &generator) ? 0..<place : place..<text.count)
      }
    }
    return text.joined()
  }

  /// The language once more, as a regular expression.
  private static var pattern: String {
    let name = "[A-Za-z_][A-Za-z0-9_]*"
    let number = #"(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?"#
    let operand = "(?:\(name)|\(number))"
    let signed = "(?:\(name)|[-+]?\(number))"
    let value = "\(signed)(?:[*/]\(signed))*(?:[-+]\(operand))*"
    let predicate = "(?:[<=>]=)?\(value)(?:@\(signed))?"
    let predicates = #"\(\#(predicate)(?:,\#(predicate))*\)"#
    let bare = "(?:[<=>]=)?\(operand)(?:@\(operand))?"
    let gap = "(?:-(?:(?:\(predicates)|\(bare))-)?)?"
    let view = #"\[\#(name)(?:\#(predicates))?\]"#
    return #"\A(?:[HV]:)?(?:\|\#(gap))?\#(view)(?:\#(gap)\#(view))*(?:\#(gap)\|)?\z"#
  }
}

private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
