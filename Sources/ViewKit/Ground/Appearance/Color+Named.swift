import Foundation

// Values of UIKit's fixed colours, and of its system colours in light and dark appearance.
extension Color {
  // MARK: Fixed colours

  /// Black.
  public static let black = Color(white: 0, alpha: 1)
  /// A third of white.
  public static let darkGray = Color(white: 1.0 / 3, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = Color(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = Color(white: 1, alpha: 1)
  /// Half of white.
  public static let gray = Color(white: 0.5, alpha: 1)
  /// Full red.
  public static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
  /// Full green.
  public static let green = Color(red: 0, green: 1, blue: 0, alpha: 1)
  /// Full blue.
  public static let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
  /// Full green and blue.
  public static let cyan = Color(red: 0, green: 1, blue: 1, alpha: 1)
  /// Full red and green.
  public static let yellow = Color(red: 1, green: 1, blue: 0, alpha: 1)
  /// Full red and blue.
  public static let magenta = Color(red: 1, green: 0, blue: 1, alpha: 1)
  /// Full red and half of green.
  public static let orange = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and blue.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A dark orange.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing: black with opacity 0.
  public static let clear = Color(white: 0, alpha: 0)
  /// Text on light ground.
  public static let darkText = Color(white: 0, alpha: 1)
  /// Text on dark ground.
  public static let lightText = Color(white: 1, alpha: 0.6)

  // MARK: Hues

  /// The system's red.
  public static let systemRed = system(0xFF_3B_30, 0xFF_45_3A)
  /// The system's orange.
  public static let systemOrange = system(0xFF_95_00, 0xFF_9F_0A)
  /// The system's yellow.
  public static let systemYellow = system(0xFF_CC_00, 0xFF_D6_0A)
  /// The system's green.
  public static let systemGreen = system(0x34_C7_59, 0x30_D1_58)
  /// The system's mint.
  public static let systemMint = system(0x00_C7_BE, 0x63_E6_E2)
  /// The system's teal.
  public static let systemTeal = system(0x30_B0_C7, 0x40_C8_E0)
  /// The system's cyan.
  public static let systemCyan = system(0x32_AD_E6, 0x64_D2_FF)
  /// The system's blue, the accent colour of a tree that names none.
  public static let systemBlue = system(0x00_7A_FF, 0x0A_84_FF)
  /// The system's indigo.
  public static let systemIndigo = system(0x58_56_D6, 0x5E_5C_E6)
  /// The system's purple.
  public static let systemPurple = system(0xAF_52_DE, 0xBF_5A_F2)
  /// The system's pink.
  public static let systemPink = system(0xFF_2D_55, 0xFF_37_5F)
  /// The system's brown.
  public static let systemBrown = system(0xA2_84_5E, 0xAC_8E_68)

  // MARK: Grays

  /// The system's gray, the same in both appearances.
  public static let systemGray = system(0x8E_8E_93, 0x8E_8E_93)
  /// The system's gray, one step towards the ground.
  public static let systemGray2 = system(0xAE_AE_B2, 0x63_63_66)
  /// The system's gray, two steps towards the ground.
  public static let systemGray3 = system(0xC7_C7_CC, 0x48_48_4A)
  /// The system's gray, three steps towards the ground.
  public static let systemGray4 = system(0xD1_D1_D6, 0x3A_3A_3C)
  /// The system's gray, four steps towards the ground.
  public static let systemGray5 = system(0xE5_E5_EA, 0x2C_2C_2E)
  /// The system's gray, five steps towards the ground.
  public static let systemGray6 = system(0xF2_F2_F7, 0x1C_1C_1E)

  // MARK: Text and lines

  /// Text of the first rank.
  public static let label = system(0x00_00_00, 0xFF_FF_FF)
  /// Text of the second rank.
  public static let secondaryLabel = system(0x3C_3C_43, 0xEB_EB_F5, alpha: (0.6, 0.6))
  /// Text of the third rank.
  public static let tertiaryLabel = system(0x3C_3C_43, 0xEB_EB_F5, alpha: (0.3, 0.3))
  /// Text of the fourth rank.
  public static let quaternaryLabel = system(0x3C_3C_43, 0xEB_EB_F5, alpha: (0.18, 0.16))
  /// Text in an empty field.
  public static let placeholderText = system(0x3C_3C_43, 0xEB_EB_F5, alpha: (0.3, 0.3))
  /// Text that leads elsewhere.
  public static let link = system(0x00_7A_FF, 0x09_84_FF)
  /// A line that lets through what is behind.
  public static let separator = system(0x3C_3C_43, 0x54_54_58, alpha: (0.29, 0.6))
  /// A line that covers what is behind.
  public static let opaqueSeparator = system(0xC6_C6_C8, 0x38_38_3A)

  // MARK: Grounds

  /// The ground of a plain screen.
  public static let systemBackground = system(0xFF_FF_FF, 0x00_00_00)
  /// The ground of what lies on a plain screen.
  public static let secondarySystemBackground = system(0xF2_F2_F7, 0x1C_1C_1E)
  /// The ground of what lies on that.
  public static let tertiarySystemBackground = system(0xFF_FF_FF, 0x2C_2C_2E)
  /// The ground of a screen of groups.
  public static let systemGroupedBackground = system(0xF2_F2_F7, 0x00_00_00)
  /// The ground of a group.
  public static let secondarySystemGroupedBackground = system(0xFF_FF_FF, 0x1C_1C_1E)
  /// The ground of what lies in a group.
  public static let tertiarySystemGroupedBackground = system(0xF2_F2_F7, 0x2C_2C_2E)
  /// A thin shape.
  public static let systemFill = system(0x78_78_80, 0x78_78_80, alpha: (0.2, 0.36))
  /// A shape of medium size.
  public static let secondarySystemFill = system(0x78_78_80, 0x78_78_80, alpha: (0.16, 0.32))
  /// A large shape.
  public static let tertiarySystemFill = system(0x76_76_80, 0x76_76_80, alpha: (0.12, 0.24))
  /// A large area.
  public static let quaternarySystemFill = system(0x74_74_80, 0x76_76_80, alpha: (0.08, 0.18))

  private static func system(
    _ light: UInt32,
    _ dark: UInt32,
    alpha: (light: CGFloat, dark: CGFloat) = (1, 1)
  ) -> Color {
    Color(
      light: Color(bits: light, alpha: alpha.light),
      dark: Color(bits: dark, alpha: alpha.dark)
    )
  }

  private init(bits: UInt32, alpha: CGFloat) {
    self.init(
      red: CGFloat(bits >> 16 & 0xFF) / 255,
      green: CGFloat(bits >> 8 & 0xFF) / 255,
      blue: CGFloat(bits & 0xFF) / 255,
      alpha: alpha
    )
  }
}
