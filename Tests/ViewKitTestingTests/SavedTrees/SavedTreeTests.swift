import Foundation
import Testing
import ViewKit
import ViewKitRendering
import ViewKitTesting

/// A tree that was saved and read shows, says and lacks what the live one does.
struct SavedTreeTests {
  private static let layers: [SVGOptions.Layers] = [
    [.views, .text], [.views, .text, .layout], [.accessibility, .issues],
  ]

  private func expectSame(_ read: View, as live: View, _ name: String) throws {
    for layers in Self.layers {
      var options = SVGOptions()
      options.layers = layers
      options.includesHiddenViews = true
      #expect(read.svg(options: options) == live.svg(options: options), "\(name)")
    }
    #expect(read.accessibilityDescription == live.accessibilityDescription, "\(name)")
    #expect(AccessibilityTree(of: read) == AccessibilityTree(of: live), "\(name)")
    #expect(read.recursiveDescription == live.recursiveDescription, "\(name)")
    var audit = AccessibilityAudit.standard
    audit.rules = AccessibilityRule.allCases
    #expect(audit.issues(in: read) == audit.issues(in: live), "\(name)")
  }

  @Test(arguments: SavedScreen.allCases)
  func savedScreensShowAndSayWhatLiveOnesDo(_ screen: SavedScreen) throws {
    let window = screen.show()
    let root = try #require(window.rootViewController?.view)
    for live in [window, root] + root.subviews {
      let saved = SavedTree(of: live)
      let read = try SavedTree(saved.text).views()
      try expectSame(read.root, as: live, "\(screen), \(live.typeName)")
      // Of bars the views of the items are kept, not the items.
      guard screen != .bars else { continue }
      #expect(SavedTree(of: read.root).text == saved.text, "\(screen), \(live.typeName)")
    }
  }

  // FR-B23
  @Test func theGuideOfTheKeyboardStaysWhereItWas() throws {
    let view = View()
    let host = ViewHost(view, on: .phone)
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    for height in [0, 300] as [CGFloat] {
      host.showKeyboard(height: height)
      let saved = SavedTree(of: host.window)
      let window = try SavedTree(saved.text).views().root
      let read = try #require(window.subviews.first)
      #expect(read.keyboardLayoutGuide.layoutFrame == view.keyboardLayoutGuide.layoutFrame)
      #expect(SavedTree(of: window).text == saved.text)
    }
  }

  @Test func screensOfTheseTestsHaveWhatIsHardToSave() throws {
    let stack = SavedScreen.stack.show()
    #expect(!stack.layoutConflicts.isEmpty)
    #expect(!stack.layoutAmbiguities.isEmpty)
    let answers = SavedScreen.answers.show()
    let spoken = answers.accessibilityDescription
    for text in [
      "Back. List End.", "Cell 0 0. Cell 2 0.", "Gate: 4", "Rotor Platforms: \"Platform 0\"",
    ] {
      #expect(spoken.contains(text), "\(text) in \(spoken)")
    }
    #expect(!SavedScreen.presented.show().accessibilityDescription.contains("Vienna"))
    #expect(SavedScreen.rightToLeft.show().accessibilityDescription.contains("Book. Taste."))
    let touch = AccessibilityAudit.standard.issues(in: answers).filter { $0.rule == .touchTarget }
    #expect(touch.map(\.className).contains("RoundTouchButton"))
    #expect(!touch.map(\.className).contains("LargeTouchButton"))
  }

  @Test func classesHaveTheirNamesAndTheNearestTypes() throws {
    let window = SavedScreen.table.show()
    let read = try SavedTree(SavedTree(of: window).text).views()
    let table = try #require(read.root.subviews.first)
    #expect(table.typeName == "TableScreen")
    #expect(type(of: table) == TableView.self)
    let cell = try #require(table.subviews.first { $0.typeName == "TrainCell" } as? TableViewCell)
    #expect(type(of: cell) == TableViewCell.self)
    #expect(cell.textLabel?.text == "Train 0")
  }

  @Test func elementsThatAreSetLaterReplaceTheSavedOnes() throws {
    let live = View()
    live.accessibilityElements = [AccessibilityElement(accessibilityContainer: live)]
    let read = try SavedTree(SavedTree(of: live).text).views().root
    #expect(read.accessibilityElements?.count == 1)
    let element = AccessibilityElement(accessibilityContainer: read)
    read.accessibilityElements = [element]
    #expect(read.accessibilityElements as? [AccessibilityElement] == [element])
    read.accessibilityElements = nil
    #expect(read.accessibilityElements == nil)
  }

  @Test func savedTreesKeepTheirFrames() throws {
    let window = SavedScreen.stack.show()
    let read = try SavedTree(SavedTree(of: window).text).views()
    let before = read.root.recursiveDescription
    read.root.bounds.size.width = 200
    read.root.setNeedsLayout()
    read.root.layoutIfNeeded()
    read.root.bounds.size.width = 390
    #expect(read.root.recursiveDescription == before)
    var audit = AccessibilityAudit.standard
    let usual = audit.issues(in: read.root)
    audit.contentSizeCategories = [.accessibilityExtraExtraExtraLarge]
    #expect(audit.issues(in: read.root) == usual)
  }

  @Test func partsOfClassesAreTheSavedOnes() throws {
    let window = SavedScreen.stack.show()
    let read = try SavedTree(SavedTree(of: window).text).views()
    let column = try #require(read.root.subviews.first?.subviews.first as? StackView)
    #expect(column.arrangedSubviews == column.subviews)
    let button = try #require(column.subviews.last as? Button)
    #expect(button.titleLabel?.superview === button)
    #expect(button.titleLabel?.textColor == .systemRed)
  }

  @Test func theTextIsSortedAndSaysWhatDiffersFromANewView() {
    let card = View(frame: CGRect(x: 10, y: 20, width: 160, height: 44))
    card.layoutMargins = .zero
    let title = Label(frame: CGRect(x: 0, y: 12, width: 160, height: 20.5))
    title.layoutMargins = .zero
    title.text = "Ada"
    title.accessibilityIdentifier = "name"
    card.addSubview(title)
    #expect(
      SavedTree(of: card).text == """
        {
          "format": "ViewKit tree",
          "version": 1,
          "views": [
            {
              "class": "View",
              "environment": {
                "controlGeneration": 13,
                "stackViewMargin": 0,
                "traits": {
                  "displayScale": 2,
                  "horizontalSizeClass": 1,
                  "layoutDirection": 0,
                  "preferredContentSizeCategory": "UICTContentSizeCategoryL",
                  "userInterfaceIdiom": 0,
                  "userInterfaceStyle": 1,
                  "verticalSizeClass": 2
                }
              },
              "frame": [10, 20, 160, 44]
            },
            {
              "accessibility": {
                "identifier": "name",
                "isElement": true,
                "label": "Ada",
                "respondsToUserInteraction": false,
                "traits": ["staticText"]
              },
              "class": "Label",
              "frame": [0, 12, 160, 20.5],
              "state": {
                "label": {
                  "text": "Ada"
                }
              },
              "superview": 0
            }
          ]
        }

        """
    )
  }

  @Test func filesAreWrittenWithTheirFolders() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "ViewKitSavedTrees-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "screens/stack.tree.json")
    let window = SavedScreen.stack.show()
    try window.saveTree(to: file)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == SnapshotFormat.savedTree.text(of: window))
    #expect(try SavedTree(text).views().root.typeName == "Window")
  }
}
