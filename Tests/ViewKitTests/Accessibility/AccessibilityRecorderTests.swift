import Foundation
import ViewKit
import XCTest

final class AccessibilityRecorderTests: XCTestCase {
  func testPostsAreRecordedInOrder() {  // 8.4.2
    let label = Label()
    label.text = "Settings"
    let posts = AccessibilityRecorder.record {
      Accessibility.post(notification: .screenChanged, argument: label)
      Accessibility.post(notification: .layoutChanged, argument: nil)
      Accessibility.post(notification: .announcement, argument: "Saved")
      Accessibility.post(notification: .announcement, argument: NSAttributedString(string: "Sent"))
      Accessibility.post(notification: .pageScrolled, argument: "Page 2")
    }
    XCTAssertEqual(
      posts.map(\.description),
      [
        "screenChanged: Label 'Settings'", "layoutChanged", "announcement: Saved",
        "announcement: Sent", "pageScrolled: Page 2",
      ]
    )
    XCTAssertTrue(posts[0].element === label)
    XCTAssertNil(posts[0].text)
    XCTAssertEqual(posts[2].text, "Saved")
    XCTAssertEqual(posts[1].notification, .layoutChanged)
  }

  func testRecordingsNestAndEnd() {  // 8.4.2
    Accessibility.post(notification: .announcement, argument: "before")
    var inner: [AccessibilityPost] = []
    let outer = AccessibilityRecorder.record {
      Accessibility.post(notification: .announcement, argument: "1")
      inner = AccessibilityRecorder.record {
        Accessibility.post(notification: .announcement, argument: "2")
      }
    }
    XCTAssertEqual(outer.map(\.text), ["1", "2"])
    XCTAssertEqual(inner.map(\.text), ["2"])
  }

  func testPostsOfChildTasksAreRecorded() async {  // 8.4.2
    let posts = await AccessibilityRecorder.record {
      async let child: Void = Accessibility.post(notification: .announcement, argument: "child")
      await child
    }
    XCTAssertEqual(posts.map(\.text), ["child"])
  }

  func testFreedElementIsNoLongerThere() {  // 8.4.2
    let posts = AccessibilityRecorder.record {
      let view = View()
      view.accessibilityIdentifier = "card"
      Accessibility.post(notification: .layoutChanged, argument: view)
    }
    XCTAssertNil(posts[0].element)
    XCTAssertEqual(posts[0].description, "layoutChanged: View 'card'")
  }

  func testOtherNotificationsPrintTheirCode() {  // 8.4.2
    XCTAssertEqual(Accessibility.Notification(rawValue: 7).description, "notification 7")
  }
}
