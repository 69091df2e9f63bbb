public import Foundation

/// A colour of red, green, blue and opacity, which may have another value in dark appearance.
///
/// ```swift
/// let ground = Color { $0.userInterfaceStyle == .dark ? .black : .white }
/// let dark = TraitCollection(userInterfaceStyle: .dark)
/// print(ground.resolvedColor(with: dark).hex)  // #000000
/// ```
///
/// Parts are those of the sRGB colour space, from 0 to 1; values outside are kept as they are.
public struct Color: Hashable, Codable, Sendable {
  private var light: Components
  private var dark: Components?

  /// Creates a colour from its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    light = Components(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a shade between black, which is 0, and white, which is 1.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour that differs between light and dark appearance.
  ///
  /// The closure is called here, once with light and once with dark traits, and not kept: of the
  /// traits it may look at the appearance only.
  public init(dynamicProvider: (TraitCollection) -> Color) {
    self.init(
      light: dynamicProvider(TraitCollection(userInterfaceStyle: .light)),
      dark: dynamicProvider(TraitCollection(userInterfaceStyle: .dark))
    )
  }

  /// Creates a colour from those of light and of dark appearance.
  public init(light: Color, dark: Color) {
    self.light = light.light
    let other = dark.dark ?? dark.light
    self.dark = other == light.light ? nil : other
  }

  // MARK: Parts

  /// The part of red, in light appearance where the two differ.
  public var red: CGFloat { light.red }

  /// The part of green, in light appearance where the two differ.
  public var green: CGFloat { light.green }

  /// The part of blue, in light appearance where the two differ.
  public var blue: CGFloat { light.blue }

  /// The opacity from 0, clear, to 1, in light appearance where the two differ.
  public var alpha: CGFloat { light.alpha }

  // MARK: Derived colours

  /// Returns the colour with another opacity, in both appearances.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    var color = self
    color.light.alpha = alpha
    color.dark?.alpha = alpha
    return color
  }

  /// Returns the one colour that holds for traits; that of light appearance where none is named.
  public func resolvedColor(with traitCollection: TraitCollection) -> Color {
    var color = self
    color.dark = nil
    if let dark, traitCollection.userInterfaceStyle == .dark {
      color.light = dark
    }
    return color
  }

  private struct Components: Hashable, Codable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    var hex: String {
      let opaque = [red, green, blue].map(Self.byte)
      let parts = Self.byte(alpha) == "FF" ? opaque : opaque + [Self.byte(alpha)]
      return "#" + parts.joined()
    }

    private static func byte(_ part: CGFloat) -> String {
      guard part > 0 else { return "00" }
      let digits = String(Int((min(part, 1) * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
  }
}

extension Color: CustomStringConvertible {
  /// The parts in hexadecimal, `#RRGGBB`, with the opacity behind them unless it is full.
  ///
  /// Parts outside 0 to 1 are moved to the nearest; of a colour with two values it is the light one.
  public var hex: String { light.hex }

  /// The ``hex`` form; those of light and dark appearance, joined by a slash, where they differ.
  public var description: String {
    guard let dark else { return hex }
    return "\(hex) / \(dark.hex)"
  }
}
