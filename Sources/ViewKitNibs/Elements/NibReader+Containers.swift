import Foundation
import ViewKit

extension NibReader {
  func imageView() -> ImageView.Archived {
    var state = ImageView.Archived()
    state.image = image()
    state.highlightedImage = image("highlightedImage")
    state.isHighlighted = flag("highlighted") ?? false
    return state
  }

  /// Reads a stack view; all subviews are arranged, and custom margins turn on margin-relative
  /// layout.
  func stackView() -> StackView.Archived {
    var state = StackView.Archived()
    state.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    state.distribution = choice("distribution", NibWords.distributions) ?? .fill
    state.alignment = choice("alignment", NibWords.stackAlignments) ?? .fill
    state.spacing = element["spacingType"] == "standard" ? 8 : number("spacing") ?? 0
    state.isBaselineRelativeArrangement = flag("baselineRelativeArrangement") ?? false
    state.isLayoutMarginsRelativeArrangement =
      element.child(forKey: "layoutMargins") != nil
      || element.child(forKey: "directionalLayoutMargins") != nil
    state.arrangesAllSubviews = true
    return state
  }

  func scrollView() -> ScrollView.Archived {
    var state = ScrollView.Archived()
    state.isScrollEnabled = flag("scrollEnabled") ?? true
    state.isPagingEnabled = flag("pagingEnabled") ?? false
    state.contentInset = insets("contentInset") ?? .zero
    let behaviors: [String: ScrollView.ContentInsetAdjustmentBehavior] = [
      "always": .always, "never": .never, "scrollableAxes": .scrollableAxes,
    ]
    state.contentInsetAdjustmentBehavior =
      choice("contentInsetAdjustmentBehavior", behaviors) ?? .automatic
    return state
  }
}
