import Foundation
import Testing
import ViewKit

/// The four tab bars of AccessibilitySnapshot's example: two of the system's, and two by the trait.
@Suite struct PublishedTabTests {
  private let manyTraits: AccessibilityTraits = [
    .notEnabled, .header, .link, .adjustable, .image, .searchField,
  ]

  @Test func tabsAreSpoken() {  // 8.2.9, 8.3.2
    let bars = [titledBar(), badgedBar(), viewWithTrait(), listWithTrait()]
    for (index, bar) in bars.enumerated() {
      bar.frame = CGRect(x: 0, y: 100 + 200 * index, width: 400, height: index < 2 ? 49 : 40)
    }
    let root = AccessibilityScene.parent(of: bars)
    root.layoutIfNeeded()
    #expect(root.spokenWithHints == PublishedValues.tabs)
    #expect(
      AccessibilityTree(of: root).containers.map(\.type) == [.tabBar, .tabBar, .tabBar, .tabBar]
    )
  }

  private func titledBar() -> TabBar {
    let titles = ["Item A", "Item B", "Item C", nil, "Item E", nil]
    let items = titles.map { TabBarItem(title: $0, image: nil, selectedImage: nil) }
    items[2].isEnabled = false
    for item in items[4...] {
      item.accessibilityLabel = "Label"
      item.accessibilityValue = "Value"
      item.accessibilityHint = "Hint"
    }
    let bar = TabBar(frame: .zero)
    bar.items = items
    bar.selectedItem = items[1]
    return bar
  }

  private func badgedBar() -> TabBar {
    let badges = [("A", ""), ("B", "3"), ("C", "A"), ("D", "3")]
    let items = badges.map { name, badge in
      let item = TabBarItem(title: "Item \(name)", image: nil, selectedImage: nil)
      item.badgeValue = badge
      return item
    }
    items[3].accessibilityValue = "Value"
    let bar = TabBar(frame: .zero)
    bar.items = items
    return bar
  }

  /// Eight views of 50 points, of which one is no element and two hold three labels each.
  private func viewWithTrait() -> View {
    let tabs: [View] = [
      button("A", label: "Item A"), button("B", label: "Item B"), button("C", label: "Item C"),
      Button(), threeLabels(isList: false), threeLabels(isList: true), button("G"), button("H"),
    ]
    (tabs[1] as? Button)?.isSelected = true
    (tabs[2] as? Button)?.isEnabled = false
    tabs[6].isAccessibilityElement = false
    (tabs[6] as? Button)?.titleLabel?.isAccessibilityElement = false
    tabs[7].accessibilityTraits.formUnion(manyTraits)
    for (index, tab) in tabs.enumerated() {
      tab.frame = CGRect(x: 50 * index, y: 0, width: 50, height: 40)
    }
    let view = AccessibilityScene.parent(of: [3, 0, 7, 5, 2, 6, 1, 4].map { tabs[$0] })
    view.accessibilityTraits = .tabBar
    return view
  }

  private func button(_ title: String, label: String? = nil) -> Button {
    let button = Button()
    button.setTitle(title, for: .normal)
    button.accessibilityLabel = label
    return button
  }

  private func threeLabels(isList: Bool) -> Button {
    let labels = (1...3).map { number in
      let label = Label(frame: CGRect(x: 15 * number - 10, y: 10, width: 10, height: 20))
      label.text = "\(number)"
      return label
    }
    let button = Button()
    button.isAccessibilityElement = false
    button.addSubview(labels[1])
    button.addSubview(
      AccessibilityScene.parent(
        CGRect(x: 0, y: 0, width: 50, height: 40),
        of: [labels[2], labels[0]]
      )
    )
    if isList { button.accessibilityElements = [labels[1], labels[0], labels[2]] }
    return button
  }

  /// Five elements in a list, in a view with more subviews than that.
  private func listWithTrait() -> View {
    let view = AccessibilityScene.parent(of: (0..<6).map { _ in Label() })
    let labels = ["Item A", "Item B", "Item C", nil, "Item E"]
    let elements = labels.enumerated().map { index, label in
      let element = AccessibilityElement(accessibilityContainer: view)
      element.accessibilityLabel = label
      element.accessibilityFrameInContainerSpace = CGRect(
        x: 80 * index,
        y: 0,
        width: 80,
        height: 40
      )
      return element
    }
    elements[1].accessibilityTraits = .selected
    elements[2].accessibilityTraits = .notEnabled
    elements[4].accessibilityTraits = manyTraits
    view.accessibilityElements = elements
    view.accessibilityTraits = .tabBar
    return view
  }
}
