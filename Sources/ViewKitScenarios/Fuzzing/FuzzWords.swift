/// The vocabulary of mutated interface files.
enum FuzzWords {
  static let references = [
    "bottom", "destination", "detailTextLabel", "firstItem", "imageView", "initialViewController",
    "popoverAnchorView", "reference", "secondItem", "tableViewCell", "textLabel",
  ]

  static let numbers = [
    "0", "-0", "1", "-1", "0.5", "1000", "1001", "999999999", "-999999999", "1e9", "-1e9", "1e10",
    "1e18", "1e300", "-1e300", "1e-300", "5e-324", "nan", "-nan", "inf", "-Infinity", "0x10", "1,5",
    "", " 1", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "2147483648",
    "1:0", "0:1", "1/3", "1e9:1", "1:1e-9", "-1:2", "١", "123456789.123456789",
  ]

  static let words = [
    "", "YES", "NO", "nan", "natural", "vertical", "horizontal", "fill", "fillEqually",
    "fillProportionally", "equalSpacing", "equalCentering", "center", "firstBaseline", "UIView",
    "ViewKit.View", "NSObject", "relationship", "embed", "show", "custom", "unwind", "safeArea",
    "contentLayoutGuide", "frameLayoutGuide", "view", "contentView", "a\u{301}b", "🙂🙂🙂",
    "widthClass=regular", "heightClass=compact-widthClass=regular", "default", "=", "-", "-1", "-2",
    "FuzzView", "FuzzController", "title", "button", "heading", "controls", "name", "card", "top",
    "frame.origin.x", "layer.cornerRadius", "subviews", "constraints", "superview.superview.frame",
    "name with spaces", String(repeating: "long ", count: 4_000),
  ]

  static let containers = [
    "view", "stackView", "scrollView", "tableView", "tableViewCell", "visualEffectView", "button",
    "containerView", "window", "label",
  ]

  static let elements = [
    "activityIndicatorView", "button", "collectionView", "collectionViewCell", "constraint",
    "containerView", "datePicker", "exit", "imageView", "label", "mask", "navigationBar",
    "navigationController", "nil", "outlet", "pageControl", "placeholder", "pickerView",
    "progressView", "rect", "scene", "scrollView", "searchBar", "segmentedControl", "segue",
    "slider", "splitViewController", "stackView", "stepper", "string", "subviews", "switch",
    "tabBarController", "tableView", "tableViewCell", "tableViewController", "textField",
    "textView", "toolbar", "variation", "view", "viewController", "viewControllerLayoutGuide",
    "viewControllerPlaceholder", "viewLayoutGuide", "visualEffectView", "window",
  ]

  private static let sides = [
    "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX",
    "centerY",
    "baseline", "firstBaseline", "leadingMargin", "trailingMargin", "topMargin", "bottomMargin",
    "centerXWithinMargins", "centerYWithinMargins", "notAnAttribute", "",
  ]

  static let constraint: [(name: String, values: [String])] = [
    ("firstAttribute", sides), ("secondAttribute", sides),
    ("relation", ["equal", "lessThanOrEqual", "greaterThanOrEqual", "unequal"]),
    ("multiplier", ["1", "2:1", "0.5", "-1", "0", "1e9", "1:3", "nan", "16:9"]),
    ("constant", ["0", "8", "-8", "20", "1e9", "-1e9", "0.333", "1e300", "500"]),
    ("priority", ["1", "250", "500", "749.5", "750", "999", "1000", "1001", "0", "-5", "nan"]),
    ("symbolic", ["YES", "NO"]), ("placeholder", ["YES", "NO"]),
  ]

  static let attributes: [(name: String, values: [String])] = [
    ("translatesAutoresizingMaskIntoConstraints", ["NO", "YES"]), ("fixedFrame", ["YES"]),
    ("hidden", ["YES"]), ("misplaced", ["YES"]), ("key", words), ("axis", ["vertical"]),
    ("distribution", ["fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]),
    ("alignment", ["top", "leading", "center", "trailing", "firstBaseline", "lastBaseline"]),
    ("spacing", ["-40", "1e9", "1000000", "0.1"]), ("spacingType", ["standard"]),
    ("numberOfLines", ["0", "2", "-1", "1000000000"]), ("preferredMaxLayoutWidth", numbers),
    ("contentMode", ["center", "scaleAspectFit"]), ("customClass", words), ("customModule", words),
    ("placeholderIntrinsicWidth", numbers + ["infinite"]),
    ("placeholderIntrinsicHeight", numbers + ["infinite"]),
    ("preservesSuperviewLayoutMargins", ["YES"]), ("insetsLayoutMarginsFromSafeArea", ["NO"]),
    ("semanticContentAttribute", ["forceRightToLeft", "forceLeftToRight", "playback"]),
    ("horizontalHuggingPriority", numbers), ("verticalCompressionResistancePriority", numbers),
    ("baselineRelativeArrangement", ["YES"]), ("scrollEnabled", ["NO"]), ("id", words),
    ("launchScreen", ["YES"]), ("toolsVersion", numbers), ("orientation", ["landscape"]),
    ("storyboardIdentifier", words), ("text", words), ("pointSize", numbers), ("image", words),
    ("useSafeAreas", ["NO"]), ("rowHeight", numbers), ("alpha", numbers), ("tag", numbers),
  ]

  static let declarations = [
    "<!DOCTYPE a [<!ENTITY b \"bbbbbbbbbb\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;\">]>",
    "<!DOCTYPE a SYSTEM \"file:///etc/hostname\">",
    "<!DOCTYPE a [<!ENTITY % p SYSTEM \"file:///etc/hostname\"> %p;]>",
    "<!-- <!DOCTYPE a> -->",
  ]

  static let markup = [
    "&b;", "&#0;", "&#x110000;", "&amp", "<![CDATA[", "<![CDATA[<view>]]>", "<!--", "-->", "<?pi?>",
    "</view>", "<view", "<view a=\"1\" a=\"2\"/>", "<a:b/>", "\u{FEFF}", "]]>", "\"", "'",
    "<!ENTITY b \"b\">", String(repeating: "<view>", count: 5_000),
  ]
}
