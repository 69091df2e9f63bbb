/// A person, as the example shows one.
public struct Profile: Sendable {
  /// What the person is called.
  public var name: String
  /// What the picture is called.
  public var portraitName: String

  /// Creates a profile.
  public init(name: String, portraitName: String) {
    self.name = name
    self.portraitName = portraitName
  }
}
