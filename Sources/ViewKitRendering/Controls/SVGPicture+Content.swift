import Foundation
import ViewKit

extension SVGPicture {
  /// Draws the content of a view, apart from its background and its subviews.
  mutating func drawContent(of view: View) {
    if options.layers.contains(.views) { drawLook(of: view) }
    switch view {
    case let label as Label: draw(label)
    case let field as TextField: draw(field)
    case let textView as TextView: draw(textView)
    case let segments as SegmentedControl: drawTitles(of: segments)
    default: break
    }
  }

  private mutating func drawLook(of view: View) {
    switch view {
    case let image as ImageView: draw(image)
    case let control as Switch: draw(control)
    case let slider as Slider: draw(slider)
    case let segments as SegmentedControl: draw(segments)
    case let stepper as Stepper: draw(stepper)
    case let progress as ProgressView: draw(progress)
    case let pages as PageControl: draw(pages)
    case let wheel as ActivityIndicatorView: draw(wheel)
    case let effect as VisualEffectView: draw(effect)
    case is PickerView, is DatePicker: drawWheels(in: view)
    default: break
    }
  }

  // MARK: Disabled controls

  /// Returns the opacity of a disabled control, as on a device.
  ///
  /// Titles and symbols turn gray instead, and text fields don't change.
  func dimming(of view: View) -> CGFloat {
    switch view {
    case is Switch, is Slider, is DatePicker: isDisabled(view) ? 0.5 : 1
    case let image as ImageView where image.image?.isSymbolImage == false:
      isDisabled(image.superview) ? 0.5 : 1
    default: 1
    }
  }

  func isDisabled(_ view: View?) -> Bool { (view as? Control)?.isEnabled == false }

  // MARK: Shapes

  mutating func fill(_ rect: CGRect, radius: CGFloat = 0, _ color: Color, in view: View) {
    let limit = min(radius, min(rect.width, rect.height) / 2)
    let corner: SVGBuilder.Attributes = limit > 0 ? [("rx", limit.svg)] : []
    svg.add("rect", rect.svgAttributes + corner + SVGColor(color, in: view).fill)
  }

  mutating func circle(
    _ center: CGPoint,
    radius: CGFloat,
    _ color: Color,
    in view: View,
    outline: Color? = nil
  ) {
    let stroke = outline.map {
      SVGColor($0, in: view).stroke + [("stroke-width", "0.5")]
    }
    svg.add(
      "circle",
      [("cx", center.x.svg), ("cy", center.y.svg), ("r", max(0, radius).svg)]
        + SVGColor(color, in: view).fill + (stroke ?? [])
    )
  }

  mutating func line(
    _ start: CGPoint,
    _ end: CGPoint,
    width: CGFloat,
    _ color: Color,
    in view: View
  ) {
    svg.add(
      "line",
      [
        ("x1", start.x.svg), ("y1", start.y.svg), ("x2", end.x.svg), ("y2", end.y.svg),
        ("stroke-width", width.svg), ("stroke-linecap", "round"),
      ] + SVGColor(color, in: view).stroke
    )
  }
}
