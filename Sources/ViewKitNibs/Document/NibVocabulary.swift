/// The known elements and attributes of interface files.
///
/// Unknown ones are kept and reported; see ``NibDocument/unknownElements``.
enum NibVocabulary {
  /// Returns the known attributes of an element, or nil if the element is unknown.
  static func attributes(of element: String) -> Set<Substring>? {
    if element == "variation" { return nil }  // It can have any attribute of the varied element.
    return table[Substring(element)]
  }

  static func isKnown(_ element: String) -> Bool {
    table[Substring(element)] != nil
  }

  private static let table: [Substring: Set<Substring>] = {
    var table: [Substring: Set<Substring>] = [:]
    for name in words(bareElements) {
      table[name] = []
    }
    for line in elements.split(separator: "\n") {
      let parts = line.split(separator: ":")
      table[parts[0]] = words(parts[1])
    }
    for name in Array(table.keys) {
      var attributes = table[name, default: []].union(words(everyElement))
      if NibSchema.isView(String(name)) { attributes.formUnion(words(everyView)) }
      if words(scrollViews).contains(name) { attributes.formUnion(words(everyScrollView)) }
      if words(controls).contains(name) { attributes.formUnion(words(everyControl)) }
      if name.hasSuffix("Controller") { attributes.formUnion(words(everyController)) }
      table[name] = attributes
    }
    return table
  }()

  private static func words(_ text: some StringProtocol) -> Set<Substring> {
    Set(Substring(text).split { $0 == " " || $0 == "\n" })
  }

  // MARK: Facts

  private static let scrollViews = "collectionView scrollView tableView textView"

  private static let controls = """
    button colorWell datePicker pageControl refreshControl segmentedControl slider stepper switch
    textField
    """

  private static let everyElement = """
    colorLabel customClass customModule customModuleProvider id key sceneMemberID userLabel
    """

  private static let everyView = """
    alpha ambiguous autoresizesSubviews clearsContextBeforeDrawing clipsSubviews contentMode
    fixedFrame hidden horizontalCompressionResistancePriority horizontalHuggingPriority
    insetsLayoutMarginsFromSafeArea largeContentTitle layoutMarginsFollowReadableWidth misplaced
    multipleTouchEnabled opaque placeholderIntrinsicHeight placeholderIntrinsicWidth
    preservesSuperviewLayoutMargins reference restorationIdentifier semanticContentAttribute
    showsLargeContentViewer simulatedAppContext tag translatesAutoresizingMaskIntoConstraints
    translucent userInteractionEnabled verifyAmbiguity verticalCompressionResistancePriority
    verticalHuggingPriority
    """

  private static let everyScrollView = """
    alwaysBounceHorizontal alwaysBounceVertical bounces bouncesZoom contentInsetAdjustmentBehavior
    dataMode delaysContentTouches directionalLockEnabled indicatorStyle keyboardDismissMode
    maximumZoomScale minimumZoomScale pagingEnabled scrollEnabled showsHorizontalScrollIndicator
    showsVerticalScrollIndicator
    """

  private static let everyControl = """
    contentHorizontalAlignment contentVerticalAlignment enabled highlighted selected
    showsMenuAsPrimaryAction
    """

  private static let everyController = """
    automaticallyAdjustsScrollViewInsets autoresizesArchivedViewToFullSize
    clearsSelectionOnViewWillAppear definesPresentationContext extendedLayoutIncludesOpaqueBars
    hidesBottomBarWhenPushed modalPresentationStyle modalTransitionStyle
    providesPresentationContextTransitionStyle restorationIdentifier storyboardIdentifier title
    useStoryboardIdentifierAsRestorationIdentifier
    """

  /// The elements that have only the attributes common to all elements.
  private static let bareElements = """
    adaptation animations array arscnView arskView attributedString attributes
    backgroundConfiguration calendarView cells children collectionViewCellContentView
    collectionViewController collectionViewLayout connections constraints containerView
    customFonts customObject data dependencies designables exit freeformSimulatedSizeMetrics
    gestureRecognizer gestureRecognizers hostingView inferredMetricsTieBreakers items keyCommands
    keyboardLayoutGuide layoutGuides leftBarButtonItems mask menu
    modalFormSheetSimulatedSizeMetrics
    modalPageSheetSimulatedSizeMetrics mutableArray mutableData mutableString
    navigationBarAppearance objects pickerView pinchGestureRecognizer popoverPassthroughViews
    prototypes refreshControl resources rightBarButtonItems rotationGestureRecognizer sceneKitView
    scenes scopeButtonTitles screenEdgePanGestureRecognizer searchDisplayController sections
    segments simulatedMetricsContainer skView subviews tabBarController tabStops
    tableViewController textAttributes toolbarAppearance toolbarItems userDefinedRuntimeAttributes
    userGuides variation vibrancyEffect view viewLayoutGuide visualEffectView webView
    """

  private static let elements = """
    accessibility: hint identifier label
    accessibilityOverrides: dynamicTypePreference
    accessibilityTraits: button header image keyboardKey link none notEnabled searchField \
    staticText summaryElement
    action: destination eventType selector
    activityIndicatorView: animating hidesWhenStopped style
    audiovisualMediaTypes: none
    autoresizingMask: flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY heightSizable \
    widthSizable
    avPlayerViewController: videoGravity
    barButtonItem: catalog enabled image style systemItem title width
    blurEffect: style
    bool: value
    button: adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled \
    adjustsImageWhenHighlighted buttonType hasAttributedTitle lineBreakMode pointerInteraction \
    reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted
    buttonConfiguration: catalog image imagePadding imagePlacement style title
    capability: message minToolsVersion name requiredIntegratedClassName
    collectionReusableView: reuseIdentifier
    collectionView: prefetchingEnabled springLoaded
    collectionViewCell: reuseIdentifier
    collectionViewFlowLayout: automaticEstimatedItemSize minimumInteritemSpacing \
    minimumLineSpacing scrollDirection sectionInsetReference
    color: alpha blue catalog cocoaTouchSystemColor colorSpace customColorSpace green name red \
    systemColor white xcode11CocoaTouchSystemColor
    colorWell: supportsAlpha
    command: title
    constraint: constant firstAttribute firstItem identifier multiplier placeholder priority \
    relation secondAttribute secondItem symbolic
    dataDetectorType: address calendarEvent flightNumber link phoneNumber shipmentTrackingNumber
    dataDetectorTypes: none
    date: timeIntervalSinceReferenceDate
    datePicker: datePickerMode minuteInterval style useCurrentDate
    deployment: defaultVersion identifier version
    designable: name
    development: identifier version
    device: appearance layout orientation
    directionalEdgeInsets: bottom leading top trailing
    document: colorMatched initialViewController launchScreen propertyAccessControl \
    systemVersion targetRuntime toolsVersion type useAutolayout useSafeAreas useTraitCollections \
    version
    edgeInsets: bottom left right top
    exclude: reference
    extendedEdge: bottom top
    font: metaFont name size
    fontDescription: family name pointSize style type weight
    fragment: content
    frame: height minX width
    glkView: enableSetNeedsDisplay
    glkViewController: preferredFramesPerSecond
    hostingController: restorationIdentifier
    image: catalog height name width
    imageReference: catalog image renderingMode symbolScale
    imageView: adjustsImageSizeForAccessibilityContentSizeCategory catalog highlighted \
    highlightedImage image
    include: reference
    inset: maxX maxY minX minY
    integer: value
    keyCommand: actionName discoverabilityTitle input modifierFlags
    label: adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsLetterSpacingToFitWidth \
    baselineAdjustment enabled lineBreakMode minimumFontSize minimumScaleFactor numberOfLines \
    preferredMaxLayoutWidth text textAlignment usesAttributedText
    listContentConfiguration: secondaryText text
    mapView: mapType pitchEnabled rotateEnabled scrollEnabled showsCompass zoomEnabled
    mtkView: colorPixelFormat depthStencilPixelFormat
    namedColor: name
    navigationBar: barStyle largeTitles shadowImage translucent
    navigationController: navigationBarHidden toolbarHidden
    navigationItem: largeTitleDisplayMode title
    nil: name
    offsetWrapper: horizontal vertical
    outlet: destination property
    outletCollection: appends collectionClass destination property
    pageControl: currentPage hidesForSinglePage numberOfPages
    pageViewController: doubleSided navigationOrientation pageSpacing spineLocation \
    transitionStyle
    panGestureRecognizer: maximumNumberOfTouches minimumNumberOfTouches
    paragraphStyle: alignment baseWritingDirection defaultTabInterval firstLineHeadIndent \
    lineBreakMode lineHeightMultiple lineSpacing minimumLineHeight tighteningFactorForTruncation
    placeholder: placeholderIdentifier
    plugIn: identifier version
    point: x y
    pongPressGestureRecognizer: allowableMovement minimumPressDuration
    popoverArrowDirection: down left right up
    preferredSymbolConfiguration: configurationType scale weight
    progressView: progress progressImage progressViewStyle style trackImage
    range: length location
    real: value
    rect: height width x y
    scene: sceneID
    scrollView: indicatorStyle
    searchBar: placeholder searchBarStyle showsCancelButton showsSearchResultsButton text \
    translucent
    segment: title
    segmentedControl: apportionsSegmentWidthsByContent momentary segmentControlStyle \
    selectedSegmentIndex
    segue: animates destination destinationCreationSelector identifier inheritsFrom kind \
    modalPresentationStyle modalTransitionStyle popoverAnchorBarButtonItem popoverAnchorView \
    reference relationship unwindAction
    simulatedNavigationBarMetrics: barStyle prompted translucent
    simulatedOrientationMetrics: orientation
    simulatedScreenMetrics: type
    simulatedStatusBarMetrics: statusBarStyle
    simulatedTabBarMetrics: translucent
    simulatedToolbarMetrics: barStyle translucent
    size: height width
    slider: continuous maxValue maximumValueImage minValue minimumValueImage value
    splitViewController: allowDoubleColumnStyle behavior maximumPrimaryColumnWidth \
    minimumPrimaryColumnWidth preferredDisplayMode primaryBackgroundStyle
    stackView: alignment axis baselineRelativeArrangement distribution spacing spacingType
    state: backgroundImage catalog image title
    stepper: autorepeat continuous maximumValue minimumValue stepValue value wraps
    string: base64-UTF8
    swipeGestureRecognizer: direction numberOfTouchesRequired
    switch: on preferredStyle title
    systemColor: name
    tabBar: translucent
    tabBarItem: catalog image selectedImage systemItem tag title
    tableView: allowsMultipleSelection allowsSelection allowsSelectionDuringEditing \
    contentViewInsetsToSafeArea estimatedRowHeight estimatedSectionFooterHeight \
    estimatedSectionHeaderHeight rowHeight sectionFooterHeight sectionHeaderHeight \
    sectionIndexMinimumDisplayRowCount separatorStyle showsSelectionImmediatelyOnTouchBegin \
    style
    tableViewCell: accessoryType detailTextLabel editingAccessoryType hidesAccessoryWhenEditing \
    imageView indentationLevel indentationWidth reuseIdentifier rowHeight selectionStyle \
    showsReorderControl style textLabel
    tableViewCellContentView: tableViewCell
    tableViewHeaderFooterView: reuseIdentifier
    tableViewSection: footerTitle headerTitle
    tapGestureRecognizer: delaysTouchesEnded numberOfTapsRequired numberOfTouchesRequired
    textField: adjustsFontForContentSizeCategory adjustsFontSizeToFit borderStyle \
    clearButtonMode minimumFontSize placeholder text textAlignment
    textInputTraits: autocapitalizationType autocorrectionType enablesReturnKeyAutomatically \
    keyboardAppearance keyboardType returnKeyType secureTextEntry smartDashesType \
    smartInsertDeleteType smartQuotesType spellCheckingType textContentType
    textView: adjustsFontForContentSizeCategory allowsEditingTextAttributes editable selectable \
    text textAlignment usesAttributedText
    timeZone: name
    toolbar: translucent
    userDefinedRuntimeAttribute: catalog keyPath type value
    userLayoutGuide: affinity location
    value: height type width
    viewController: modalTransitionStyle providesPresentationContextTransitionStyle
    viewControllerLayoutGuide: type
    viewControllerPlaceholder: bundleIdentifier referencedIdentifier storyboardIdentifier \
    storyboardName
    window: visibleAtLaunch
    wkPreferences: minimumFontSize
    wkWebView: allowsBackForwardNavigationGestures allowsLinkPreview
    wkWebViewConfiguration: allowsAirPlayForMediaPlayback allowsPictureInPictureMediaPlayback
    """
}
