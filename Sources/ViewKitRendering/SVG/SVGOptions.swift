public import Foundation
public import ViewKit

/// Options that control the content of a picture of a view tree.
///
/// ```swift
/// var options = SVGOptions()
/// options.layers = [.views, .text, .layout]
/// options.includesHiddenViews = true
/// let picture = view.svg(options: options)
/// ```
public struct SVGOptions: Hashable, Sendable {
  /// The layers of a picture.
  public struct Layers: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set of layers from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The rectangle of each view, with its background, border, image and control parts.
    public static let views = Layers(rawValue: 1 << 0)
    /// The text of labels, fields and controls, with the lines and positions from layout.
    public static let text = Layers(rawValue: 1 << 1)
    /// Constraints as lines, with conflicts and ambiguities in their own colors.
    public static let layout = Layers(rawValue: 1 << 2)
    /// The accessibility elements, numbered in reading order, with the spoken text below the
    /// picture.
    public static let accessibility = Layers(rawValue: 1 << 3)
    /// The issues of an accessibility audit, numbered, with descriptions below the picture.
    public static let issues = Layers(rawValue: 1 << 4)
  }

  /// The layers to draw; the default is views and text.
  public var layers: Layers = [.views, .text]

  /// A Boolean value that indicates whether hidden views are drawn, pale and dashed; the default is
  /// `false`.
  public var includesHiddenViews = false

  /// A Boolean value that indicates whether each view has a thin outline; the default is `true`.
  ///
  /// The outline is drawn even if the view has no visible content.
  public var outlinesViews = true

  /// The audit whose issues are drawn; the default is the standard audit.
  public var audit = AccessibilityAudit.standard

  /// The margin in points around the picture; the default is 12.
  ///
  /// A negative or nonfinite value counts as 0.
  public var margin: CGFloat = 12

  /// Creates options that show views and text.
  public init() {}

  /// Creates options that show the given layers.
  public init(layers: Layers) {
    self.layers = layers
  }

  /// The margin with invalid values replaced by 0.
  var effectiveMargin: CGFloat { margin.isFinite ? max(0, margin) : 0 }
}
