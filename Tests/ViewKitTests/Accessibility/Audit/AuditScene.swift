import Foundation
import ViewKit

/// Returns the issues of one rule in a view.
func issues(
  _ rule: AccessibilityRule,
  in view: View,
  _ change: (inout AccessibilityAudit) -> Void = { _ in }
) -> [AccessibilityIssue] {
  var audit = AccessibilityAudit()
  audit.rules = [rule]
  change(&audit)
  return audit.issues(in: view)
}

/// A screen of a phone's size with a white ground.
func screen(_ views: View...) -> View {
  let root = View(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  root.backgroundColor = .white
  for view in views {
    root.addSubview(view)
  }
  return root
}

/// An element of 64 points on each side.
func element<Made: View>(
  _ view: Made = View(),
  label: String?,
  traits: AccessibilityTraits? = nil,
  at origin: CGPoint = .zero
) -> Made {
  view.frame = CGRect(origin: origin, size: CGSize(width: 64, height: 64))
  view.isAccessibilityElement = true
  view.accessibilityLabel = label
  if let traits { view.accessibilityTraits = traits }
  return view
}

/// A label as large as its text.
func label(_ text: String, size: CGFloat = 17, weight: Font.Weight = .regular) -> Label {
  let label = Label()
  label.text = text
  label.font = .systemFont(ofSize: size, weight: weight)
  label.sizeToFit()
  return label
}

extension Color {
  /// A colour of three bytes.
  init(_ bits: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(bits >> 16 & 0xFF) / 255,
      green: CGFloat(bits >> 8 & 0xFF) / 255,
      blue: CGFloat(bits & 0xFF) / 255,
      alpha: alpha
    )
  }
}
