public import ViewKit

extension View {
  /// Returns a picture of the view and its descendants as an SVG document.
  ///
  /// ```swift
  /// let card = View(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
  /// let title = Label(frame: CGRect(x: 16, y: 12, width: 128, height: 20.5))
  /// title.text = "Ada Lovelace"
  /// card.addSubview(title)
  /// let picture = card.svg()
  /// ```
  ///
  /// The same tree produces the same text on every system. Layout isn't updated: the views are
  /// drawn with their current frames. Each view is a group that contains a rectangle and the groups
  /// of its subviews. The rectangle has an identifier and a title: the identifier is `view-0` for
  /// the view itself and counts up in depth-first order, from back to front; the title is the
  /// view's line in `recursiveDescription`. Numbers are points, rounded to hundredths.
  ///
  /// Text has the line breaks and widths of the layout, whatever font the viewer uses. Images are
  /// boxes with their names, and controls are drawn in a simple style.
  ///
  /// - Parameter options: Options that control the content of the picture.
  /// - Returns: The text of the document.
  public func svg(options: SVGOptions = SVGOptions()) -> String {
    let picture = SVGPicture(of: self, options: options)
    return SVGDocument([.init(caption: nil, picture: picture)]).text(title: typeName)
  }
}
