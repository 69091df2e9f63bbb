import Foundation

/// The room that a window has for the views of its controllers.
///
/// Sheets have the sizes of iOS 13 and later, as far as Apple has published them; "Behaviour rules"
/// lists the rest under F2-16.
struct PresentationRoom {
  /// The window in its own coordinates.
  var bounds: CGRect
  /// The insets of the window's safe area.
  var safeArea: EdgeInsets
  var traits: TraitCollection

  /// The space between a sheet and the safe area.
  private static let gap: CGFloat = 10
  /// The size of a form sheet whose controller prefers none.
  private static let formSize = CGSize(width: 540, height: 620)
  /// The margins on both sides of what is read in a page sheet.
  private static let margins: CGFloat = 32

  /// Returns the room after a change of the window's size and traits.
  func resized(to size: CGSize, traits: TraitCollection) -> PresentationRoom {
    PresentationRoom(
      bounds: CGRect(origin: bounds.origin, size: size),
      safeArea: safeArea,
      traits: traits
    )
  }

  /// Returns the frame of a controller's view; all but sheets fill the window.
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

  /// Returns the traits that the window lays over a controller's own: what is centered is narrow.
  func overrides(for controller: ViewController) -> TraitCollection? {
    isCentered(controller.presentation.style) ? TraitCollection(horizontalSizeClass: .compact) : nil
  }

  /// Returns the traits of a controller's view.
  func traits(of controller: ViewController) -> TraitCollection {
    overrides(for: controller)?.filled(from: traits) ?? traits
  }

  // MARK: Sheets

  /// A card is as wide as the window and leaves a part of the presenter visible at the top.
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

  /// Gives the view of a controller its place among the window's subviews.
  func place(_ controller: ViewController) {
    guard let view = controller.storedView else { return }
    if controller.presentation.style.isSheet {
      controller.setTraitOverrides(presentationRoom.overrides(for: controller))
    }
    view.frame = presentationRoom.frame(of: controller)
  }

  /// Gives the view of a controller its place where it lies in the window itself.
  func fit(_ controller: ViewController) {
    if controller.storedView?.storedSuperview === self { place(controller) }
  }
}
