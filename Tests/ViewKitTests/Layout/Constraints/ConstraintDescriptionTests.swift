import Foundation
import Testing

@testable import ViewKit

@Suite struct ConstraintDescriptionTests {
  /// A root with three subviews, tagged 1 to 3 so that they have names.
  struct Scene {
    let root = View()
    let a = View()
    let b = TextView(text: "Save")
    let guide = LayoutGuide()

    init() {
      for (tag, view) in [a, b].enumerated() {
        view.tag = tag + 1
        root.addSubview(view)
      }
      guide.identifier = "gap"
      root.addLayoutGuide(guide)
    }
  }

  final class TextView: View {
    private let text: String

    init(text: String) {
      self.text = text
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var descriptionText: String? { text }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    let make: @Sendable (Scene) -> LayoutConstraint
    var testDescription: String { text }

    init(_ text: String, _ make: @escaping @Sendable (Scene) -> LayoutConstraint) {
      self.text = text
      self.make = make
    }
  }

  static let rows: [Row] = [  // 5.15.2, 5.15.3
    Row("H:|-(8)-[View#1]") {
      $0.a.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor, constant: 8)
    },
    Row("H:|-(8)-[View#1]") {
      $0.root.leadingAnchor.constraint(equalTo: $0.a.leadingAnchor, constant: -8)
    },
    Row("V:|-(>=8)-[View#1]") {
      $0.root.topAnchor.constraint(lessThanOrEqualTo: $0.a.topAnchor, constant: -8)
    },
    Row("V:[View#1]-(0)-|") { $0.a.bottomAnchor.constraint(equalTo: $0.root.bottomAnchor) },
    Row("H:[View#1]-(>=5)-|") {
      $0.a.trailingAnchor.constraint(lessThanOrEqualTo: $0.root.trailingAnchor, constant: -5)
    },
    Row("V:[View#1]-(5)-|") {
      $0.root.bottomAnchor.constraint(equalTo: $0.a.bottomAnchor, constant: 5)
    },
    Row("H:[View#1]-(8)-[TextView'Save']") {
      $0.b.leadingAnchor.constraint(equalTo: $0.a.trailingAnchor, constant: 8)
    },
    Row("H:[View#1]-(<=8)-[TextView'Save']") {
      $0.a.trailingAnchor.constraint(greaterThanOrEqualTo: $0.b.leadingAnchor, constant: -8)
    },
    Row("H:[View#1]-(-2.5)-[TextView'Save'] (LTR)") {
      $0.b.leftAnchor.constraint(equalTo: $0.a.rightAnchor, constant: -2.5)
    },
    Row("H:|-(0)-[View#1] (LTR)") { $0.a.leftAnchor.constraint(equalTo: $0.root.leftAnchor) },
    Row("V:[LayoutGuide'gap']-(0)-|") {
      $0.guide.bottomAnchor.constraint(equalTo: $0.root.bottomAnchor)
    },
    Row("V:[View#1]-(0)-[LayoutGuide'gap']") {
      $0.guide.topAnchor.constraint(equalTo: $0.a.bottomAnchor)
    },
    Row("View#1.width == 44") { $0.a.widthAnchor.constraint(equalToConstant: 44) },
    Row("View#1.height >= 0.5") {
      $0.a.heightAnchor.constraint(greaterThanOrEqualToConstant: 0.5)
    },
    Row("View#1.width == TextView'Save'.height") {
      $0.a.widthAnchor.constraint(equalTo: $0.b.heightAnchor)
    },
    Row("View#1.width == 0.5*View.width - 4") {
      $0.a.widthAnchor.constraint(equalTo: $0.root.widthAnchor, multiplier: 0.5, constant: -4)
    },
    Row("View#1.centerX == View.centerX + 4") {
      $0.a.centerXAnchor.constraint(equalTo: $0.root.centerXAnchor, constant: 4)
    },
    Row("View#1.leading == TextView'Save'.leading + 4") {
      $0.a.leadingAnchor.constraint(equalTo: $0.b.leadingAnchor, constant: 4)
    },
    Row("View#1.top == View.bottom") {
      $0.a.topAnchor.constraint(equalTo: $0.root.bottomAnchor)
    },
    Row("View#1.leading == View.leadingMargin") {
      LayoutConstraint(
        item: $0.a,
        attribute: .leading,
        relatedBy: .equal,
        toItem: $0.root,
        attribute: .leadingMargin,
        multiplier: 1,
        constant: 0
      )
    },
    Row("View#1.trailing == 0.8*View.trailing") {
      LayoutConstraint(
        item: $0.a,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: $0.root,
        attribute: .trailing,
        multiplier: 0.8,
        constant: 0
      )
    },
    Row("View#1.left == View#1.right") { $0.a.leftAnchor.constraint(equalTo: $0.a.rightAnchor) },
    Row("View#1.right == View.centerX") {
      $0.a.rightAnchor.constraint(equalTo: $0.root.centerXAnchor)
    },
  ]

  @Test(arguments: rows)
  func bodyIsDrawnOrWrittenAsAnEquation(row: Row) {
    let scene = Scene()
    let constraint = row.make(scene)
    let bar = row.text.contains("|") ? ", names: '|':View " : ""
    #expect(constraint.description == "<LayoutConstraint \(row.text)   (inactive\(bar))>")
    constraint.isActive = true
    #expect(constraint.debugDescription == "<LayoutConstraint \(row.text)   (active\(bar))>")
  }

  @Test func identifierAndPriorityArePrinted() {  // 5.15.1
    let scene = Scene()
    let size = scene.a.widthAnchor.constraint(equalToConstant: 4)
    size.priority = .defaultHigh
    size.identifier = "size"
    #expect(
      "\(size)" == "<LayoutConstraint 'size' View#1.width == 4 priority:750   (inactive)>"
    )
    let gap = scene.b.leadingAnchor.constraint(
      greaterThanOrEqualTo: scene.a.trailingAnchor,
      constant: 10
    )
    gap.priority = .defaultHigh
    #expect("\(gap)" == "<LayoutConstraint H:[View#1]-(>=10@750)-[TextView'Save']   (inactive)>")
  }

  @Test func viewsWithoutANameAreNamedByTheirPlace() {  // 5.15.3 without addresses
    let (root, first, second) = (View(), View(), View())
    root.addSubview(first)
    root.addSubview(second)
    let constraint = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8)
    #expect("\(constraint)" == "<LayoutConstraint H:[View:0]-(8)-[View:1]   (inactive)>")
    let size = second.widthAnchor.constraint(equalToConstant: 1)
    #expect("\(size)" == "<LayoutConstraint View:1.width == 1   (inactive)>")
  }

  @Test func sameNamesAreToldApartByTheWayFromAbove() {  // 5.15.3 without addresses
    let (root, first, second) = (View(), View(), View())
    let (deep, deeper) = (TextView(text: "OK"), TextView(text: "OK"))
    root.addSubview(first)
    root.addSubview(second)
    first.addSubview(deep)
    second.addSubview(View())
    second.addSubview(deeper)
    let constraint = deep.topAnchor.constraint(equalTo: deeper.topAnchor)
    #expect(
      "\(constraint)"
        == "<LayoutConstraint TextView:0.0'OK'.top == TextView:1.1'OK'.top   (inactive)>"
    )
    let guides = first.safeAreaLayoutGuide.topAnchor
      .constraint(equalTo: second.safeAreaLayoutGuide.topAnchor)
    #expect(
      "\(guides)" == "<LayoutConstraint LayoutGuide:0.0'UIViewSafeAreaLayoutGuide'.top == "
        + "LayoutGuide:1.0'UIViewSafeAreaLayoutGuide'.top   (inactive)>"
    )
    let strangers = View().topAnchor.constraint(equalTo: LayoutGuide().topAnchor)
    #expect("\(strangers)" == "<LayoutConstraint nil.top == nil.top   (inactive)>")
  }

  @Test func guidesOfOneViewAreToldApart() {
    let view = View()
    let (first, second) = (LayoutGuide(), LayoutGuide())
    view.addLayoutGuide(first)
    view.addLayoutGuide(second)
    let constraint = second.topAnchor.constraint(equalTo: first.bottomAnchor)
    #expect(
      "\(constraint)" == "<LayoutConstraint V:[LayoutGuide:0]-(0)-[LayoutGuide:1]   (inactive)>"
    )
  }
}
