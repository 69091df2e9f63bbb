/// The interface file that a view controller came from, as far as it needs the file later.
package protocol SceneSource: AnyObject {
  /// Creates the segue with an identifier, including its destination; returns nil if there is none.
  func makeSegue(identifier: String, from controller: ViewController) -> StoryboardSegue?
}

extension ViewController {
  func performSegueOrStop(_ identifier: String, sender: Any?) {
    guard let segue = sceneSource?.makeSegue(identifier: identifier, from: self) else {
      stop(
        .invalidArgument,
        "Receiver (\(self)) has no segue with identifier '\(identifier)'"
      )
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
