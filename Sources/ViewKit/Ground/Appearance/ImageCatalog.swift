/// The pictures that code under test finds by their names.
///
/// An app has its pictures in an asset catalogue; here the sizes are all that counts, so a test
/// lists them:
///
/// ```swift
/// let catalog = ImageCatalog([Image(size: CGSize(width: 24, height: 24), name: "star")])
/// let size = catalog.perform { Image(named: "star")?.size }  // 24 by 24
/// ```
///
/// A catalogue is in force inside ``perform(_:)`` and the tasks started there, and nowhere else.
public struct ImageCatalog: Sendable {
  private let images: [String: Image]
  private let symbols: [String: Image]

  /// Creates a catalogue of pictures and symbols; of several with one name the last one counts.
  ///
  /// Pictures without a name are left out.
  public init(_ images: [Image]) {
    self.images = Self.named(images.filter { !$0.isSymbolImage })
    self.symbols = Self.named(images.filter(\.isSymbolImage))
  }

  /// Runs a closure in which pictures are found in this catalogue, and returns its result.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }

  /// Runs an asynchronous closure in which pictures are found in this catalogue.
  public func perform<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$current.withValue(self, operation: body)
  }

  @TaskLocal static var current = ImageCatalog([])

  func image(named name: String) -> Image? { images[name] }

  func symbol(named name: String) -> Image? { symbols[name] }

  private static func named(_ images: [Image]) -> [String: Image] {
    var result: [String: Image] = [:]
    for image in images {
      if let name = image.name { result[name] = image }
    }
    return result
  }
}
