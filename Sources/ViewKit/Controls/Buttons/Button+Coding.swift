import Foundation

extension Button {
  /// What an archive keeps of the class itself.
  package struct Archived: ArchivedState {
    package static let key = "ViewKit.button"

    package var type = ButtonType.custom
    package var titles = StateValues<String>()
    package var titleColors = StateValues<Color>()
    package var images = StateValues<Image>()
    package var contentEdgeInsets = EdgeInsets.zero
    package var titleEdgeInsets = EdgeInsets.zero
    package var imageEdgeInsets = EdgeInsets.zero
    /// The font of a title label, which counts where the archive holds no subviews.
    package var titleFont: Font?
    /// The places of the two among the subviews.
    package var titleLabelIndex: Int?
    package var imageViewIndex: Int?

    package init() {}
  }

  func encodeButton(into coder: NSCoder) {
    var archived = Archived()
    archived.type = storedType
    archived.titles = titles
    archived.titleColors = titleColors
    archived.images = images
    archived.contentEdgeInsets = contentEdgeInsets
    archived.titleEdgeInsets = titleEdgeInsets
    archived.imageEdgeInsets = imageEdgeInsets
    archived.titleFont = storedTitleLabel?.storedFont
    archived.titleLabelIndex = storedSubviews.firstIndex { $0 === storedTitleLabel }
    archived.imageViewIndex = storedSubviews.firstIndex { $0 === storedImageView }
    coder.encodeState(archived)
  }

  func decodeButton(from coder: NSCoder) {
    guard let archived = coder.decodeState(Archived.self) else { return }
    storedType = archived.type
    titles = archived.titles
    titleColors = archived.titleColors
    images = archived.images
    contentEdgeInsets = archived.contentEdgeInsets
    titleEdgeInsets = archived.titleEdgeInsets
    imageEdgeInsets = archived.imageEdgeInsets
    takeParts(archived)
    if let font = archived.titleFont {
      ensureTitleLabel().font = font
    }
    showCurrentContent()
  }

  /// Finds the title and the picture among the subviews.
  func takeParts(_ archived: Archived) {
    storedTitleLabel = decodedSubview(at: archived.titleLabelIndex) as? ButtonLabel
    storedImageView = decodedSubview(at: archived.imageViewIndex) as? ImageView
  }

  private func decodedSubview(at index: Int?) -> View? {
    guard let index, storedSubviews.indices.contains(index) else { return nil }
    return storedSubviews[index]
  }
}
