public import Foundation

/// How the text of a ``TextView`` fills its room.
///
/// ```swift
/// textView.textContainerInset = .zero
/// textView.textContainer.lineFragmentPadding = 0  // the text begins at the edge
/// ```
open class TextContainer: NSObject {
  weak var textView: TextView?

  /// The room in points at both ends of each line; 5 at first.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { textView?.textSizeDidChange() } }
  }

  /// The largest number of lines, 0 for any number; 0 at first.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { textView?.textSizeDidChange() } }
  }

  /// How text is broken into lines; between words at first.
  open var lineBreakMode: LineBreakMode = .byWordWrapping {
    didSet {
      let matters = (lineBreakMode == .byCharWrapping) != (oldValue == .byCharWrapping)
      if matters { textView?.textSizeDidChange() }
    }
  }
}
