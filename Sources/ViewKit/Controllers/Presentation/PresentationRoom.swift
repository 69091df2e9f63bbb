import Foundation

/// The space that a window offers to the views of its view controllers.
///
/// Sheets have the sizes of iOS 13 and later, as far as Apple has published them; "Behaviour rules"
/// lists the rest under F2-16.
struct PresentationRoom {
  /// The bounds of the window.
  var bounds: CGRect
  /// The insets of the window's safe area.
  var safeArea: EdgeInsets
  var traits: TraitCollection

  /// The gap between a sheet and the safe area.
  private static let gap: CGFloat = 10
  /// The size of a form sheet whose view controller has no preferred size.
  private static let formSize = CGSize(width: 540, height: 620)
  /// The total horizontal margin added to the readable width of a page sheet.
  private static let margins: CGFloat = 32

  /// Returns the space after a change of the window's size and traits.
  func resized(to size: CGSize, traits: TraitCollection) -> PresentationRoom {
    PresentationRoom(
      bounds: CGRect(origin: bounds.origin, size: size),
      safeArea: safeArea,
      traits: traits
    )
  }

  /// Returns the frame of a view controller's view; all views except sheets fill the window.
  func frame(of controller: ViewController) -> CGRect {
    let style = controller.presentation.style
    if isCard(style) { return cardFrame }
    guard isCentered(style) else { return bounds }
    let room = bounds.inset(by: safeArea).inset(by: Self.insets)
    let size = size(of: controller, in: room)
    return CGRect(
      x: room.midX - size.width / 2,
      y: room.midY - size.height / 2,
      width: size.width,
      height: size.height
    ).roundedToPixels(scale: traits.displayScale)
  }

  /// Returns the traits that the window overrides for a view controller: a centred sheet is
  /// compact.
  func overrides(for controller: ViewController) -> TraitCollection? {
    isCentered(controller.presentation.style) ? TraitCollection(horizontalSizeClass: .compact) : nil
  }

  /// Returns the traits of a view controller's view.
  func traits(of controller: ViewController) -> TraitCollection {
    overrides(for: controller)?.filled(from: traits) ?? traits
  }

  // MARK: Sheets

  /// Whether the style is a card: as wide as the window, with part of the presenter visible at the
  /// top.
  private func isCard(_ style: ModalPresentationStyle) -> Bool {
    (style.isSheet || style == .popover) && traits.verticalSizeClass != .compact
      && traits.horizontalSizeClass != .regular
  }

  private func isCentered(_ style: ModalPresentationStyle) -> Bool {
    style.isSheet && traits.verticalSizeClass != .compact && traits.horizontalSizeClass == .regular
  }

  private var cardFrame: CGRect {
    bounds.inset(by: EdgeInsets(top: safeArea.top + Self.gap, left: 0, bottom: 0, right: 0))
  }

  private static let insets = EdgeInsets(top: gap, left: gap, bottom: gap, right: gap)

  private func size(of controller: ViewController, in room: CGRect) -> CGSize {
    let size: CGSize
    if controller.presentation.style == .formSheet {
      let wish = controller.preferredContentSize
      size = CGSize(
        width: wish.width > 0 ? wish.width : Self.formSize.width,
        height: wish.height > 0 ? wish.height : Self.formSize.height
      )
    } else {
      let readable = LayoutGuide.readableWidth(for: traits.preferredContentSizeCategory)
      size = CGSize(width: readable + Self.margins, height: room.height)
    }
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }
}

extension Window {
  var presentationRoom: PresentationRoom {
    PresentationRoom(bounds: bounds, safeArea: safeAreaInsets, traits: traitCollection)
  }

  /// Sets the frame of a view controller's view in the window and, for a sheet, its trait
  /// overrides.
  func place(_ controller: ViewController) {
    guard let view = controller.storedView else { return }
    if controller.presentation.style.isSheet {
      controller.setTraitOverrides(presentationRoom.overrides(for: controller))
    }
    view.frame = presentationRoom.frame(of: controller)
  }

  /// Sets the frame of a view controller's view if it is a direct subview of the window.
  func fit(_ controller: ViewController) {
    if controller.storedView?.storedSuperview === self { place(controller) }
  }
}
