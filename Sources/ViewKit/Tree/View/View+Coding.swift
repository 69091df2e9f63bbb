import Foundation

// Each attribute has a key of its own, and an attribute whose key is missing keeps its default, so
// that archives stay readable when attributes are added. Environments, observers and what a
// controller sets are not archived.
extension View {
  func encodeState(into coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    encodeGeometry(into: coder)
    encodeAttributes(into: coder)
    encodeLayoutSettings(into: coder)
    coder.encode(NSArray(array: archivedSubviews), forKey: ArchiveKey.subviews)
    encodeConstraints(into: coder)
    coder.encodeObjects(gestureRecognizers, forKey: ArchiveKey.gestureRecognizers)
  }

  func decodeState(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    decodeGeometry(from: coder)
    decodeAttributes(from: coder)
    decodeLayoutSettings(from: coder)
    for case let subview as View in coder.decodeArray(ArchiveKey.subviews) {
      insert(subview, at: nil)
    }
    decodeConstraints(from: coder)
    for recognizer in coder.decodeObjects(
      GestureRecognizer.self,
      forKey: ArchiveKey.gestureRecognizers
    ) ?? [] {
      addGestureRecognizer(recognizer)
    }
  }

  // MARK: Geometry

  private func encodeGeometry(into coder: NSCoder) {
    let bounds = storedBounds
    coder.encodeNumbers(
      [
        storedOrigin.x, storedOrigin.y, bounds.origin.x, bounds.origin.y, bounds.size.width,
        bounds.size.height,
      ],
      ArchiveKey.geometry
    )
    guard transform != .identity else { return }
    let transform = self.transform
    coder.encodeNumbers(
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty],
      ArchiveKey.transform
    )
  }

  private func decodeGeometry(from coder: NSCoder) {
    if let values = coder.decodeNumbers(ArchiveKey.geometry, count: 6) {
      storedOrigin = CGPoint(x: values[0], y: values[1])
      storedBounds = CGRect(x: values[2], y: values[3], width: values[4], height: values[5])
    }
    if let values = coder.decodeNumbers(ArchiveKey.transform, count: 6) {
      ensureExtras().transform = CGAffineTransform(
        a: values[0],
        b: values[1],
        c: values[2],
        d: values[3],
        tx: values[4],
        ty: values[5]
      )
    }
  }

  // MARK: Attributes

  private func encodeAttributes(into coder: NSCoder) {
    for (key, flag) in ArchiveKey.flags {
      coder.encode(flags.contains(flag), forKey: key)
    }
    coder.encode(Double(storedAlpha), forKey: ArchiveKey.alpha)
    coder.encode(tag, forKey: ArchiveKey.tag)
    guard let extras else { return }
    if let color = extras.backgroundColor {
      coder.encodeValue(color, forKey: ArchiveKey.backgroundColor)
    }
    if let color = extras.tintColor { coder.encodeValue(color, forKey: ArchiveKey.tintColor) }
    coder.encode(extras.contentMode.rawValue, forKey: ArchiveKey.contentMode)
    coder.encode(extras.userInterfaceStyle.rawValue, forKey: ArchiveKey.userInterfaceStyle)
  }

  func decodeFlags(from coder: NSCoder) {
    for (key, flag) in ArchiveKey.flags {
      if let isOn = coder.decodeFlag(key) { setFlag(flag, isOn) }
    }
  }

  private func decodeAttributes(from coder: NSCoder) {
    decodeFlags(from: coder)
    if let alpha = coder.decodeNumber(ArchiveKey.alpha), !alpha.isNaN {
      storedAlpha = min(max(CGFloat(alpha), 0), 1)
    }
    tag = coder.decodeWhole(ArchiveKey.tag) ?? 0
    if let color = coder.decodeValue(Color.self, forKey: ArchiveKey.backgroundColor) {
      ensureExtras().backgroundColor = color
    }
    if let mode = coder.decodeCase(ContentMode.self, ArchiveKey.contentMode), mode != .scaleToFill {
      ensureExtras().contentMode = mode
    }
    let tint = coder.decodeValue(Color.self, forKey: ArchiveKey.tintColor)
    let style =
      coder.decodeCase(UserInterfaceStyle.self, ArchiveKey.userInterfaceStyle) ?? .unspecified
    if tint != nil || style != .unspecified {
      ensureExtras().tintColor = tint
      ensureExtras().userInterfaceStyle = style
      _ = adoptSurroundings(of: nil)  // A view that is being created is told of nothing.
    }
  }

  // MARK: Layout settings

  private func encodeLayoutSettings(into coder: NSCoder) {
    coder.encode(Int(truncatingIfNeeded: storedMask.rawValue), forKey: ArchiveKey.autoresizingMask)
    if let extras {
      coder.encode(
        extras.semanticContentAttribute.rawValue,
        forKey: ArchiveKey.semanticContentAttribute
      )
      switch extras.margins {
      case .standard:
        break
      case .absolute(let margins):
        coder.encodeNumbers(
          [margins.top, margins.left, margins.bottom, margins.right],
          ArchiveKey.margins
        )
      case .directional(let margins):
        coder.encodeNumbers(
          [margins.top, margins.leading, margins.bottom, margins.trailing],
          ArchiveKey.directionalMargins
        )
      }
    }
    guard let item = layoutItem else { return }
    let (hugging, resistance) = (item.hugging, item.compressionResistance)
    coder.encodeNumbers(
      [hugging.horizontal, hugging.vertical, resistance.horizontal, resistance.vertical]
        .map { CGFloat($0.rawValue) },
      ArchiveKey.contentPriorities
    )
    let guides = item.guides.filter { !$0.isMadeBySystem }
    if !guides.isEmpty {
      coder.encode(NSArray(array: guides), forKey: ArchiveKey.guides)
    }
  }

  private func decodeLayoutSettings(from coder: NSCoder) {
    storedMask = AutoresizingMask(
      rawValue: UInt(truncatingIfNeeded: coder.decodeWhole(ArchiveKey.autoresizingMask) ?? 0)
    )
    let attribute = coder.decodeCase(
      SemanticContentAttribute.self,
      ArchiveKey.semanticContentAttribute
    )
    if let attribute, attribute != .unspecified {
      ensureExtras().semanticContentAttribute = attribute
    }
    if let values = coder.decodeNumbers(ArchiveKey.margins, count: 4) {
      ensureExtras().margins = .absolute(
        EdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
      )
    } else if let values = coder.decodeNumbers(ArchiveKey.directionalMargins, count: 4) {
      ensureExtras().margins = .directional(
        DirectionalEdgeInsets(
          top: values[0],
          leading: values[1],
          bottom: values[2],
          trailing: values[3]
        )
      )
    }
    if extras != nil {
      rememberMargins()
    }
    decodeContentPriorities(from: coder)
    for case let guide as LayoutGuide in coder.decodeArray(ArchiveKey.guides) {
      addLayoutGuide(guide)
    }
  }

  private func decodeContentPriorities(from coder: NSCoder) {
    guard let values = coder.decodeNumbers(ArchiveKey.contentPriorities, count: 4) else { return }
    let priorities = values.map { LayoutPriority(Float($0)) }
    guard priorities.allSatisfy({ LayoutConstraint.mistake(contentPriority: $0) == nil })
    else { return }
    let item = ensureLayoutItem()
    item.hugging = AxisPriorities(horizontal: priorities[0], vertical: priorities[1])
    item.compressionResistance = AxisPriorities(
      horizontal: priorities[2],
      vertical: priorities[3]
    )
  }

  // MARK: Constraints

  private func encodeConstraints(into coder: NSCoder) {
    let records = constraints.filter(\.shouldBeArchived)
      .compactMap { ConstraintRecord(of: $0, heldBy: self)?.plist }
    if !records.isEmpty {
      coder.encode(NSArray(array: records), forKey: ArchiveKey.constraints)
    }
  }

  private func decodeConstraints(from coder: NSCoder) {
    for case let plist as NSDictionary in coder.decodeArray(ArchiveKey.constraints) {
      ConstraintRecord(plist: plist).constraint(heldBy: self)?.activate(at: self)
    }
  }
}
