import Foundation

// Stored are the bounds, the transform and the origin that the frame would have without the
// transform. With `center` stored instead, a frame would not read back as it was set.
extension View {
  /// The frame that the view would have without its transform, from which layout proceeds.
  var untransformedFrame: CGRect { CGRect(origin: storedOrigin, size: storedBounds.size) }

  var currentFrame: CGRect {
    guard let extras, extras.transform != .identity else { return untransformedFrame }
    let middle = currentCenter
    let size = storedBounds.size.box(under: extras.transform)
    return CGRect(
      x: middle.x + (extras.transform.tx - size.width / 2),
      y: middle.y + (extras.transform.ty - size.height / 2),
      width: size.width,
      height: size.height
    )
  }

  var currentCenter: CGPoint {
    CGPoint(
      x: storedOrigin.x + storedBounds.size.width / 2,
      y: storedOrigin.y + storedBounds.size.height / 2
    )
  }

  func setFrame(_ frame: CGRect) {
    guard let extras, extras.transform != .identity else {
      setGeometry(
        origin: frame.origin,
        bounds: CGRect(origin: storedBounds.origin, size: frame.size)
      )
      return
    }
    let inverse = extras.transform.inverted()
    let size = frame.size.box(under: inverse)
    setGeometry(
      origin: CGPoint(
        x: frame.origin.x + (frame.size.width - size.width) / 2,
        y: frame.origin.y + (frame.size.height - size.height) / 2
      ),
      bounds: CGRect(origin: storedBounds.origin, size: size)
    )
  }

  func setBounds(_ bounds: CGRect) {
    setGeometry(
      origin: CGPoint(
        x: storedOrigin.x + (storedBounds.size.width - bounds.size.width) / 2,
        y: storedOrigin.y + (storedBounds.size.height - bounds.size.height) / 2
      ),
      bounds: bounds
    )
  }

  func setCenter(_ center: CGPoint) {
    setGeometry(
      origin: CGPoint(
        x: center.x - storedBounds.size.width / 2,
        y: center.y - storedBounds.size.height / 2
      ),
      bounds: storedBounds
    )
  }

  func setTransform(_ transform: CGAffineTransform) {
    guard transform != self.transform else { return }
    ensureExtras().transform = transform
    storedSuperview?.markNeedsLayoutAfterChildChange()
  }

  func resizeToFit() {
    let size = sizeThatFits(storedBounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The one place where position and size change.
  private func setGeometry(origin: CGPoint, bounds: CGRect) {
    let old = storedBounds
    let moved = origin.x != storedOrigin.x || origin.y != storedOrigin.y
    let resized = bounds.size.width != old.size.width || bounds.size.height != old.size.height
    let scrolled = bounds.origin.x != old.origin.x || bounds.origin.y != old.origin.y
    // A number that is none differs from every other, so nothing gets past this unchecked.
    guard moved || resized || scrolled else { return }
    checkGeometry(origin: origin, bounds: bounds)
    storedOrigin = origin
    storedBounds = bounds
    let above = superviewReference?._withUnsafeGuaranteedRef { above in
      if resized { above.markNeedsLayoutAfterChildChange() }
      return (flags: above.flags, hasExtras: above.extras != nil)
    }
    if resized {
      markNeedsLayout()
      if !storedSubviews.isEmpty, above?.flags.contains(.isAutoresizing) != true {
        autoresizeSubviews(from: old.size)
      }
    }
    if let layoutItem,
      !flags.contains(.takesSolvedFrame) || scrolled || layoutItem.link.usesInsets
    {
      engineNotesGeometry(scrolled: scrolled)
    }
    if moved || resized,
      above?.hasExtras == true || flags.contains(.preservesSuperviewMargins)
    {
      refreshInsetsAfterFrameChange()
    }
    if resized || scrolled, !storedSubviews.isEmpty {
      refreshInsetsOfSubviews()
    }
  }

  /// Stops when a position or a size is not a number, before anything has changed.
  func checkGeometry(origin: CGPoint, bounds: CGRect) {
    // A sum is not a number when a part of it is not, or when infinities cancel each other out.
    let sum =
      origin.x + origin.y + bounds.origin.x + bounds.origin.y + bounds.size.width
      + bounds.size.height
    if sum.isNaN {
      stopForNaN(origin: origin, bounds: bounds)
    }
  }

  private func stopForNaN(origin: CGPoint, bounds: CGRect) {
    if bounds.hasNaN {
      stop(
        .layerInvalidGeometry,
        "CALayer bounds contains NaN: [\(bounds.origin.x) \(bounds.origin.y); "
          + "\(bounds.size.width) \(bounds.size.height)]. View: \(printName)"
      )
    }
    if origin.x.isNaN || origin.y.isNaN {
      stop(
        .layerInvalidGeometry,
        "CALayer position contains NaN: [\(origin.x) \(origin.y)]. View: \(printName)"
      )
    }
  }
}

extension CGSize {
  /// The size of the smallest box around a rectangle of this size that is transformed.
  ///
  /// `CGRect.applying` has no place and no size for a rectangle that is empty.
  fileprivate func box(under transform: CGAffineTransform) -> CGSize {
    func part(_ factor: CGFloat, _ length: CGFloat) -> CGFloat {
      factor == 0 ? 0 : abs(factor * length)
    }
    return CGSize(
      width: part(transform.a, width) + part(transform.c, height),
      height: part(transform.b, width) + part(transform.d, height)
    )
  }
}
