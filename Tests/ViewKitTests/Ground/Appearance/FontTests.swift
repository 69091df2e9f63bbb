import Foundation
import Testing
import ViewKit

@Suite struct FontTests {
  @Test func metricsAreThoseOfTheSystemFont() {  // 7.8
    let font = Font.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.ascender - 16.186) < 0.001)
    #expect(abs(font.descender + 4.101) < 0.001)
    #expect(font.ascender - font.descender == font.lineHeight)
    #expect(font.leading == 0)
  }

  @Test(arguments: [
    (Font.systemFont(ofSize: 17), "system 17"),
    (.systemFont(ofSize: 12.5, weight: .ultraLight), "system 12.5 ultraLight"),
    (.systemFont(ofSize: 17, weight: .thin), "system 17 thin"),
    (.systemFont(ofSize: 17, weight: .light), "system 17 light"),
    (.systemFont(ofSize: 17, weight: .medium), "system 17 medium"),
    (.systemFont(ofSize: 17, weight: .semibold), "system 17 semibold"),
    (.boldSystemFont(ofSize: 17), "system 17 bold"),
    (.systemFont(ofSize: 17, weight: .heavy), "system 17 heavy"),
    (.systemFont(ofSize: 17, weight: .black), "system 17 black"),
    (.systemFont(ofSize: 17, weight: Font.Weight(rawValue: 0.5)), "system 17 weight 0.5"),
    (.italicSystemFont(ofSize: 17), "system 17 italic"),
    (.preferredFont(forTextStyle: .headline), "system 17 semibold (headline)"),
    (.preferredFont(forTextStyle: .largeTitle), "system 34 (largeTitle)"),
    (.preferredFont(forTextStyle: .title1), "system 28 (title1)"),
    (.preferredFont(forTextStyle: .title2), "system 22 (title2)"),
    (.preferredFont(forTextStyle: .title3), "system 20 (title3)"),
    (.preferredFont(forTextStyle: .body), "system 17 (body)"),
    (.preferredFont(forTextStyle: .callout), "system 16 (callout)"),
    (.preferredFont(forTextStyle: .subheadline), "system 15 (subheadline)"),
    (.preferredFont(forTextStyle: .footnote), "system 13 (footnote)"),
    (.preferredFont(forTextStyle: .caption1), "system 12 (caption1)"),
    (.preferredFont(forTextStyle: .caption2), "system 11 (caption2)"),
    (.preferredFont(forTextStyle: Font.TextStyle(rawValue: "own")), "system 17 (own)"),
  ])
  func fontPrintsItsSizeAndWhatDiffers(font: Font, text: String) {
    #expect(font.description == text)
  }

  @Test func anotherSizeKeepsWeightAndSlant() {
    #expect(Font.boldSystemFont(ofSize: 10).withSize(20) == .boldSystemFont(ofSize: 20))
    #expect(Font.italicSystemFont(ofSize: 10).withSize(20) == .italicSystemFont(ofSize: 20))
    let body = Font.preferredFont(forTextStyle: .body)
    #expect(body != .systemFont(ofSize: 17))
    #expect(body.withSize(17) == .systemFont(ofSize: 17))
  }

  @Test func namedSizesAreThoseOfUIKit() {
    let sizes = [
      Font.labelFontSize, Font.buttonFontSize, Font.systemFontSize, Font.smallSystemFontSize,
    ]
    #expect(sizes == [17, 18, 14, 12])
  }

  @Test(arguments: [  // 8.4.6, Apple's table of Dynamic Type sizes
    (Font.TextStyle.body, [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ])
  func textStyleFollowsTheTextSize(style: Font.TextStyle, sizes: [CGFloat]) {
    let categories: [ContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    let found = categories.map { category in
      let traits = TraitCollection(preferredContentSizeCategory: category)
      return Font.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
    #expect(found == sizes)
  }

  @Test func textStyleWithoutATextSizeHasTheDefaultOne() {
    let font = Font.preferredFont(forTextStyle: .body, compatibleWith: TraitCollection())
    #expect(font == .preferredFont(forTextStyle: .body))
  }
}

@Suite struct FontMetricsTests {
  private let largest = TraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)

  @Test func valueGrowsAsTheStyleDoes() {
    #expect(FontMetrics(forTextStyle: .body).scaledValue(for: 34, compatibleWith: largest) == 46)
    #expect(FontMetrics.default.scaledValue(for: 34, compatibleWith: nil) == 34)
    let caption = FontMetrics(forTextStyle: .caption1)
    #expect(caption.scaledValue(for: 10, compatibleWith: largest) == 15)
  }

  @Test func fontGrowsUpToTheMaximum() {
    let font = Font.systemFont(ofSize: 34, weight: .light)
    let metrics = FontMetrics.default
    let grown = metrics.scaledFont(for: font, compatibleWith: largest)
    #expect(grown.pointSize == 46)
    #expect(grown.weight == .light)
    let bounded = metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: largest)
    #expect(bounded.pointSize == 40)
    #expect(metrics.scaledFont(for: font).pointSize == 34)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 30).pointSize == 30)
  }

  @Test func scalingTwiceIsScalingOnce() {
    let metrics = FontMetrics.default
    let once = metrics.scaledFont(for: .systemFont(ofSize: 34), compatibleWith: largest)
    #expect(metrics.scaledFont(for: once, compatibleWith: largest) == once)
  }
}
