import Foundation
import ViewKit

/// A view that notes every callback with what the tree looks like at that moment.
class SpyView: View {
  let name: String
  let log: CallLog

  init(_ name: String, log: CallLog, frame: CGRect = .zero) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func name(_ view: View?) -> String {
    guard let view else { return "nil" }
    return (view as? SpyView)?.name ?? (view is Window ? "window" : "view")
  }

  override func willMove(toSuperview newSuperview: View?) {
    log.write("\(name).willMoveToSuperview(\(name(newSuperview))) from \(name(superview))")
  }

  override func didMoveToSuperview() {
    log.write("\(name).didMoveToSuperview in \(name(superview))")
  }

  override func willMove(toWindow newWindow: Window?) {
    log.write("\(name).willMoveToWindow(\(name(newWindow))) from \(name(window))")
  }

  override func didMoveToWindow() {
    log.write("\(name).didMoveToWindow in \(name(window))")
  }

  override func didAddSubview(_ subview: View) {
    log.write("\(name).didAddSubview(\(name(subview)))")
  }

  override func willRemoveSubview(_ subview: View) {
    let isIn = subviews.contains { $0 === subview }
    log.write("\(name).willRemoveSubview(\(name(subview)))\(isIn ? "" : " already out")")
  }
}

/// A view that counts its passes.
class CountingView: View {
  let name: String
  let log: CallLog?
  var layouts = 0
  var constraintUpdates = 0
  var onLayout: ((CountingView) -> Void)?
  var onConstraintUpdate: ((CountingView) -> Void)?

  init(_ name: String = "", log: CallLog? = nil, frame: CGRect = .zero) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    layouts += 1
    log?.write(name)
    super.layoutSubviews()
    onLayout?(self)
  }

  override func updateConstraints() {
    constraintUpdates += 1
    log?.write("\(name) constraints")
    onConstraintUpdate?(self)
    super.updateConstraints()
  }
}

/// A view whose class depends on constraints that it makes when they are updated.
final class ConstraintBasedView: CountingView {
  override class var requiresConstraintBasedLayout: Bool { true }
}
