/// The meaning of the elements of interface files.
enum NibSchema {
  /// Returns the kind of object that an element describes.
  static func kind(of element: NibElement) -> NibObject.Kind {
    let name = element.name
    if isView(name) { return element["reference"] == nil ? .view : .object }
    switch name {
    case "placeholder": return .placeholder
    case "constraint": return .constraint
    case "viewControllerPlaceholder": return .storyboardReference
    case "viewLayoutGuide", "keyboardLayoutGuide", "viewControllerLayoutGuide": return .guide
    case "navigationItem", "barButtonItem", "tabBarItem": return .item
    case "collectionViewFlowLayout", "collectionViewLayout": return .collectionLayout
    case "searchDisplayController": return .object
    default:
      if name.hasSuffix("GestureRecognizer") { return .gestureRecognizer }
      return name.hasSuffix("Controller") ? .viewController : .object
    }
  }

  /// Whether an element is a view: each view has a frame.
  static func isView(_ name: String) -> Bool { views.contains(name) }

  private static let views: Set<String> = [
    "activityIndicatorView", "arscnView", "arskView", "button", "calendarView",
    "collectionReusableView", "collectionView", "collectionViewCell",
    "collectionViewCellContentView", "colorWell", "containerView", "datePicker", "glkView",
    "hostingView", "imageView", "label", "mapView", "mtkView", "navigationBar", "pageControl",
    "pickerView", "progressView", "refreshControl", "sceneKitView", "scrollView", "searchBar",
    "segmentedControl", "skView", "slider", "stackView", "stepper", "switch", "tabBar",
    "tableView", "tableViewCell", "tableViewCellContentView", "tableViewHeaderFooterView",
    "textField", "textView", "toolbar", "view", "visualEffectView", "webView", "window",
    "wkWebView",
  ]

  /// Returns the numeric attributes of an element.
  static func numericAttributes(of name: String) -> [String] {
    switch name {
    case "rect": ["x", "y", "width", "height"]
    case "point": ["x", "y"]
    case "size", "image": ["width", "height"]
    case "inset": ["minX", "minY", "maxX", "maxY"]
    case "edgeInsets": ["top", "left", "bottom", "right"]
    case "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"]
    case "fontDescription": ["pointSize"]
    default: isView(name) ? viewNumbers : []
    }
  }

  private static let viewNumbers = [
    "alpha", "tag", "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority", "spacing",
    "numberOfLines", "minimumFontSize", "minimumScaleFactor", "preferredMaxLayoutWidth", "minValue",
    "maxValue", "value", "minimumValue", "maximumValue", "stepValue", "progress", "numberOfPages",
    "currentPage", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight",
    "indentationWidth", "indentationLevel", "selectedSegmentIndex",
  ]
}
