import Foundation
import ViewKit
import ViewKitScenarios

/// Measures audits of screens with many elements, and the growth of their time.
enum AuditBenchmark {
  static let sizes = [1_000, 10_000]

  static func run() {
    let scenes: [(name: String, make: (Int) -> View)] = [
      ("grid", makeGrid), ("rows", makeRows), ("faulty", makeFaulty),
    ]
    for (name, make) in scenes {
      var times: [(n: Int, time: Double)] = []
      for n in sizes {
        let root = make(n)
        var count = 0
        let time = medianTime {
          let start = threadTime()
          count = audit.issues(in: root).count
          return threadTime() - start
        }
        times.append((n, time))
        print("audit\t\(name)\tissues\t\(n)\t\(format(time))")
        print("# audit \(name) \(n): \(count) issues")
      }
      let exponent = format(growthExponent(times[0], times[1]))
      print("# growth audit \(name) 1000 to 10000: \(exponent)")
    }
  }

  private static var audit: AccessibilityAudit {
    var audit = AccessibilityAudit()
    audit.rules = AccessibilityRule.allCases
    return audit
  }

  private static let columns = 4

  private static func makeRoot(_ n: Int) -> View {
    let height = CGFloat(n / columns + 1) * 60
    let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: height))
    root.backgroundColor = .white
    return root
  }

  private static func place(_ index: Int) -> CGRect {
    CGRect(x: index % columns * 100, y: index / columns * 60, width: 80, height: 44)
  }

  /// Labels and buttons side by side below the root, with few issues.
  private static func makeGrid(_ n: Int) -> View {
    let root = makeRoot(n)
    for index in 0..<n {
      let view = index % 2 == 0 ? makeLabel(index) : makeButton(index)
      view.frame = place(index)
      root.addSubview(view)
    }
    return root
  }

  /// Rows with a label and a button on a translucent background.
  private static func makeRows(_ n: Int) -> View {
    let root = makeRoot(2 * n)
    for index in 0..<n / 2 {
      let row = View(frame: CGRect(x: 0, y: index * 60, width: 400, height: 60))
      row.backgroundColor = Color(white: 0, alpha: 0.02)
      let (label, button) = (makeLabel(index), makeButton(index))
      label.frame = CGRect(x: 8, y: 8, width: 200, height: 44)
      button.frame = CGRect(x: 300, y: 8, width: 80, height: 44)
      row.addSubview(label)
      row.addSubview(button)
      root.addSubview(row)
    }
    return root
  }

  /// Overlapping buttons that are too small and share one label, and pale text in nested rows.
  private static func makeFaulty(_ n: Int) -> View {
    let root = makeRoot(n)
    for index in 0..<n {
      let button = Button(type: .system)
      button.setTitle("More", for: .normal)
      button.setTitleColor(.lightGray, for: .normal)
      button.frame = place(index).offsetBy(dx: 0, dy: CGFloat(index % 3) * 5)
      button.frame.size = CGSize(width: 120, height: 30)
      button.layoutIfNeeded()
      root.addSubview(button)
    }
    return root
  }

  private static func makeLabel(_ index: Int) -> View {
    let label = Label()
    label.text = "Text \(index)"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private static func makeButton(_ index: Int) -> View {
    let button = Button(type: .system)
    button.setTitle("Buy \(index)", for: .normal)
    button.setTitleColor(.blue, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    return button
  }
}
