import Foundation
import Testing
import ViewKit

/// Holds what is spoken against AccessibilitySnapshot's published values.
@Suite struct PublishedSpeechTests {
  private typealias Values = PublishedValues

  // MARK: The 48 documented rows

  @Test(arguments: PublishedValues.views + PublishedValues.edgeCases)
  func viewIsSpoken(row: PublishedValues.Row) {  // 8.3.4
    let view = AccessibilityScene.element(row.label, 0, 0)
    #expect(spoken(view, row) == [row.spoken])
  }

  @Test(arguments: PublishedValues.labels)
  func labelIsSpoken(row: PublishedValues.Row) {  // 8.3.4
    let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "\(row.name.suffix(2)): Text"
    label.accessibilityLabel = row.label
    #expect(spoken(label, row) == [row.spoken])
  }

  @Test(arguments: PublishedValues.buttons.indices)
  func traitsOfAButtonAreSpoken(index: Int) {  // 8.3.4, 8.3.5
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    button.setTitle(index < 9 ? "0\(index + 1)" : "\(index + 1)", for: .normal)
    button.accessibilityTraits = Values.buttons[index].traits
    #expect(button.spokenWithHints == [Values.buttons[index].spoken])
  }

  private func spoken(_ view: View, _ row: PublishedValues.Row) -> [[String]] {
    view.accessibilityValue = row.value
    view.accessibilityHint = row.hint
    if !row.traits.isEmpty { view.accessibilityTraits = row.traits }
    return view.spokenWithHints
  }

  // MARK: Controls

  @Test func switchesAreSpoken() {  // 8.3.4
    let views = switches() + imitatedSwitches()
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 0, y: 50 * index, width: 50, height: 30)
    }
    #expect(AccessibilityScene.parent(of: views).spokenWithHints == Values.switches)
  }

  private func switches() -> [View] {
    let all: AccessibilityTraits = [
      .selected, .button, .header, .link, .adjustable, .image, .searchField,
    ]
    let switches = (0..<9).map { _ in Switch() }
    for index in [0, 2, 3, 5, 6] { switches[index].isOn = true }
    switches[2].isEnabled = false
    for control in switches[3...] { control.accessibilityLabel = "Label" }
    for control in switches[5...] { control.accessibilityValue = "Value" }
    for control in switches[6...] { control.accessibilityHint = "Hint" }
    switches[7].accessibilityTraits.formUnion(all)
    switches[8].accessibilityTraits.formUnion(all.union(.notEnabled))
    return switches
  }

  private func imitatedSwitches() -> [View] {
    let values = ["1", "0", "2", "1", "3", "Value"]
    return values.enumerated().map { index, value in
      let view = AccessibilityScene.element("Fake Label", 0, 0)
      view.accessibilityValue = value
      view.accessibilityTraits =
        index == 3 || index == 4 ? .toggleButton : [.toggleButton, .button]
      return view
    }
  }

  @Test func segmentsAreSpoken() {  // 8.2.9
    let control = SegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.selectedSegmentIndex = 1
    #expect(control.spokenWithHints == Values.segments)
  }

  @Test func sliderIsSpoken() {
    let slider = Slider(frame: CGRect(x: 0, y: 0, width: 300, height: 32))
    slider.maximumValue = 100
    slider.value = 75
    #expect(slider.spokenWithHints == Values.slider)
  }

  @Test func stepperIsSpoken() {  // 8.2.9
    let stepper = Stepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
    stepper.minimumValue = -1
    stepper.maximumValue = 1
    #expect(stepper.spokenWithHints == Values.stepper)
    stepper.value = -1
    #expect(stepper.spokenWithHints == Values.stepperAtMinimum)
  }

  @Test func pageControlIsSpoken() {
    let pages = PageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 3
    pages.currentPage = 1
    #expect(pages.spokenWithHints == Values.pageControl)
  }

  @Test(arguments: [AccessibilityContainerType.list, .landmark])
  func endsOfAListAreSpoken(type: AccessibilityContainerType) {  // 8.2.8
    let labels = (1...4).map { AccessibilityScene.element("Label \($0)", 0, CGFloat($0) * 40) }
    let container = AccessibilityScene.parent(of: labels)
    container.accessibilityContainerType = type
    container.accessibilityElements = labels
    #expect(container.spokenWithHints == (type == .list ? Values.list : Values.landmark))
  }

  // MARK: Tables

  @Test func cellsOfAPlainTableAreSpoken() {
    expect(TableScene.plain(), Values.plainTable)
  }

  @Test func cellsAreSpokenWithTheirHeaders() {
    expect(TableScene.withHeaders(), Values.headers)
  }

  @Test func cellsAreSpokenWithoutTheirRows() {
    expect(TableScene.withHeaders(definesRows: false), Values.undefinedRows)
  }

  private func expect(_ table: TableScene, _ published: String) {
    let rows = published.split(separator: "\n").map(String.init)
    let spoken = table.spoken
    #expect(spoken.count == rows.count)
    for (spoken, row) in zip(spoken, rows) {
      #expect(spoken == row)
    }
    #expect(table.accessibilityReadingOrder.last?.spokenHint == "Hint")
  }

  // MARK: Figures

  @Test func allPublishedRowsAreThere() {
    let documented =
      Values.views.count + Values.labels.count + Values.buttons.count + Values.edgeCases.count
    #expect(documented == 48)
    #expect(Values.switches.count == 15)
    #expect(Values.tabs.count == 26)
    let tables = [Values.plainTable, Values.headers, Values.undefinedRows]
    #expect(tables.map { $0.split(separator: "\n").count } == [15, 37, 37])
    let controls = [
      Values.segments, Values.slider, Values.stepper, Values.stepperAtMinimum, Values.pageControl,
      Values.list,
    ]
    #expect(controls.map(\.count).reduce(0, +) == 13)
  }
}
