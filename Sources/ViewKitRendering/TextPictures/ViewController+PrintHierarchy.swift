public import ViewKit

extension ViewController {
  /// The controller with all below and what they present: the form of UIKit's debugger command.
  ///
  /// The same as `hierarchyDescription`, under the name that debuggers know. Nothing
  /// is printed, and no view is loaded.
  public var printHierarchy: String { hierarchyDescription }
}
