import Foundation

extension NibObject {
  /// A short description that helps the author find the object: `label 'Total' (ttl-00-001)`.
  ///
  /// The author's class replaces the element's name, and the author's label replaces the object's
  /// text.
  public var summary: String {
    let name = shortSummary
    return id.isEmpty || name.hasSuffix(" " + id) ? name : "\(name) (\(id))"
  }

  /// A shorter summary, which omits the identifier if the object has another name.
  var shortSummary: String {
    let words =
      [customClass ?? elementName] + [userLabel ?? shownText].compactMap { $0.map { "'\($0)'" } }
    return (words.count == 1 && !id.isEmpty ? words + [id] : words).joined(separator: " ")
  }

  /// The beginning of the text that the object shows, or nil if it shows none.
  private var shownText: String? {
    let state = element.children.first { $0.name == "state" && $0.key == "normal" }
    let text = [element["text"], element["title"], state?["title"], element["placeholder"]]
      .compactMap(\.self).first { !$0.isEmpty }
    let line = text?.split(whereSeparator: \.isNewline).first ?? ""
    guard !line.isEmpty else { return nil }
    return line.count > 24 ? line.prefix(23) + "…" : String(line)
  }
}

extension NibConstraint {
  /// Returns the constraint as an equation with the names of its items in a document.
  func summary(in document: NibDocument) -> String {
    let left = end(firstItem, firstAttribute, document)
    guard let item = secondItem, let attribute = secondAttribute else {
      return "\(left) \(sign) \(Self.text(constant ?? 0))\(priorityText)"
    }
    let factor = multiplier.map { $0 == 1 ? "" : "\(Self.text($0)) × " } ?? ""
    var text = "\(left) \(sign) \(factor)\(end(item, attribute, document))"
    if let constant, constant != 0 {
      text += " \(constant < 0 ? "−" : "+") \(Self.text(abs(constant)))"
    }
    return text + priorityText
  }

  private var sign: String {
    switch relation {
    case "lessThanOrEqual": "≤"
    case "greaterThanOrEqual": "≥"
    default: "="
    }
  }

  private var priorityText: String {
    priority.map { $0 == 1000 ? "" : " at \(Self.text(Double($0)))" } ?? ""
  }

  private func end(_ id: String, _ attribute: String, _ document: NibDocument) -> String {
    let object = document.object(withID: id)
    let name = object?.kind == .guide ? object?.element.key ?? object?.element["type"] : nil
    return "\(name ?? object?.shortSummary ?? id).\(attribute)"
  }

  private static func text(_ number: some BinaryFloatingPoint) -> String {
    NibFormat.number(Double(number))
  }
}
