import Foundation

extension Button {
  private struct Archived: Codable {
    var type: ButtonType
    var titles: StateValues<String>
    var titleColors: StateValues<Color>
    var images: StateValues<Image>
    var contentEdgeInsets: EdgeInsets
    var titleEdgeInsets: EdgeInsets
    var imageEdgeInsets: EdgeInsets
    /// The font of a title label, which counts where the archive holds no subviews.
    var titleFont: Font?
    /// The places of the two among the subviews.
    var titleLabelIndex: Int?
    var imageViewIndex: Int?
  }

  private static let archiveKey = "ViewKit.button"

  func encodeButton(into coder: NSCoder) {
    let archived = Archived(
      type: storedType,
      titles: titles,
      titleColors: titleColors,
      images: images,
      contentEdgeInsets: contentEdgeInsets,
      titleEdgeInsets: titleEdgeInsets,
      imageEdgeInsets: imageEdgeInsets,
      titleFont: storedTitleLabel?.storedFont,
      titleLabelIndex: storedSubviews.firstIndex { $0 === storedTitleLabel },
      imageViewIndex: storedSubviews.firstIndex { $0 === storedImageView }
    )
    coder.encodeValue(archived, forKey: Self.archiveKey)
  }

  func decodeButton(from coder: NSCoder) {
    guard let archived = coder.decodeValue(Archived.self, forKey: Self.archiveKey) else { return }
    storedType = archived.type
    titles = archived.titles
    titleColors = archived.titleColors
    images = archived.images
    contentEdgeInsets = archived.contentEdgeInsets
    titleEdgeInsets = archived.titleEdgeInsets
    imageEdgeInsets = archived.imageEdgeInsets
    storedTitleLabel = decodedSubview(at: archived.titleLabelIndex) as? ButtonLabel
    storedImageView = decodedSubview(at: archived.imageViewIndex) as? ImageView
    if let font = archived.titleFont {
      ensureTitleLabel().font = font
    }
    showCurrentContent()
  }

  private func decodedSubview(at index: Int?) -> View? {
    guard let index, storedSubviews.indices.contains(index) else { return nil }
    return storedSubviews[index]
  }
}
