extension ViewController {
  /// A description of the controller hierarchy, one controller per line, each with its state and
  /// view.
  ///
  /// It has the layout of UIKit's debugger command: a bar precedes children, a plus precedes
  /// presented controllers, and a view that is not in a window is marked as such.
  ///
  /// ```
  /// <ProfileController>, state: appeared, view: <ProfileView>
  ///    | <AvatarController>, state: appeared, view: <View>
  ///    + <EditController>, state: appearing, view: (view not loaded)
  /// ```
  public var hierarchyDescription: String {
    var lines: [String] = []
    var pending = [(controller: self, indent: "", mark: "")]
    while let (controller, indent, mark) = pending.popLast() {
      lines.append(indent + mark + controller.stateDescription)
      let inner = indent + "   "
      if let presented = controller.storedPresented {
        pending.append((presented, inner, "+ "))
      }
      for child in controller.storedChildren.reversed() {
        pending.append((child, inner, "| "))
      }
    }
    return lines.joined(separator: "\n")
  }

  private var stateDescription: String {
    let view =
      storedView.map { "<\($0.printName)>" + ($0.window == nil ? " not in the window" : "") }
      ?? "(view not loaded)"
    return "\(self), state: \(appearance.phase), view: \(view)"
  }
}
