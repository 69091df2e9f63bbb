public import ViewKit

extension ViewController {
  /// A description of the view controller hierarchy, in the format of UIKit's debugger command.
  ///
  /// The same as `hierarchyDescription`, under the name of the debugger command. Reading it prints
  /// nothing and loads no view.
  public var printHierarchy: String { hierarchyDescription }
}
