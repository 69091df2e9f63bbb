package import Foundation

extension View {
  /// A size in points that layout takes for that of the content, whatever the class says; or nil.
  ///
  /// ``noIntrinsicMetric`` along an axis stands for no content there. Text with such a size does not
  /// wrap anew. It is what a design tool's canvas goes by where a placeholder size was given.
  package var canvasContentSize: CGSize? {
    get { extras?.canvasContentSize }
    set {
      guard newValue != canvasContentSize else { return }
      ensureExtras().canvasContentSize = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The size of the content by which layout goes.
  final var solvedContentSize: CGSize { extras?.canvasContentSize ?? intrinsicContentSize }

  /// Tells whether layout finds the height of the content from its width.
  final var solvedContentWraps: Bool { extras?.canvasContentSize == nil && wrapsContentByWidth }

  /// Tells whether of a conflict in the view's tree what is held deeper in it is broken first.
  ///
  /// Apple's design tool stores such frames: a view that is pinned between edges keeps to them and
  /// gives up the size that it has itself. It counts for a root, before its first layout.
  package var breaksInnerConstraintsFirst: Bool {
    get { extras?.breaksInnerConstraintsFirst ?? false }
    set { ensureExtras().breaksInnerConstraintsFirst = newValue }
  }
}
