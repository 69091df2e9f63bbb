// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Outlets are declared as in UIKit.

import Foundation
import ViewKit

/// A view that Card.xib describes.
final class CardView: BaseView {
  @Outlet var title: Label!
  @Outlet var button: Button!
  var steps: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    steps.append("init title=\(title == nil ? "nil" : "set") subviews=\(subviews.count)")
  }

  required init(frame: CGRect) {
    super.init(frame: frame)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    steps.append("awake title=\(title == nil ? "nil" : "set") constraints=\(constraints.count)")
  }

  override func setup() {
    steps.append("setup title=\(title?.text ?? "nil")")
  }

  override func setupConstraints() { steps.append("setupConstraints") }
  override func setupAccessibility() { steps.append("setupAccessibility") }
}

/// The object that loads Card.xib.
final class CardOwner: Responder {
  @Outlet var card: CardView!
  var bookings: [Any?] = []

  override init() {
    super.init()
    registerAction("book:") { [weak self] sender in self?.bookings.append(sender) }
  }

  required init?(coder: NSCoder) { nil }
}
