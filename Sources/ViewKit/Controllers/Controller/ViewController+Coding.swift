import Foundation

extension ViewController {
  /// The keys under which a controller's state is archived.
  package enum CodingKeys {
    package static let nibName = "UINibName"
    package static let title = "UITitle"
    package static let style = "UIModalPresentationStyle"
    package static let definesContext = "UIDefinesPresentationContext"
    package static let respectsMargins = "UIViewRespectsSystemMinimumLayoutMargins"
    package static let contentWidth = "UIContentWidth"
    package static let contentHeight = "UIContentHeight"
  }

  func encodeState(into coder: NSCoder) {
    if let nibName { coder.encode(nibName as NSString, forKey: CodingKeys.nibName) }
    if let title { coder.encode(title as NSString, forKey: CodingKeys.title) }
    coder.encode(modalPresentationStyle.rawValue, forKey: CodingKeys.style)
    coder.encode(definesPresentationContext, forKey: CodingKeys.definesContext)
    coder.encode(viewRespectsSystemMinimumLayoutMargins, forKey: CodingKeys.respectsMargins)
    coder.encode(Double(preferredContentSize.width), forKey: CodingKeys.contentWidth)
    coder.encode(Double(preferredContentSize.height), forKey: CodingKeys.contentHeight)
    encodeBars(into: coder)
  }

  func decodeState(from coder: NSCoder) {
    title = coder.decodeText(CodingKeys.title)
    definesPresentationContext = coder.decodeFlag(CodingKeys.definesContext) ?? false
    modalPresentationStyle =
      coder.decodeCase(ModalPresentationStyle.self, CodingKeys.style) ?? .automatic
    if let respectsMargins = coder.decodeFlag(CodingKeys.respectsMargins) {
      viewRespectsSystemMinimumLayoutMargins = respectsMargins
    }
    preferredContentSize = CGSize(
      width: coder.decodeNumber(CodingKeys.contentWidth) ?? 0,
      height: coder.decodeNumber(CodingKeys.contentHeight) ?? 0
    )
    decodeBars(from: coder)
  }
}
