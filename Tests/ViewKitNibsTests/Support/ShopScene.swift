// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Outlets are declared as in UIKit.

import Foundation
import ViewKit

/// The first controller of Shop.storyboard.
final class GoodsController: ViewController {
  @Outlet var heading: Label!
  @Outlet var top: LayoutConstraint!
  var steps: [String] = []
  var segues: [StoryboardSegue] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    steps.append("awake heading=\(heading == nil ? "nil" : "set")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    steps.append("viewDidLoad heading=\(heading == nil ? "nil" : "set") children=\(children.count)")
  }

  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    steps.append("prepare \(segue.identifier ?? "")")
    segues.append(segue)
  }
}

/// The controller that the first one of Shop.storyboard embeds.
final class SummaryController: ViewController {}
