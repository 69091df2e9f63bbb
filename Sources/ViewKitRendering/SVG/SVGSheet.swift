public import ViewKit

/// A document with pictures of several view trees in rows, each with a caption.
///
/// ```swift
/// var sheet = SVGSheet()
/// for direction in [TraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
///   let row = makeRow(direction)
///   sheet.add(row, caption: "\(direction)")
/// }
/// let picture = sheet.svg
/// ```
///
/// A sheet retains the views, and draws them when ``svg`` is read.
public struct SVGSheet {
  private var entries: [(view: View, caption: String, layers: SVGOptions.Layers?)] = []

  /// The options of each picture.
  public var options: SVGOptions

  /// Creates an empty sheet.
  public init(options: SVGOptions = SVGOptions()) {
    self.options = options
  }

  /// Adds a picture to the right of the others, or in a new row once a row is 2000 points wide.
  ///
  /// - Parameters:
  ///   - view: The root of the tree to draw.
  ///   - caption: The caption above the picture.
  ///   - layers: The layers of this picture, or `nil` for those of ``options``.
  public mutating func add(_ view: View, caption: String, layers: SVGOptions.Layers? = nil) {
    entries.append((view, caption, layers))
  }

  /// The text of the document; identifiers of the pictures begin with `picture-1-`, `picture-2-`
  /// and so on.
  public var svg: String {
    let pictures = entries.enumerated().map { index, entry in
      var options = options
      options.layers = entry.layers ?? options.layers
      let prefix = "picture-\(index + 1)-"
      let picture = SVGPicture(of: entry.view, options: options, prefix: prefix)
      return SVGDocument.Entry(caption: entry.caption, picture: picture)
    }
    return SVGDocument(pictures).text(title: entries.map(\.caption).joined(separator: ", "))
  }
}
