import Foundation
import Testing
import ViewKit

@Suite struct ColorTests {
  @Test(arguments: [
    ("black", Color.black, "#000000"),
    ("white", .white, "#FFFFFF"),
    ("red", .red, "#FF0000"),
    ("green", .green, "#00FF00"),
    ("blue", .blue, "#0000FF"),
    ("cyan", .cyan, "#00FFFF"),
    ("magenta", .magenta, "#FF00FF"),
    ("yellow", .yellow, "#FFFF00"),
    ("orange", .orange, "#FF8000"),
    ("purple", .purple, "#800080"),
    ("brown", .brown, "#996633"),
    ("gray", .gray, "#808080"),
    ("darkGray", .darkGray, "#555555"),
    ("lightGray", .lightGray, "#AAAAAA"),
    ("clear", .clear, "#00000000"),
    ("lightText", .lightText, "#FFFFFF99"),
    ("darkText", .darkText, "#000000"),
  ])
  func fixedColorIsTheSameInBothAppearances(name: String, color: Color, hex: String) {
    #expect(color.hex == hex, "\(name)")
    #expect(color.description == hex, "\(name)")
  }

  @Test(arguments: [
    ("systemRed", Color.systemRed, "#FF3B30 / #FF453A"),
    ("systemOrange", .systemOrange, "#FF9500 / #FF9F0A"),
    ("systemYellow", .systemYellow, "#FFCC00 / #FFD60A"),
    ("systemGreen", .systemGreen, "#34C759 / #30D158"),
    ("systemMint", .systemMint, "#00C7BE / #63E6E2"),
    ("systemTeal", .systemTeal, "#30B0C7 / #40C8E0"),
    ("systemCyan", .systemCyan, "#32ADE6 / #64D2FF"),
    ("systemBlue", .systemBlue, "#007AFF / #0A84FF"),
    ("systemIndigo", .systemIndigo, "#5856D6 / #5E5CE6"),
    ("systemPurple", .systemPurple, "#AF52DE / #BF5AF2"),
    ("systemPink", .systemPink, "#FF2D55 / #FF375F"),
    ("systemBrown", .systemBrown, "#A2845E / #AC8E68"),
    ("systemGray", .systemGray, "#8E8E93"),
    ("systemGray2", .systemGray2, "#AEAEB2 / #636366"),
    ("systemGray3", .systemGray3, "#C7C7CC / #48484A"),
    ("systemGray4", .systemGray4, "#D1D1D6 / #3A3A3C"),
    ("systemGray5", .systemGray5, "#E5E5EA / #2C2C2E"),
    ("systemGray6", .systemGray6, "#F2F2F7 / #1C1C1E"),
    ("label", .label, "#000000 / #FFFFFF"),
    ("secondaryLabel", .secondaryLabel, "#3C3C4399 / #EBEBF599"),
    ("tertiaryLabel", .tertiaryLabel, "#3C3C434D / #EBEBF54D"),
    ("quaternaryLabel", .quaternaryLabel, "#3C3C432E / #EBEBF529"),
    ("placeholderText", .placeholderText, "#3C3C434D / #EBEBF54D"),
    ("link", .link, "#007AFF / #0984FF"),
    ("separator", .separator, "#3C3C434A / #54545899"),
    ("opaqueSeparator", .opaqueSeparator, "#C6C6C8 / #38383A"),
    ("systemBackground", .systemBackground, "#FFFFFF / #000000"),
    ("secondarySystemBackground", .secondarySystemBackground, "#F2F2F7 / #1C1C1E"),
    ("tertiarySystemBackground", .tertiarySystemBackground, "#FFFFFF / #2C2C2E"),
    ("systemGroupedBackground", .systemGroupedBackground, "#F2F2F7 / #000000"),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground, "#FFFFFF / #1C1C1E"),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground, "#F2F2F7 / #2C2C2E"),
    ("systemFill", .systemFill, "#78788033 / #7878805C"),
    ("secondarySystemFill", .secondarySystemFill, "#78788029 / #78788052"),
    ("tertiarySystemFill", .tertiarySystemFill, "#7676801F / #7676803D"),
    ("quaternarySystemFill", .quaternarySystemFill, "#74748014 / #7676802E"),
  ])
  func systemColorHasAValueForEachAppearance(name: String, color: Color, text: String) {
    #expect(color.description == text, "\(name)")
  }

  @Test func dynamicColorResolvesByAppearance() {
    let color = Color { $0.userInterfaceStyle == .dark ? .red : .blue }
    #expect(color.resolvedColor(with: TraitCollection(userInterfaceStyle: .dark)) == .red)
    #expect(color.resolvedColor(with: TraitCollection(userInterfaceStyle: .light)) == .blue)
    #expect(color.resolvedColor(with: TraitCollection()) == .blue)
    #expect(color != .blue)
  }

  @Test func colorsOfDynamicColorsAreTakenFromTheirOwnAppearance() {
    let color = Color(light: .systemBackground, dark: .label)
    #expect(color.description == "#FFFFFF")
    #expect(color == .white)
  }

  @Test func alphaReplacesThatOfBothAppearances() {
    let color = Color.label.withAlphaComponent(0.5)
    #expect(color.description == "#00000080 / #FFFFFF80")
    #expect(color.alpha == 0.5)
    #expect(Color.label.alpha == 1)
  }

  @Test func partsOutsideTheRangeAreKeptAndPrintedAsTheNearest() {
    let color = Color(red: 1.5, green: -1, blue: .nan, alpha: 1)
    #expect(color.red == 1.5)
    #expect(color.green == -1)
    #expect(color.hex == "#FF0000")
    #expect(Color(red: 0, green: 0, blue: 0.04, alpha: 1).blue == 0.04)
    #expect(Color(white: 0.04, alpha: 1).hex == "#0A0A0A")
  }
}
