import Foundation
import ViewKit

extension NibReader {
  /// Returns the values that every view decodes, keyed by archive key.
  func viewValues() -> [String: Any] {
    typealias Key = View.ArchiveKey
    var values: [String: Any] = [:]
    if let frame = element.frame {
      values[Key.geometry] = [frame.minX, frame.minY, 0, 0, frame.width, frame.height]
    }
    for (attribute, key) in Self.viewFlags {
      values[key] = flag(attribute)
    }
    values[Key.alpha] = number("alpha").map(Double.init)
    values[Key.tag] = integer("tag")
    values[Key.backgroundColor] = color("backgroundColor")
    values[Key.tintColor] = color("tintColor")
    values[Key.contentMode] = choice("contentMode", NibWords.contentModes)
    values[Key.semanticContentAttribute] = choice(
      "semanticContentAttribute",
      NibWords.semanticContentAttributes
    )
    values[Key.autoresizingMask] = Int(autoresizingMask.rawValue)
    addMargins(to: &values)
    values[Key.contentPriorities] = contentPriorities
    values[AccessibilityAttributes.Archived.key] = accessibility
    return values
  }

  private static let viewFlags: [(attribute: String, key: String)] = [
    ("hidden", View.ArchiveKey.isHidden),
    ("opaque", View.ArchiveKey.isOpaque),
    ("clipsSubviews", View.ArchiveKey.clipsToBounds),
    ("userInteractionEnabled", View.ArchiveKey.isUserInteractionEnabled),
    ("multipleTouchEnabled", View.ArchiveKey.isMultipleTouchEnabled),
    ("autoresizesSubviews", View.ArchiveKey.autoresizesSubviews),
    ("translatesAutoresizingMaskIntoConstraints", View.ArchiveKey.translatesMask),
    ("preservesSuperviewLayoutMargins", View.ArchiveKey.preservesSuperviewMargins),
    ("insetsLayoutMarginsFromSafeArea", View.ArchiveKey.insetsMarginsFromSafeArea),
  ]

  private var autoresizingMask: View.AutoresizingMask {
    guard let mask = element.child(forKey: "autoresizingMask") else { return [] }
    let words: [(String, View.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return words.reduce(into: []) { if mask.bool($1.0) == true { $0.insert($1.1) } }
  }

  private func addMargins(to values: inout [String: Any]) {
    let margins = element.child(forKey: "layoutMargins")
    if let numbers = margins.flatMap({ numbers(of: $0, ["top", "left", "bottom", "right"]) }) {
      values[View.ArchiveKey.margins] = numbers
    }
    let directional = element.child(forKey: "directionalLayoutMargins")
    let names = ["top", "leading", "bottom", "trailing"]
    if let numbers = directional.flatMap({ numbers(of: $0, names) }) {
      values[View.ArchiveKey.directionalMargins] = numbers
    }
  }

  private func numbers(of element: NibElement, _ names: [String]) -> [CGFloat]? {
    let numbers = names.compactMap { element.number($0) }
    return numbers.count == names.count ? numbers : nil
  }

  /// The content priorities; Interface Builder writes values other than 250 and 750 (rule 5.5.3).
  private var contentPriorities: [CGFloat] {
    [
      priority("horizontalHuggingPriority") ?? 250,
      priority("verticalHuggingPriority") ?? 250,
      priority("horizontalCompressionResistancePriority") ?? 750,
      priority("verticalCompressionResistancePriority") ?? 750,
    ]
  }

  private func priority(_ attribute: String) -> CGFloat? {
    number(attribute).flatMap { (0...1000).contains($0) ? $0 : nil }
  }

  // MARK: Accessibility

  private var accessibility: AccessibilityAttributes.Archived? {
    guard let element = element.child(forKey: "accessibilityConfiguration") else { return nil }
    var archived = AccessibilityAttributes.Archived()
    archived.identifier = element["identifier"]
    archived.label = element["label"]
    archived.hint = element["hint"]
    archived.isElement = element.child(forKey: "isElement")?.bool("value")
    if let traits = element.child(forKey: "traits") {
      archived.traits = NibWords.traits.reduce(into: []) { result, entry in
        if traits.bool(entry.word) == true { result.insert(entry.trait) }
      }
    }
    return archived
  }
}
