public import ViewKit

extension View {
  /// A picture of the view and all below as a Scalable Vector Graphics document.
  ///
  /// ```swift
  /// let card = View(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
  /// let title = Label(frame: CGRect(x: 16, y: 12, width: 128, height: 20.5))
  /// title.text = "Ada Lovelace"
  /// card.addSubview(title)
  /// let picture = card.svg()
  /// ```
  ///
  /// The same tree gives the same text on every system. Nothing is laid out: the frames are those that
  /// the views have. Each view is a group that holds a rectangle and the groups of its subviews; the
  /// rectangle has an identifier, `view-0` for the view itself and counted from the back to the front
  /// and downwards, and a title that says what `recursiveDescription` does. Numbers are points,
  /// rounded to hundredths.
  ///
  /// Texts have the lines and the widths that layout has found, with whatever font the viewer uses.
  /// Images are boxes with their names, and controls are drawn plainly.
  ///
  /// - Parameter options: What the picture shows.
  /// - Returns: The text of the document.
  public func svg(options: SVGOptions = SVGOptions()) -> String {
    let picture = SVGPicture(of: self, options: options)
    return SVGDocument([.init(caption: nil, picture: picture)]).text(title: typeName)
  }
}
