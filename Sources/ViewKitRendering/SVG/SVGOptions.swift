public import Foundation
public import ViewKit

/// What a picture of a tree of views shows.
///
/// ```swift
/// var options = SVGOptions()
/// options.layers = [.views, .text, .layout]
/// options.includesHiddenViews = true
/// let picture = view.svg(options: options)
/// ```
public struct SVGOptions: Hashable, Sendable {
  /// The parts of a picture that can be shown or left out.
  public struct Layers: OptionSet, Hashable, Sendable {
    /// The layers as bits.
    public let rawValue: Int

    /// Creates a set of layers from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A rectangle for each view, with its background, border, image and what a control draws.
    public static let views = Layers(rawValue: 1 << 0)
    /// The text of labels, fields and controls, in the lines and at the places that layout gives it.
    public static let text = Layers(rawValue: 1 << 1)
    /// Constraints as lines, with conflicts and ambiguity in colours of their own.
    public static let layout = Layers(rawValue: 1 << 2)
    /// What assistive technology visits, numbered in reading order, with what is spoken below.
    public static let accessibility = Layers(rawValue: 1 << 3)
    /// What an audit of accessibility finds, numbered, with the findings below.
    public static let issues = Layers(rawValue: 1 << 4)
  }

  /// The layers to show: views and text at first.
  public var layers: Layers = [.views, .text]

  /// Tells whether hidden views are shown, pale and with a dashed outline; false at first.
  public var includesHiddenViews = false

  /// Tells whether each view has a thin outline, also where nothing would be drawn; true at first.
  public var outlinesViews = true

  /// The audit whose findings the layer of issues shows; the standard one at first.
  public var audit = AccessibilityAudit.standard

  /// The room in points around the picture of the tree; 12 at first.
  ///
  /// A value that is negative or not finite counts as 0.
  public var margin: CGFloat = 12

  /// Creates options that show views and text.
  public init() {}

  /// Creates options that show some layers.
  public init(layers: Layers) {
    self.layers = layers
  }

  /// The margin as it is used.
  var effectiveMargin: CGFloat { margin.isFinite ? max(0, margin) : 0 }
}
