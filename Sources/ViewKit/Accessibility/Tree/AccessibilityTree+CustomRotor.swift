import Foundation

extension AccessibilityTree {
  /// A list of places among which people jump.
  ///
  /// Up to ten places are listed each way from where a rotor starts.
  public struct CustomRotor: Codable, Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// Where it leads.
    public var resultMarkers: [Result]
    /// How many places there are beyond those that are listed.
    public var limit: Limit

    /// A place that a rotor leads to.
    public struct Result: Codable, Hashable, Sendable {
      /// What is spoken there.
      public var elementDescription: String
      /// The part of the text that is meant, such as `[4..<7]`, or nil.
      public var rangeDescription: String?
      /// Where it lies, relative to the view that the tree is of, or nil.
      public var shape: Shape?
    }

    /// A number of places that are not listed.
    public enum Limit: Codable, Hashable, Sendable {
      /// All of them are listed.
      case none
      /// There are this many more.
      case underMaxCount(Int)
      /// There are 99 more, or a rotor without an end.
      case greaterThanMaxCount
    }
  }
}

extension AccessibilityReading {
  /// The rotors of the element with what they find now; places are relative to a view.
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
  /// How many places there are beyond those that are listed, in digits; nil for none.
  var unlistedCount: String? {
    switch limit {
    case .none: nil
    case .underMaxCount(let count): "\(count)"
    case .greaterThanMaxCount: "99+"
    }
  }
}

extension AccessibilityTree.CustomRotor.Result {
  /// Describes a place; nil for one whose element has been freed, or is none.
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
  /// A part of the text that the object shows; nil where it shows none there.
  fileprivate func shownText(in range: NSRange) -> String? {
    guard let text = rotorText, range.location >= 0, range.length >= 0,
      range.location <= text.utf16.count, range.length <= text.utf16.count - range.location
    else { return nil }
    return (text as NSString).substring(with: range)
  }
}
