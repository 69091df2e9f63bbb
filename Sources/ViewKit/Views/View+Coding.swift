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
    coder.encode(NSArray(array: archivedSubviews), forKey: Key.subviews)
    encodeConstraints(into: coder)
    coder.encodeObjects(gestureRecognizers, forKey: Key.gestureRecognizers)
  }

  func decodeState(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    decodeGeometry(from: coder)
    decodeAttributes(from: coder)
    decodeLayoutSettings(from: coder)
    for case let subview as View in coder.decodeArray(Key.subviews) {
      insert(subview, at: nil)
    }
    decodeConstraints(from: coder)
    for recognizer in coder.decodeObjects(
      GestureRecognizer.self,
      forKey: Key.gestureRecognizers
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
      Key.geometry
    )
    guard transform != .identity else { return }
    let transform = self.transform
    coder.encodeNumbers(
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty],
      Key.transform
    )
  }

  private func decodeGeometry(from coder: NSCoder) {
    if let values = coder.decodeNumbers(Key.geometry, count: 6) {
      storedOrigin = CGPoint(x: values[0], y: values[1])
      storedBounds = CGRect(x: values[2], y: values[3], width: values[4], height: values[5])
    }
    if let values = coder.decodeNumbers(Key.transform, count: 6) {
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
    for (key, flag) in Key.flags {
      coder.encode(flags.contains(flag), forKey: key)
    }
    coder.encode(Double(storedAlpha), forKey: Key.alpha)
    coder.encode(tag, forKey: Key.tag)
    guard let extras else { return }
    coder.encodeIfSet(extras.backgroundColor, Key.backgroundColor)
    coder.encodeIfSet(extras.tintColor, Key.tintColor)
    coder.encode(extras.contentMode.rawValue, forKey: Key.contentMode)
    coder.encode(extras.userInterfaceStyle.rawValue, forKey: Key.userInterfaceStyle)
  }

  private func decodeAttributes(from coder: NSCoder) {
    for (key, flag) in Key.flags where coder.containsValue(forKey: key) {
      setFlag(flag, coder.decodeBool(forKey: key))
    }
    if coder.containsValue(forKey: Key.alpha) {
      storedAlpha = min(max(CGFloat(coder.decodeDouble(forKey: Key.alpha)), 0), 1)
    }
    tag = coder.decodeInteger(forKey: Key.tag)
    if let color = coder.decodeValue(Color.self, forKey: Key.backgroundColor) {
      ensureExtras().backgroundColor = color
    }
    if let mode = coder.decodeCase(ContentMode.self, Key.contentMode), mode != .scaleToFill {
      ensureExtras().contentMode = mode
    }
    let tint = coder.decodeValue(Color.self, forKey: Key.tintColor)
    let style = coder.decodeCase(UserInterfaceStyle.self, Key.userInterfaceStyle) ?? .unspecified
    if tint != nil || style != .unspecified {
      ensureExtras().tintColor = tint
      ensureExtras().userInterfaceStyle = style
      _ = adoptSurroundings(of: nil)  // A view that is being created is told of nothing.
    }
  }

  // MARK: Layout settings

  private func encodeLayoutSettings(into coder: NSCoder) {
    coder.encode(Int(storedMask.rawValue), forKey: Key.autoresizingMask)
    if let extras {
      coder.encode(extras.semanticContentAttribute.rawValue, forKey: Key.semanticContentAttribute)
      switch extras.margins {
      case .standard:
        break
      case .absolute(let margins):
        coder.encodeNumbers(
          [margins.top, margins.left, margins.bottom, margins.right],
          Key.margins
        )
      case .directional(let margins):
        coder.encodeNumbers(
          [margins.top, margins.leading, margins.bottom, margins.trailing],
          Key.directionalMargins
        )
      }
    }
    guard let item = layoutItem else { return }
    let (hugging, resistance) = (item.hugging, item.compressionResistance)
    coder.encodeNumbers(
      [hugging.horizontal, hugging.vertical, resistance.horizontal, resistance.vertical]
        .map { CGFloat($0.rawValue) },
      Key.contentPriorities
    )
    let guides = item.guides.filter { !$0.isMadeBySystem }
    if !guides.isEmpty {
      coder.encode(NSArray(array: guides), forKey: Key.guides)
    }
  }

  private func decodeLayoutSettings(from coder: NSCoder) {
    storedMask = AutoresizingMask(
      rawValue: UInt(truncatingIfNeeded: coder.decodeInteger(forKey: Key.autoresizingMask))
    )
    let attribute = coder.decodeCase(SemanticContentAttribute.self, Key.semanticContentAttribute)
    if let attribute, attribute != .unspecified {
      ensureExtras().semanticContentAttribute = attribute
    }
    if let values = coder.decodeNumbers(Key.margins, count: 4) {
      ensureExtras().margins = .absolute(
        EdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
      )
    } else if let values = coder.decodeNumbers(Key.directionalMargins, count: 4) {
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
    for case let guide as LayoutGuide in coder.decodeArray(Key.guides) {
      addLayoutGuide(guide)
    }
  }

  private func decodeContentPriorities(from coder: NSCoder) {
    guard let values = coder.decodeNumbers(Key.contentPriorities, count: 4) else { return }
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
      coder.encode(NSArray(array: records), forKey: Key.constraints)
    }
  }

  private func decodeConstraints(from coder: NSCoder) {
    for case let plist as NSDictionary in coder.decodeArray(Key.constraints) {
      ConstraintRecord(plist: plist).constraint(heldBy: self)?.activate(at: self)
    }
  }
}

/// The names of the attributes in an archive, apart from those that subclasses choose.
private enum Key {
  static let geometry = "ViewKit.geometry"
  static let transform = "ViewKit.transform"
  static let alpha = "ViewKit.alpha"
  static let tag = "ViewKit.tag"
  static let backgroundColor = "ViewKit.backgroundColor"
  static let tintColor = "ViewKit.tintColor"
  static let contentMode = "ViewKit.contentMode"
  static let userInterfaceStyle = "ViewKit.overrideUserInterfaceStyle"
  static let autoresizingMask = "ViewKit.autoresizingMask"
  static let semanticContentAttribute = "ViewKit.semanticContentAttribute"
  static let margins = "ViewKit.layoutMargins"
  static let directionalMargins = "ViewKit.directionalLayoutMargins"
  static let contentPriorities = "ViewKit.contentPriorities"
  static let guides = "ViewKit.layoutGuides"
  static let subviews = "ViewKit.subviews"
  static let constraints = "ViewKit.constraints"
  static let gestureRecognizers = "ViewKit.gestureRecognizers"

  static let flags: [(String, ViewFlags)] = [
    ("ViewKit.isHidden", .isHidden),
    ("ViewKit.isOpaque", .isOpaque),
    ("ViewKit.clipsToBounds", .clipsToBounds),
    ("ViewKit.isUserInteractionEnabled", .isUserInteractionEnabled),
    ("ViewKit.isMultipleTouchEnabled", .isMultipleTouchEnabled),
    ("ViewKit.autoresizesSubviews", .autoresizesSubviews),
    ("ViewKit.translatesAutoresizingMaskIntoConstraints", .translatesMask),
    ("ViewKit.preservesSuperviewLayoutMargins", .preservesSuperviewMargins),
    ("ViewKit.insetsLayoutMarginsFromSafeArea", .insetsMarginsFromSafeArea),
  ]
}

extension NSCoder {
  fileprivate func encodeNumbers(_ values: [CGFloat], _ key: String) {
    encode(NSArray(array: values.map { NSNumber(value: Double($0)) }), forKey: key)
  }

  /// Returns as many finite numbers as asked for, or nil.
  fileprivate func decodeNumbers(_ key: String, count: Int) -> [CGFloat]? {
    let values = decodeArray(key).compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }
    return values.count == count && values.allSatisfy(\.isFinite) ? values : nil
  }

  fileprivate func encodeIfSet(_ color: Color?, _ key: String) {
    guard let color else { return }
    encodeValue(color, forKey: key)
  }

  fileprivate func decodeCase<Case: RawRepresentable<Int>>(
    _ type: Case.Type,
    _ key: String
  ) -> Case? {
    containsValue(forKey: key) ? Case(rawValue: decodeInteger(forKey: key)) : nil
  }

  /// Returns what an array holds; nothing where there is none.
  fileprivate func decodeArray(_ key: String) -> [Any] {
    guard containsValue(forKey: key) else { return [] }
    return decodeObject(forKey: key) as? [Any] ?? []
  }
}
