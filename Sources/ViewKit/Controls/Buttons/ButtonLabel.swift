/// The label of a button's title, which tells the button when its size changes.
final class ButtonLabel: Label {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
    superview?.invalidateIntrinsicContentSize()
  }
}
