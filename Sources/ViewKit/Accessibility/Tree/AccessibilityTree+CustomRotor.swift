import Foundation

extension AccessibilityTree {
  /// A custom rotor, with the items that it finds.
  ///
  /// Up to ten items are listed in each direction from the start of the rotor.
  public struct CustomRotor: Codable, Hashable, Sendable {
    /// The name of the rotor.
    public var name: String
    /// The items that the rotor finds.
    public var resultMarkers: [Result]
    /// The number of further items that are not listed.
    public var limit: Limit

    /// An item that a rotor finds.
    public struct Result: Codable, Hashable, Sendable {
      /// The spoken description of the item.
      public var elementDescription: String
      /// The target range of the text, such as `[4..<7]`, if any.
      public var rangeDescription: String?
      /// The shape of the item, relative to the view of the tree, or nil.
      public var shape: Shape?
    }

    /// The number of items that are not listed.
    public enum Limit: Codable, Hashable, Sendable {
      /// All items are listed.
      case none
      /// The given number of items is not listed.
      case underMaxCount(Int)
      /// At least 99 items are not listed; the rotor may have no end.
      case greaterThanMaxCount
    }
  }
}

extension AccessibilityReading {
  /// Returns the rotors of the element with their current results, relative to a view.
  func customRotors(in root: View) -> [AccessibilityTree.CustomRotor] {
    if let record = element.record { return record.rotors }
    guard let rotors = element.accessibilityCustomRotors else { return [] }
    let words = words
    return rotors.map { rotor in
      let results = AccessibilityRotorResults(of: rotor)
      return AccessibilityTree.CustomRotor(
        name: rotor.name.isEmpty ? words.systemRotors[rotor.systemRotorType] : rotor.name,
        resultMarkers: results.places.compactMap { .init($0, in: root, words) },
        limit: results.limit
      )
    }
  }
}

extension AccessibilityTree.CustomRotor {
  /// The number of items that are not listed, in digits; nil if all are listed.
  var unlistedCount: String? {
    switch limit {
    case .none: nil
    case .underMaxCount(let count): "\(count)"
    case .greaterThanMaxCount: "99+"
    }
  }
}

extension AccessibilityTree.CustomRotor.Result {
  /// Describes an item; returns nil if its target has been deallocated or is not a responder.
  fileprivate init?(
    _ result: AccessibilityCustomRotorItemResult,
    in root: View,
    _ words: AccessibilityWords
  ) {
    guard let target = result.targetElement as? Responder else { return nil }
    let frame = target.accessibilityFrame(in: root)
    shape = AccessibilityTree.Shape(of: target, frame: frame, in: root)
    guard let range = result.targetRange, let part = target.shownText(in: range) else {
      elementDescription = AccessibilitySpeech(of: target, at: nil, words: words).description
      return
    }
    elementDescription = part
    rangeDescription = "[\(range.lowerBound)..<\(range.upperBound)]"
  }
}

extension Responder {
  /// Returns a part of the text that the object shows, or nil if it shows no text in the range.
  fileprivate func shownText(in range: NSRange) -> String? {
    guard let text = rotorText, range.location >= 0, range.length >= 0,
      range.location <= text.utf16.count, range.length <= text.utf16.count - range.location
    else { return nil }
    return (text as NSString).substring(with: range)
  }
}
