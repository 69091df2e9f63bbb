import Foundation
internal import ViewKitSolver

extension LayoutEngine {
  /// Fixes the root's size in the solution, or gives the root the size that its constraints ask for.
  ///
  /// A root keeps its size while its mask is translated; without that, constraints may change it.
  func updateRoot() {
    guard fitting == nil else { return }
    let item = register(root)
    guard item.link.hasVariables(of: self) else { return }
    let insets = item.link.alignmentInsets
    let size = root.storedBounds.size
    let (width, height) = (
      Variable(index: item.variables.width), Variable(index: item.variables.height)
    )
    let (fixedWidth, fixedHeight) = (
      Double(max(size.width - insets.left - insets.right, 0)).layoutBounded,
      Double(max(size.height - insets.top - insets.bottom, 0)).layoutBounded
    )
    guard root.translatesAutoresizingMaskIntoConstraints || root.storedWindow === root else {
      if !isRootFree || rootSize != size {
        // A free size begins at what it is, and stays there unless constraints move it.
        solver.setInput(width, fixedWidth)
        solver.setInput(height, fixedHeight)
        solve()
        solver.clearInput(width)
        solver.clearInput(height)
      }
      isRootFree = true
      rootSize = size
      return
    }
    isRootFree = false
    rootSize = size
    solver.setInput(width, fixedWidth)
    solver.setInput(height, fixedHeight)
  }

  /// Gives a free root the size that the solution has for it.
  func applyRootSize() {
    guard isRootFree, writesFrames, !isDissolved else { return }
    let item = register(root)
    let solved = root.frame(
      forAlignmentRect: CGRect(
        x: 0,
        y: 0,
        width: solver.value(of: Variable(index: item.variables.width)),
        height: solver.value(of: Variable(index: item.variables.height))
      )
    )
    let scale = root.displayScale
    let size = CGSize(
      width: solved.width.roundedToPixel(scale: scale),
      height: solved.height.roundedToPixel(scale: scale)
    )
    guard size != root.storedBounds.size else { return }
    root.takeSolvedFrame(CGRect(origin: root.storedOrigin, size: size))
    rootSize = size
  }

  /// Gives the subviews and guides of a view the frames that have changed in the solution.
  ///
  /// Each edge is rounded to the nearest pixel in the view's coordinates (rule 5.8.2).
  func applyFrames(in view: View, _ item: LayoutItem) {
    let giver = item.link.slot
    let grid = PixelGrid(scale: view.displayScale)
    while true {
      let tellsNobody = view.tellsNobodyOfSubviewFrames
      // Setters may change the tree, and with it the list, or take the view out of the engine.
      guard item.link.hasSlot(in: self), item.link.slot == giver else { return }
      if tellsNobody {
        storeFrames(in: view, giver, grid)
      }
      guard let slot = frames.nextChanged(of: giver) else { return }
      let rect = solvedRect(of: frames[slot].variables)
      // A long chain of huge multipliers has no answer; the frame stays what it is.
      guard rect.isFiniteRect else { continue }
      if frames[slot].isPlain, let subview = frames[slot].view {
        give(grid.rounded(rect), to: subview.takeUnretainedValue(), in: view)
      } else if let child = frames[slot].item?.takeUnretainedValue() {
        give(rect, to: child, in: view, grid)
      }
    }
  }

  /// Stores the frames that have changed in the subviews of a view, as far as no code could tell.
  ///
  /// No code of others runs here, not even an override of the safe area.
  ///
  /// - Returns: Whether that has been all.
  @inline(__always)
  func storeFrames(in view: View, _ item: LayoutItem) -> Bool {
    guard frames.hasChanged(below: item.link.slot) else { return true }
    guard view.extras == nil || view.flags.contains(.takesFramesSilently),
      view.tellsNobodyOfSubviewFrames
    else { return false }
    storeFrames(in: view, item.link.slot, PixelGrid(scale: view.displayScale))
    return !frames.hasChanged(below: item.link.slot)
  }

  /// Stores frames from the beginning of a list, up to a view whose code could tell.
  @inline(__always)
  private func storeFrames(in view: View, _ giver: Int32, _ grid: PixelGrid) {
    // Nothing that runs here solves, so that the values stay where they are.
    let values = solver.values
    frames.takeChanged(of: giver) { slot in
      guard slot.isPlain, let subview = slot.view else { return false }
      let variables = slot.variables
      return subview._withUnsafeGuaranteedRef { subview in
        guard subview.canTakeFrameSilently(in: view),
          let frame = grid.frame(
            at: SIMD2(values[Int(variables.x)], values[Int(variables.y)]),
            size: SIMD2(values[Int(variables.width)], values[Int(variables.height)])
          )
        else { return false }
        subview.storedOrigin = frame.origin
        subview.storedBounds.size = frame.size
        return true
      }
    }
  }

  private func give(_ rect: CGRect, to child: LayoutItem, in view: View, _ grid: PixelGrid) {
    if let guide = child.guide {
      guide.solvedFrame = grid.rounded(rect)
    } else if let subview = child.view {
      give(grid.rounded(rect.outset(by: child.link.alignmentInsets)), to: subview, in: view)
    }
  }

  /// Gives a view its frame through the setters, which may free a view that nobody holds meanwhile.
  @inline(__always)
  private func give(_ frame: CGRect, to subview: View, in view: View) {
    guard subview.isSubview(of: view) else { return }
    subview.takeSolvedFrame(frame)
  }

  @inline(__always)
  private func solvedRect(of variables: LayoutVariables) -> CGRect {
    let values = solver.values
    return CGRect(
      x: values[Int(variables.x)],
      y: values[Int(variables.y)],
      width: values[Int(variables.width)],
      height: values[Int(variables.height)]
    )
  }

  func setScrollOffset(of item: LayoutItem) {
    guard let scroll = item.scroll, let view = item.view else { return }
    let offset = view.storedBounds.origin
    hasChangedRows = true
    solver.setInput(Variable(index: scroll.offsetX), Double(offset.x).layoutBounded)
    solver.setInput(Variable(index: scroll.offsetY), Double(offset.y).layoutBounded)
  }

  /// The size that constraints give the content of a scroll view, along the axes where they do.
  func contentSize(of item: LayoutItem) -> (width: CGFloat?, height: CGFloat?) {
    guard let scroll = item.scroll else { return (nil, nil) }
    let width = CGFloat(solver.value(of: Variable(index: scroll.contentWidth)))
    let height = CGFloat(solver.value(of: Variable(index: scroll.contentHeight)))
    return (scroll.isWidthConstrained ? width : nil, scroll.isHeightConstrained ? height : nil)
  }
}

extension CGRect {
  fileprivate var isFiniteRect: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

/// The pixels of a display, to whose edges frames keep.
private struct PixelGrid {
  let scale: CGFloat
  /// Multiplying is much cheaper than dividing, and the same for powers of two.
  private let reciprocal: Double?

  init(scale: CGFloat) {
    self.scale = scale
    reciprocal = scale.significandBitPattern == 0 ? 1 / Double(scale) : nil
  }

  /// The rectangle with each edge moved to the nearest pixel; a negative length becomes zero.
  @inline(__always)
  func rounded(_ rect: CGRect) -> CGRect {
    let frame = frame(
      at: SIMD2(Double(rect.origin.x), Double(rect.origin.y)),
      size: SIMD2(Double(rect.size.width), Double(rect.size.height))
    )
    if let frame { return frame }
    let edges = rect.roundedToPixels(scale: scale)
    return CGRect(
      x: edges.origin.x,
      y: edges.origin.y,
      width: max(edges.size.width, 0),
      height: max(edges.size.height, 0)
    )
  }

  /// The same, all edges at once; nil where one lies too far away for that, or nowhere.
  ///
  /// As ``roundedToPixel(scale:)`` does it: where a whole number is the finest step, adding rounds.
  @inline(__always)
  func frame(at origin: SIMD2<Double>, size: SIMD2<Double>) -> CGRect? {
    let edges =
      SIMD4(lowHalf: origin, highHalf: origin + size) * Double(scale)
      + Double(CGFloat.halfPixelMargin)
    let squares = edges * edges
    let sums = squares.lowHalf + squares.highHalf
    guard sums.x + sums.y < 0x1p100 else { return nil }
    let pixels = (edges + Double(CGFloat.wholeNumberStep)) - Double(CGFloat.wholeNumberStep)
    let rounded = reciprocal.map { pixels * $0 } ?? pixels / Double(scale)
    let rest = rounded.highHalf - rounded.lowHalf
    return CGRect(x: rounded.x, y: rounded.y, width: max(rest.x, 0), height: max(rest.y, 0))
  }
}

extension View {
  /// Tells whether nothing but the subviews themselves has to know of their new frames.
  ///
  /// A subclass may run code here, by overriding its safe area.
  fileprivate var tellsNobodyOfSubviewFrames: Bool {
    // While the view lays out, a subview's size does not make it due again. How much of the safe
    // area a subview inherits depends on where it lies.
    flags.contains(.isLayingOut) && !isPartlyCovered && !LifecycleGate.mayRecord
  }

  /// Tells whether a frame from the solution may just be stored, as no code could tell the difference.
  ///
  /// The class overrides no setter, nothing that lies in the view follows its size without the
  /// solution, and the solution makes the view due itself where it moves something in it.
  @inline(__always)
  fileprivate func canTakeFrameSilently(in superview: View) -> Bool {
    flags.intersection(.forSilentFrames) == .takesFramesSilently
      && isSubview(of: superview)
      && (extras == nil || storedSubviews.isEmpty || !isPartlyCovered)
  }

  /// Takes a frame from the solution, through the setters that subclasses may override.
  ///
  /// As in UIKit, size and centre are set rather than the frame, so that a transform stays.
  func takeSolvedFrame(_ frame: CGRect) {
    let (origin, size) = (frame.origin, frame.size)
    if !(storedBounds.size.width - storedBounds.size.height).isFinite {
      storedBounds.size = .zero  // Nothing can be reckoned from an infinite size.
    }
    let old = storedBounds.size
    let isResized = size.width != old.width || size.height != old.height
    guard isResized || origin.x != storedOrigin.x || origin.y != storedOrigin.y else { return }
    let oldCenter = currentCenter
    flags.insert(.takesSolvedFrame)
    if isResized {
      // The size grows around the centre, so with the new centre first the frame is right at once.
      storedOrigin.x = origin.x + (size.width - old.width) / 2
      storedOrigin.y = origin.y + (size.height - old.height) / 2
      bounds = CGRect(origin: storedBounds.origin, size: size)
      storedOrigin = origin
    }
    let newCenter = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    if newCenter.x != oldCenter.x || newCenter.y != oldCenter.y {
      center = newCenter
      storedOrigin = origin
    }
    flags.remove(.takesSolvedFrame)
  }
}
