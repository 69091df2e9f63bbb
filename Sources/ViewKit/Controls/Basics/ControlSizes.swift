import Foundation

/// The sizes of controls in points, one row each, by ``ControlGeneration``.
///
/// Heights and sizes are those of frames. Constraints speak of what the insets leave of them.
struct ControlSizes: Equatable {
  let generation: ControlGeneration

  //                                          iOS 12 and before  iOS 13 to 25  iOS 26
  var switchSize: CGSize { row((51, 31), (51, 31), (63, 28)) }
  var sliderHeight: CGFloat { row(31, 31, 34) }
  var progressHeight: CGFloat { row(2, 4, 4) }
  var barProgressHeight: CGFloat { row(2.5, 4, 4) }
  var mediumIndicator: CGSize { row((20, 20), (20, 20), (20, 20)) }
  var largeIndicator: CGSize { row((37, 37), (37, 37), (37, 37)) }
  var segmentHeight: CGFloat { row(29, 32, 32) }
  var stepperSize: CGSize { row((94, 29), (94, 32), (94, 32)) }
  var pageHeight: CGFloat { row(37, 26, 26) }
  var navigationBarHeight: CGFloat { row(44, 44, 54) }
  var toolbarHeight: CGFloat { row(44, 44, 44) }
  var tabBarHeight: CGFloat { row(49, 49, 49) }
  var searchBarHeight: CGFloat { row(56, 56, 56) }
  var pickerSize: CGSize { row((320, 216), (320, 216), (320, 216)) }

  /// What a large title adds to a navigation bar.
  var largeTitleHeight: CGFloat { 52 }

  // Insets to the rectangle that constraints speak of. Those of iOS 26 are not known and taken over.
  var switchInsets: EdgeInsets { EdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
  var sliderInsets: EdgeInsets { EdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
  var segmentInsets: EdgeInsets { EdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  // A segment is as wide as its title and the padding, in whole points. Fitted to the frames that
  // design tools stored for 20 titles: within one point for all of them.
  var segmentPadding: CGFloat { row(14, 17.5, 17.5) }
  var segmentWeight: Font.Weight { generation == .iOS12 ? .regular : .medium }
  var segmentDivider: CGFloat { 1 }

  // A page control takes a width for each page and one beside them: 39 points for three pages until
  // iOS 13, 115.5 from iOS 14 on. How the latter is split is not known.
  var pagePitch: CGFloat { row(16, 17.5, 17.5) }
  var pagePadding: CGFloat { row(-9, 63, 63) }

  // A text field is as high as a line in whole points and the padding, and with a border not lower
  // than the minimum. From iOS 13 on, a line is a point higher. What is known is the rounded border;
  // the others are taken to be alike.
  var fieldLeading: CGFloat { row(0, 1, 1) }
  var fieldBorderPadding: CGFloat { row(8, 12, 12) }
  var fieldBorderMinimum: CGFloat { row(30, 34, 34) }
  var fieldBorderSide: CGFloat { 7 }

  // MARK: Columns

  private func row(_ iOS12: CGFloat, _ iOS13: CGFloat, _ iOS26: CGFloat) -> CGFloat {
    switch generation {
    case .iOS12: iOS12
    case .iOS13: iOS13
    case .iOS26: iOS26
    }
  }

  private func row(
    _ iOS12: (CGFloat, CGFloat),
    _ iOS13: (CGFloat, CGFloat),
    _ iOS26: (CGFloat, CGFloat)
  ) -> CGSize {
    CGSize(width: row(iOS12.0, iOS13.0, iOS26.0), height: row(iOS12.1, iOS13.1, iOS26.1))
  }
}

extension Environment {
  /// The sizes of controls that hold here.
  var controlSizes: ControlSizes { ControlSizes(generation: controlGeneration) }
}

extension View {
  /// Returns the part of a frame's size that constraints speak of; an axis without a size stays so.
  func alignmentSize(ofFrameSize size: CGSize) -> CGSize {
    let insets = alignmentRectInsets
    return CGSize(
      width: size.width < 0 ? size.width : size.width - insets.left - insets.right,
      height: size.height < 0 ? size.height : size.height - insets.top - insets.bottom
    )
  }
}

extension Control {
  /// Runs the actions that a person causes by changing the value.
  func sendValueChanged() {
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
