import Foundation
import Testing
import ViewKit
import ViewKitNibs

/// Attributes that every view has, as their elements set them up.
@Suite struct ViewElementTests: ElementSuite {
  @Test func viewsAreSetUpByTheirElement() throws {
    let name = "view"
    try expect(name, \View.isHidden, missing: false, [("hidden=\"YES\"", true)])
    try expect(name, \View.isOpaque, missing: true, [("opaque=\"NO\"", false)])
    try expect(name, \View.clipsToBounds, missing: false, [("clipsSubviews=\"YES\"", true)])
    try expect(
      name,
      \View.isUserInteractionEnabled,
      missing: true,
      [("userInteractionEnabled=\"NO\"", false)]
    )
    try expect(
      name,
      \View.isMultipleTouchEnabled,
      missing: false,
      [("multipleTouchEnabled=\"YES\"", true)]
    )
    try expect(
      name,
      \View.autoresizesSubviews,
      missing: true,
      [("autoresizesSubviews=\"NO\"", false)]
    )
    try expect(
      name,
      \View.translatesAutoresizingMaskIntoConstraints,
      missing: true,
      [("translatesAutoresizingMaskIntoConstraints=\"NO\"", false)]
    )
    try expect(
      name,
      \View.preservesSuperviewLayoutMargins,
      missing: false,
      [("preservesSuperviewLayoutMargins=\"YES\"", true)]
    )
    try expect(
      name,
      \View.insetsLayoutMarginsFromSafeArea,
      missing: true,
      [("insetsLayoutMarginsFromSafeArea=\"NO\"", false)]
    )
    try expect(name, \View.alpha, missing: 1, [("alpha=\"0.5\"", 0.5)])
    try expect(name, \View.tag, missing: 0, [("tag=\"4\"", 4)])
    try expect(name, \View.backgroundColor, missing: nil, [(color("backgroundColor"), color)])
    try expect(
      name,
      \View.contentMode,
      missing: .scaleToFill,
      [("contentMode=\"center\"", .center), ("contentMode=\"scaleAspectFit\"", .scaleAspectFit)]
    )
    try expect(
      name,
      \View.semanticContentAttribute,
      missing: .unspecified,
      [("semanticContentAttribute=\"forceRightToLeft\"", .forceRightToLeft)]
    )
    let mask = "<autoresizingMask key=\"autoresizingMask\""
    try expect(
      name,
      \View.autoresizingMask,
      missing: [],
      [
        ("\(mask) flexibleMinX=\"YES\"/>", .flexibleLeftMargin),
        ("\(mask) widthSizable=\"YES\"/>", .flexibleWidth),
        ("\(mask) flexibleMaxX=\"YES\"/>", .flexibleRightMargin),
        ("\(mask) flexibleMinY=\"YES\"/>", .flexibleTopMargin),
        ("\(mask) heightSizable=\"YES\"/>", .flexibleHeight),
        ("\(mask) flexibleMaxY=\"YES\" widthSizable=\"NO\"/>", .flexibleBottomMargin),
      ]
    )
  }

  @Test func prioritiesOfContentAreThoseOfTheFileWithinTheirRange() throws {
    func priorities(_ attribute: String) throws -> [Float] {
      let view: View = try make("view", attribute)
      return [
        view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical),
        view.contentCompressionResistancePriority(for: .horizontal),
        view.contentCompressionResistancePriority(for: .vertical),
      ].map(\.rawValue)
    }
    #expect(try priorities("") == [250, 250, 750, 750])
    #expect(try priorities("horizontalHuggingPriority=\"1000\"") == [1000, 250, 750, 750])
    #expect(try priorities("verticalHuggingPriority=\"0\"") == [250, 0, 750, 750])
    #expect(try priorities("verticalHuggingPriority=\"1001\"") == [250, 250, 750, 750])
    #expect(
      try priorities("horizontalCompressionResistancePriority=\"1\"") == [250, 250, 1, 750]
    )
    #expect(try priorities("verticalCompressionResistancePriority=\"-1\"") == [250, 250, 750, 750])
    #expect(try priorities("verticalCompressionResistancePriority=\"2\"") == [250, 250, 750, 2])
  }

  @Test func accessibilityIsThatOfTheFile() throws {
    func view(_ content: String, _ attributes: String = "") throws -> View {
      try make(
        "view",
        """
        <accessibility key="accessibilityConfiguration" \(attributes)>\(content)</accessibility>
        """
      )
    }
    #expect(try view("", "identifier=\"A\"").accessibilityIdentifier == "A")
    #expect(try view("", "label=\"A\"").accessibilityLabel == "A")
    #expect(try view("", "hint=\"A\"").accessibilityHint == "A")
    #expect(try !view("").isAccessibilityElement)
    #expect(try view("<bool key=\"isElement\" value=\"YES\"/>").isAccessibilityElement)
    #expect(
      try view("<accessibilityTraits key=\"traits\" button=\"YES\" header=\"NO\"/>")
        .accessibilityTraits == .button
    )
  }
}
