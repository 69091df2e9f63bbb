import Foundation
import Testing
import ViewKit

/// Every number that is written into a saved tree can be read from it.
struct SavedNumberTests {
  /// The parts of a tree that numbers are set on.
  private struct Parts {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let scroll = ScrollView()
    let stack = StackView()
    let slider = Slider()
    let stepper = Stepper()
    let field = TextField()

    init() {
      for part in [view, scroll, stack, slider, stepper, field] { root.addSubview(part) }
    }
  }

  /// The numbers that a setting takes.
  private enum Range {
    case any, allButNaN, finite
  }

  private struct Setting {
    let name: String
    let range: Range
    let set: (Parts, CGFloat) -> Void

    init(_ name: String, _ range: Range, _ set: @escaping (Parts, CGFloat) -> Void) {
      self.name = name
      self.range = range
      self.set = set
    }

    func takes(_ number: CGFloat) -> Bool {
      switch range {
      case .any: true
      case .allButNaN: !number.isNaN
      case .finite: number.isFinite
      }
    }
  }

  private static var settings: [Setting] {
    [
      Setting("left edge", .finite) { $0.view.frame.origin.x = $1 },
      Setting("height", .finite) { $0.view.frame.size.height = $1 },
      Setting("origin of the bounds", .finite) { $0.view.bounds.origin.y = $1 },
      Setting("scale", .finite) { $0.view.transform = CGAffineTransform(scaleX: $1, y: 1) },
      Setting("alpha", .any) { $0.view.alpha = $1 },
      Setting("corner radius", .any) { $0.view.layer.cornerRadius = $1 },
      Setting("border width", .any) { $0.view.layer.borderWidth = $1 },
      Setting("margin", .finite) { $0.view.layoutMargins.top = $1 },
      Setting("color", .any) { $0.view.backgroundColor = Color(white: $1, alpha: $1) },
      Setting("accessibility frame", .any) {
        $0.view.accessibilityFrame = CGRect(x: $1, y: 0, width: 10, height: $1)
      },
      Setting("activation point", .any) {
        $0.view.accessibilityActivationPoint = CGPoint(x: $1, y: 1)
      },
      Setting("tag", .allButNaN) { $0.view.tag = Int(exactly: $1) ?? ($1 < 0 ? .min : .max) },
      Setting("content offset", .finite) { $0.scroll.contentOffset.y = $1 },
      Setting("content size", .finite) { $0.scroll.contentSize.width = $1 },
      Setting("content inset", .finite) { $0.scroll.contentInset.top = $1 },
      Setting("spacing", .finite) { $0.stack.spacing = $1 },
      Setting("greatest value", .any) { $0.slider.maximumValue = Float($1) },
      Setting("least value", .any) { $0.slider.minimumValue = Float($1) },
      Setting("value", .any) { $0.stepper.value = Double($1) },
      Setting("smallest font size", .any) { $0.field.minimumFontSize = $1 },
      Setting("font size", .finite) { $0.field.font = .systemFont(ofSize: $1) },
      Setting("constant", .finite) {
        $0.view.widthAnchor.constraint(equalToConstant: $1).isActive = true
      },
    ]
  }

  private static let numbers: [CGFloat] = {
    let largest = CGFloat(Float.greatestFiniteMagnitude)
    let smallest = CGFloat(Float.leastNonzeroMagnitude)
    let numbers: [CGFloat] = [
      .greatestFiniteMagnitude, .infinity, .leastNonzeroMagnitude, .leastNormalMagnitude, largest,
      smallest, 1e9, 1_000_000_000.5, 1e15, 1e16, 1e38, 0.1, 0,
    ]
    return numbers + numbers.map { -$0 } + [.nan]
  }()

  @Test func everyNumberThatIsWrittenCanBeRead() throws {  // F2-18
    for setting in Self.settings {
      for number in Self.numbers where setting.takes(number) {
        let parts = Parts()
        setting.set(parts, number)
        let text = SavedTree(of: parts.root).text
        let read = try SavedTree(text).views()
        #expect(SavedTree(of: read.root).text == text, "\(setting.name) = \(number)")
      }
    }
  }

  @Test func veryLargeLengthsBecomeABillionPoints() throws {  // F2-18
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: CGFloat.greatestFiniteMagnitude))
    let read = try SavedTree(SavedTree(of: view).text).views()
    #expect(read.root.bounds.size == CGSize(width: 10, height: 1e9))
  }

  @Test func textMayBeginWithAByteOrderMark() throws {  // F2-18
    let text = SavedTree(of: View()).text
    let read = try SavedTree("\u{FEFF}" + text).views()
    #expect(SavedTree(of: read.root).text == text)
    #expect(throws: SavedTreeError.self) { try SavedTree(" \u{FEFF}" + text) }
  }
}
