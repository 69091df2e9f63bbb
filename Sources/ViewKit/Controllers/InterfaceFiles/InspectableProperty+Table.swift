extension InspectableProperty {
  /// What interface files set of this module's classes, under UIKit's names.
  static func table(for object: AnyObject) -> [InspectableProperty] {
    switch object {
    case is Control:
      controlProperties + textProperties + viewProperties + layerProperties
        + accessibilityProperties
    case is View:
      containerProperties + textProperties + viewProperties + layerProperties
        + accessibilityProperties
    default:
      controllerProperties + accessibilityProperties
    }
  }

  private static var viewProperties: [InspectableProperty] {
    [
      InspectableProperty("hidden", \View.isHidden),
      InspectableProperty("alpha", \View.alpha),
      InspectableProperty("opaque", \View.isOpaque),
      InspectableProperty("clipsToBounds", \View.clipsToBounds),
      InspectableProperty("userInteractionEnabled", \View.isUserInteractionEnabled),
      InspectableProperty("multipleTouchEnabled", \View.isMultipleTouchEnabled),
      InspectableProperty("autoresizesSubviews", \View.autoresizesSubviews),
      InspectableProperty("backgroundColor", \View.backgroundColor),
      InspectableProperty("tintColor", \View.tintColor),
      InspectableProperty("tag", \View.tag),
      InspectableProperty("contentMode", \View.contentMode),
      InspectableProperty("semanticContentAttribute", \View.semanticContentAttribute),
      InspectableProperty("frame", \View.frame),
      InspectableProperty("bounds", \View.bounds),
      InspectableProperty("center", \View.center),
      InspectableProperty("preservesSuperviewLayoutMargins", \View.preservesSuperviewLayoutMargins),
      InspectableProperty(
        "insetsLayoutMarginsFromSafeArea",
        \View.insetsLayoutMarginsFromSafeArea
      ),
      InspectableProperty(
        "translatesAutoresizingMaskIntoConstraints",
        \View.translatesAutoresizingMaskIntoConstraints
      ),
    ]
  }

  private static var layerProperties: [InspectableProperty] {
    [
      InspectableProperty("layer.cornerRadius", \View.layer.cornerRadius),
      InspectableProperty("layer.borderWidth", \View.layer.borderWidth),
      InspectableProperty("layer.borderColor", \View.layer.borderColor),
      InspectableProperty("layer.masksToBounds", \View.layer.masksToBounds),
      InspectableProperty("layer.opacity", \View.layer.opacity),
      InspectableProperty("layer.hidden", \View.layer.isHidden),
      InspectableProperty("layer.name", \View.layer.name),
    ]
  }

  private static var accessibilityProperties: [InspectableProperty] {
    [
      InspectableProperty("accessibilityIdentifier", \Responder.accessibilityIdentifier),
      InspectableProperty("accessibilityLabel", \Responder.accessibilityLabel),
      InspectableProperty("accessibilityHint", \Responder.accessibilityHint),
      InspectableProperty("accessibilityValue", \Responder.accessibilityValue),
      InspectableProperty("accessibilityTraits", \Responder.accessibilityTraits),
      InspectableProperty("accessibilityLanguage", \Responder.accessibilityLanguage),
      InspectableProperty("isAccessibilityElement", \Responder.isAccessibilityElement),
      InspectableProperty("accessibilityElementsHidden", \Responder.accessibilityElementsHidden),
      InspectableProperty("accessibilityViewIsModal", \Responder.accessibilityViewIsModal),
      InspectableProperty(
        "shouldGroupAccessibilityChildren",
        \Responder.shouldGroupAccessibilityChildren
      ),
    ]
  }

  private static var textProperties: [InspectableProperty] {
    [
      InspectableProperty("text", \Label.text),
      InspectableProperty("textColor", \Label.textColor),
      InspectableProperty("font", \Label.font),
      InspectableProperty("textAlignment", \Label.textAlignment),
      InspectableProperty("lineBreakMode", \Label.lineBreakMode),
      InspectableProperty("numberOfLines", \Label.numberOfLines),
      InspectableProperty("preferredMaxLayoutWidth", \Label.preferredMaxLayoutWidth),
      InspectableProperty("adjustsFontSizeToFitWidth", \Label.adjustsFontSizeToFitWidth),
      InspectableProperty("minimumScaleFactor", \Label.minimumScaleFactor),
      InspectableProperty("enabled", \Label.isEnabled),
      InspectableProperty("text", \TextField.text),
      InspectableProperty("placeholder", \TextField.placeholder),
      InspectableProperty("textColor", \TextField.textColor),
      InspectableProperty("font", \TextField.font),
      InspectableProperty("textAlignment", \TextField.textAlignment),
      InspectableProperty("borderStyle", \TextField.borderStyle),
      InspectableProperty("keyboardType", \TextField.keyboardType),
      InspectableProperty("secureTextEntry", \TextField.isSecureTextEntry),
      InspectableProperty("text", \TextView.text),
      InspectableProperty("textColor", \TextView.textColor),
      InspectableProperty("font", \TextView.font),
      InspectableProperty("textAlignment", \TextView.textAlignment),
      InspectableProperty("textContainerInset", \TextView.textContainerInset),
      InspectableProperty("editable", \TextView.isEditable),
      InspectableProperty("selectable", \TextView.isSelectable),
    ]
  }

  private static var controlProperties: [InspectableProperty] {
    [
      InspectableProperty("enabled", \Control.isEnabled),
      InspectableProperty("selected", \Control.isSelected),
      InspectableProperty("highlighted", \Control.isHighlighted),
      InspectableProperty("contentHorizontalAlignment", \Control.contentHorizontalAlignment),
      InspectableProperty("contentVerticalAlignment", \Control.contentVerticalAlignment),
      InspectableProperty(reading: "titleLabel", \Button.titleLabel),
      InspectableProperty(reading: "imageView", \Button.imageView),
      InspectableProperty("contentEdgeInsets", \Button.contentEdgeInsets),
      InspectableProperty("on", \Switch.isOn),
      InspectableProperty("onTintColor", \Switch.onTintColor),
      InspectableProperty("thumbTintColor", \Switch.thumbTintColor),
      InspectableProperty("value", \Slider.value),
      InspectableProperty("minimumValue", \Slider.minimumValue),
      InspectableProperty("maximumValue", \Slider.maximumValue),
      InspectableProperty("value", \Stepper.value),
      InspectableProperty("numberOfPages", \PageControl.numberOfPages),
      InspectableProperty("currentPage", \PageControl.currentPage),
      InspectableProperty("selectedSegmentIndex", \SegmentedControl.selectedSegmentIndex),
    ]
  }

  private static var containerProperties: [InspectableProperty] {
    [
      InspectableProperty("image", \ImageView.image),
      InspectableProperty("highlightedImage", \ImageView.highlightedImage),
      InspectableProperty("highlighted", \ImageView.isHighlighted),
      InspectableProperty("progress", \ProgressView.progress),
      InspectableProperty("hidesWhenStopped", \ActivityIndicatorView.hidesWhenStopped),
      InspectableProperty("axis", \StackView.axis),
      InspectableProperty("distribution", \StackView.distribution),
      InspectableProperty("alignment", \StackView.alignment),
      InspectableProperty("spacing", \StackView.spacing),
      InspectableProperty(
        "layoutMarginsRelativeArrangement",
        \StackView.isLayoutMarginsRelativeArrangement
      ),
      InspectableProperty(
        "baselineRelativeArrangement",
        \StackView.isBaselineRelativeArrangement
      ),
      InspectableProperty("delegate", \ScrollView.delegate),
      InspectableProperty("dataSource", \TableView.dataSource),
      InspectableProperty("delegate", \PickerView.delegate),
      InspectableProperty("dataSource", \PickerView.dataSource),
      InspectableProperty("delegate", \SearchBar.delegate),
      InspectableProperty("delegate", \NavigationBar.delegate),
      InspectableProperty("delegate", \TabBar.delegate),
      InspectableProperty("accessoryView", \TableViewCell.accessoryView),
      InspectableProperty("backgroundView", \TableViewCell.backgroundView),
      InspectableProperty("contentSize", \ScrollView.contentSize),
      InspectableProperty("contentOffset", \ScrollView.contentOffset),
      InspectableProperty("scrollEnabled", \ScrollView.isScrollEnabled),
      InspectableProperty("pagingEnabled", \ScrollView.isPagingEnabled),
    ]
  }

  private static var controllerProperties: [InspectableProperty] {
    [
      rootViewProperty,
      InspectableProperty("title", \ViewController.title),
      InspectableProperty("modalPresentationStyle", \ViewController.modalPresentationStyle),
      InspectableProperty("definesPresentationContext", \ViewController.definesPresentationContext),
      InspectableProperty("preferredContentSize", \ViewController.preferredContentSize),
      InspectableProperty("delegate", \NavigationController.delegate),
      InspectableProperty("delegate", \TabBarController.delegate),
      InspectableProperty("delegate", \GestureRecognizer.delegate),
      InspectableProperty("constant", \LayoutConstraint.constant),
      InspectableProperty("identifier", \LayoutConstraint.identifier),
      InspectableProperty("identifier", \LayoutGuide.identifier),
    ]
  }

  /// The root view of a controller, which can't be the root view of another one.
  private static var rootViewProperty: InspectableProperty {
    InspectableProperty(
      "view",
      expecting: View.self,
      belongs: { $0 is ViewController },
      get: { ($0 as? ViewController)?.view },
      set: { object, value in
        guard let controller = object as? ViewController,
          let view = keyedValue(value, as: View?.self),
          view?.controller == nil || view?.controller === controller
        else { return false }
        controller.view = view
        return true
      }
    )
  }
}
