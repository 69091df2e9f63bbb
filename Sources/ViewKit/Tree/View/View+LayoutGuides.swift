import Foundation

extension View {
  /// The guides that belong to the view, in the order in which they were added.
  ///
  /// Guides of the system are among them once they have been asked for.
  public var layoutGuides: [LayoutGuide] { layoutItem?.guides ?? [] }

  /// Gives a guide to the view; an earlier owner loses it, and its constraints are dropped.
  ///
  /// Nothing happens for a guide that belongs to the view already.
  public func addLayoutGuide(_ layoutGuide: LayoutGuide) {
    guard layoutGuide.layoutItem.view !== self else { return }
    layoutGuide.owningView = self
  }

  /// Takes a guide from the view and drops every constraint that mentions it.
  ///
  /// Nothing happens for a guide that does not belong to the view.
  public func removeLayoutGuide(_ layoutGuide: LayoutGuide) {
    guard layoutGuide.layoutItem.view === self else { return }
    layoutGuide.owningView = nil
  }

  /// Takes several guides from the view and drops every constraint that mentions them.
  ///
  /// - Returns: How many there were.
  func removeLayoutGuides(where shouldRemove: (LayoutGuide) -> Bool) -> Int {
    guard let item = layoutItem else { return 0 }
    let removed = item.guides.filter(shouldRemove)
    item.guides.removeAll(where: shouldRemove)
    for guide in removed {
      guide.layoutItem.dropMentions()
      guide.layoutItem.move(to: nil)
    }
    return removed.count
  }

  /// What lies inside the view's margins.
  public var layoutMarginsGuide: LayoutGuide { systemGuide(.layoutMargins) }

  /// What lies inside the safe area: the bounds, for a view outside a window.
  public var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }

  /// What lies inside the margins and is narrow enough for lines of text to be read easily.
  ///
  /// At most 672 points wide at the default text size, wider for larger text.
  public var readableContentGuide: LayoutGuide { systemGuide(.readableContent) }

  /// A layout guide for the space that the keyboard takes up in the view.
  ///
  /// Without a keyboard it is the space below the safe area.
  public var keyboardLayoutGuide: KeyboardLayoutGuide {
    let guide = systemGuide(.keyboard) as? KeyboardLayoutGuide
    return guide ?? KeyboardLayoutGuide()
  }

  func systemGuide(_ kind: LayoutGuide.Kind) -> LayoutGuide {
    if let guide = layoutItem?.guides.first(where: { $0.kind == kind }) { return guide }
    let guide = kind == .keyboard ? KeyboardLayoutGuide() : LayoutGuide()
    guide.kind = kind
    guide.identifier = LayoutGuide.identifier(for: kind)
    guide.owningView = self
    return guide
  }
}
