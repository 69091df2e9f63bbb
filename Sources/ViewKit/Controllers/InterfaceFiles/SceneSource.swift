/// The interface file that a controller came from, as far as the controller needs it later.
package protocol SceneSource: AnyObject {
  /// Makes a segue of an identifier and the controller it leads to; nil where there is none.
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
