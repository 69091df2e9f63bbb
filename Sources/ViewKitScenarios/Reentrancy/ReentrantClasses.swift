import Foundation
import ViewKit

/// The hooks in which an app's code runs during layout or changes of the tree.
enum ReentrantHook: CaseIterable {
  case content
  case alignmentInsets
  case firstBaseline
  case lastBaseline
  case layoutSubviews
  case updateConstraints
  case willMoveToSuperview
  case didMoveToSuperview
  case willMoveToWindow
  case didMoveToWindow
  case didAddSubview
  case willRemoveSubview
  case marginsDidChange
  case viewDidLoad
  case viewWillAppear
  case viewIsAppearing
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
  case viewDidLayoutSubviews
  case willMoveToParent
  case didMoveToParent
  case conflict
  case diagnostic
}

/// An object that is notified of each call of a hook.
protocol ReentrantListener: AnyObject {
  func called(_ hook: ReentrantHook, of view: View?)
}

/// A view that notifies a listener of its hooks.
final class ReentrantView: View {
  weak var listener: (any ReentrantListener)?
  var content: CGSize

  init(_ content: CGSize, _ listener: any ReentrantListener) {
    self.content = content
    self.listener = listener
    super.init(frame: .zero)
    insetsLayoutMarginsFromSafeArea = false
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    listener?.called(.content, of: self)
    return content
  }

  override var alignmentRectInsets: EdgeInsets {
    listener?.called(.alignmentInsets, of: self)
    return .zero
  }

  override var forFirstBaselineLayout: View {
    listener?.called(.firstBaseline, of: self)
    return self
  }

  override var forLastBaselineLayout: View {
    listener?.called(.lastBaseline, of: self)
    return self
  }

  override func layoutSubviews() {
    listener?.called(.layoutSubviews, of: self)
    super.layoutSubviews()
    listener?.called(.layoutSubviews, of: self)
  }

  override func updateConstraints() {
    listener?.called(.updateConstraints, of: self)
    super.updateConstraints()
  }

  override func willMove(toSuperview newSuperview: View?) {
    listener?.called(.willMoveToSuperview, of: self)
  }

  override func didMoveToSuperview() { listener?.called(.didMoveToSuperview, of: self) }

  override func willMove(toWindow newWindow: Window?) {
    listener?.called(.willMoveToWindow, of: self)
  }

  override func didMoveToWindow() { listener?.called(.didMoveToWindow, of: self) }

  override func didAddSubview(_ subview: View) { listener?.called(.didAddSubview, of: self) }

  override func willRemoveSubview(_ subview: View) {
    listener?.called(.willRemoveSubview, of: self)
  }

  override func layoutMarginsDidChange() { listener?.called(.marginsDidChange, of: self) }
}

/// A stack view that notifies a listener of its hooks.
final class ReentrantStack: StackView {
  weak var listener: (any ReentrantListener)?

  override func layoutSubviews() {
    listener?.called(.layoutSubviews, of: self)
    super.layoutSubviews()
  }

  override func updateConstraints() {
    listener?.called(.updateConstraints, of: self)
    super.updateConstraints()
    listener?.called(.updateConstraints, of: self)
  }

  override var forLastBaselineLayout: View {
    listener?.called(.lastBaseline, of: self)
    return super.forLastBaselineLayout
  }

  override func willMove(toSuperview newSuperview: View?) {
    listener?.called(.willMoveToSuperview, of: self)
  }

  override func didAddSubview(_ subview: View) { listener?.called(.didAddSubview, of: self) }

  override func willRemoveSubview(_ subview: View) {
    listener?.called(.willRemoveSubview, of: self)
  }
}

/// A view controller that notifies a listener of its hooks.
final class ReentrantController: ViewController {
  weak var listener: (any ReentrantListener)?

  override func viewDidLoad() {
    super.viewDidLoad()
    listener?.called(.viewDidLoad, of: nil)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    listener?.called(.viewWillAppear, of: nil)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    listener?.called(.viewIsAppearing, of: nil)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    listener?.called(.viewDidAppear, of: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    listener?.called(.viewWillDisappear, of: nil)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    listener?.called(.viewDidDisappear, of: nil)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    listener?.called(.viewDidLayoutSubviews, of: nil)
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    listener?.called(.willMoveToParent, of: nil)
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    listener?.called(.didMoveToParent, of: nil)
  }
}
