import Foundation
import ViewKit
import XCTest

/// The examples in the documentation of what is read and told.
final class AccessibilityExampleTests: XCTestCase {
  /// What an example prints.
  private final class Output {
    private(set) var lines: [String] = []

    func write(_ items: [Any]) {
      lines.append(items.map { "\($0)" }.joined(separator: " "))
    }
  }

  private let output = Output()

  private func print(_ items: Any...) { output.write(items) }

  private var screen: View {
    let title = AccessibilityScene.element("Settings", 0, 0)
    title.accessibilityTraits = .header
    let toggle = Switch(frame: CGRect(x: 0, y: 50, width: 51, height: 31))
    toggle.accessibilityLabel = "Wi-Fi"
    toggle.isOn = true
    return AccessibilityScene.parent(of: [title, toggle])
  }

  func testAccessibilityReading() {
    let screen = screen
    for reading in screen.accessibilityReadingOrder {
      print(reading.index + 1, reading.element.accessibilityLabel ?? "")
    }

    XCTAssertEqual(output.lines, ["1 Settings", "2 Wi-Fi"])
  }

  func testAccessibilityTree() throws {
    let screen = screen
    let tree = AccessibilityTree(of: screen)
    print(tree.elements.map(\.description))  // ["Settings. Heading.", "Wi-Fi. Switch Button. On."]
    let data = try JSONEncoder().encode(tree)

    XCTAssertEqual(output.lines, [#"["Settings. Heading.", "Wi-Fi. Switch Button. On."]"#])
    XCTAssertEqual(try JSONDecoder().decode(AccessibilityTree.self, from: data), tree)
  }

  func testAccessibilityCustomContent() {
    let photo = ImageView()
    photo.accessibilityCustomContent = [
      AccessibilityCustomContent(label: "Taken", value: "May 4"),
      AccessibilityCustomContent(label: "Place", value: "Oslo", importance: .high),
    ]

    XCTAssertEqual(photo.accessibilityCustomContent.map(\.value), ["May 4", "Oslo"])
  }

  func testAccessibilityCustomRotor() {
    let form = screen
    let wrong = ["Name", "Street"].map { AccessibilityScene.element($0, 0, 0) }
    form.accessibilityCustomRotors = [
      AccessibilityCustomRotor(name: "Mistakes") { predicate in
        let places = predicate.searchDirection == .next ? wrong : wrong.reversed()
        let current = places.firstIndex { $0 === predicate.currentItem.targetElement }
        let next = current.map { $0 + 1 } ?? 0
        guard next < places.count else { return nil }
        return AccessibilityCustomRotorItemResult(targetElement: places[next])
      }
    ]

    form.isAccessibilityElement = true
    let rotors = AccessibilityTree(of: form).elements.flatMap(\.customRotors)
    XCTAssertEqual(rotors.map(\.name), ["Mistakes"])
    XCTAssertEqual(
      rotors.flatMap(\.resultMarkers).map(\.elementDescription),
      ["Name", "Street"]
    )
  }

  func testAccessibilityWords() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    window.addSubview(Button(frame: CGRect(x: 0, y: 0, width: 44, height: 44)))

    var german = AccessibilityWords.english
    german.button = "Taste."
    german.selectedFormat = "Auswahl: {0}"
    window.environment.accessibilityWords = german

    XCTAssertEqual(window.spoken, ["Taste."])
  }

  func testAccessibilityRecorder() {
    let posts = AccessibilityRecorder.record {
      Accessibility.post(notification: .announcement, argument: "Saved")
    }
    print(posts.map(\.description))  // ["announcement: Saved"]

    XCTAssertEqual(output.lines, [#"["announcement: Saved"]"#])
  }
}
