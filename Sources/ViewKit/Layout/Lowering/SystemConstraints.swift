import Foundation

/// What a view's mask means as a constraint, in conflict reports and questions about a layout.
///
/// There are two along each axis, one for the place and one for the size; all are required. They are
/// made when something asks for them: the engine keeps rows, not objects, for masks. Changing one
/// changes nothing.
public final class AutoresizingMaskLayoutConstraint: LayoutConstraint {
  private var text = ""

  /// Creates an object without content, as every constraint class can.
  public override init() {
    super.init()
  }

  convenience init(of view: View, slot: Int) {
    self.init()
    guard let superview = view.storedSuperview else { return }
    let isHorizontal = slot < 2
    let span = MaskSpan(of: view, in: superview, isHorizontal ? .horizontal : .vertical)
    let equation = slot.isMultiple(of: 2) ? span.first : span.second
    setSides(view, superview, equation, isHorizontal)
    let names = LayoutItemNames(of: self)
    text = Self.maskText(view.storedMask) + " "
    text += equationText(
      equation,
      isHorizontal,
      names.name(of: view.ensureLayoutItem()),
      superview,
      names
    )
  }

  /// True: the mask takes part as long as it is translated.
  public override var isActive: Bool {
    get { true }
    set {}
  }

  /// The mask in UIKit's notation and what it means for the view.
  public override var description: String { "<\(type(of: self)) \(text))>" }

  private func setSides(
    _ view: View,
    _ superview: View,
    _ equation: MaskSpan.Equation,
    _ isHorizontal: Bool
  ) {
    let (start, end, length): (Attribute, Attribute, Attribute) =
      isHorizontal ? (.left, .right, .width) : (.top, .bottom, .height)
    let item = view.ensureLayoutItem()
    let outer = superview.ensureLayoutItem()
    if equation.origin < 0 {
      setSystemTerms(
        LayoutTerm(item: item, attribute: end),
        LayoutTerm(item: outer, attribute: end),
        constant: CGFloat(-equation.constant)
      )
    } else if equation.outer != 0 {
      setSystemTerms(
        LayoutTerm(item: item, attribute: equation.origin > 0 ? start : length),
        LayoutTerm(item: outer, attribute: length),
        multiplier: CGFloat(-equation.outer),
        constant: CGFloat(equation.constant)
      )
    } else {
      setSystemTerms(
        LayoutTerm(item: item, attribute: equation.origin > 0 ? start : length),
        equation.origin > 0 ? LayoutTerm(item: outer, attribute: start) : nil,
        constant: CGFloat(equation.constant)
      )
    }
  }

  private func equationText(
    _ equation: MaskSpan.Equation,
    _ isHorizontal: Bool,
    _ name: String,
    _ superview: View,
    _ names: LayoutItemNames
  ) -> String {
    let outer = names.name(of: superview.ensureLayoutItem())
    let legend = "   (active, names: '|':\(outer) "
    let (start, length) = isHorizontal ? ("minX", "width") : ("minY", "height")
    let constant = CGFloat(equation.constant)
    if equation.origin < 0 {
      return "\(isHorizontal ? "H" : "V"):[\(name)]-(\(constant.shortDescription))-|" + legend
    }
    let left = "\(name).\(equation.origin > 0 ? start : length) == "
    guard equation.outer != 0 else {
      return left + constant.shortDescription + (equation.origin > 0 ? legend : "   (active")
    }
    let factor = equation.outer == -1 ? "" : CGFloat(-equation.outer).shortDescription + "*"
    let right = "\(factor)\(outer).\(length)"
    if constant == 0 { return left + right + "   (active" }
    return left + right + " \(constant < 0 ? "-" : "+") \(abs(constant).shortDescription)   (active"
  }

  private static func maskText(_ mask: View.AutoresizingMask) -> String {
    func text(_ parts: [View.AutoresizingMask]) -> String {
      let letters = parts.map { mask.contains($0) ? "&" : "-" }.joined()
      return letters == "---" ? "--&" : letters
    }
    let horizontal = text([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let vertical = text([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    return "h=\(horizontal) v=\(vertical)"
  }
}

/// What the size of a view's content means as a constraint, in reports and questions about a layout.
///
/// It stands for two: at most that long at the priority of hugging, at least that long at the
/// priority of compression resistance. It is made when something asks for it: the engine keeps rows,
/// not objects, for content. Changing one changes nothing.
public final class ContentSizeLayoutConstraint: LayoutConstraint {
  private var text = ""

  /// Creates an object without content, as every constraint class can.
  public override init() {
    super.init()
  }

  convenience init(of view: View, slot: Int) {
    self.init()
    let item = view.ensureLayoutItem()
    let axis: LayoutConstraint.Axis = slot < 2 ? .horizontal : .vertical
    let isHorizontal = axis == .horizontal
    let size = view.solvedContentSize
    let length = isHorizontal ? size.width : item.link.wrappedHeight
    setSystemTerms(
      LayoutTerm(item: item, attribute: isHorizontal ? .width : .height),
      nil,
      constant: length
    )
    let hugging = CGFloat(item.hugging[axis].rawValue).shortDescription
    let resistance = CGFloat(item.compressionResistance[axis].rawValue).shortDescription
    text =
      "\(item.name).\(isHorizontal ? "width" : "height") == \(length.shortDescription) "
      + "Hug:\(hugging) CompressionResistance:\(resistance)"
  }

  /// True: the content takes part as long as the view's mask is not translated.
  public override var isActive: Bool {
    get { true }
    set {}
  }

  /// The size and the priorities with which the view keeps to it.
  public override var description: String { "<\(type(of: self)) \(text)   (active)>" }
}
