/// Marks of delegate methods that UIKit calls and ViewKit never does.
///
/// A class that implements such a method doesn't compile, and the error gives the reason:
///
/// ```
/// error: 'buildExpression' is unavailable: Rows are not edited, so this method is never called.
/// ```
///
/// Swift lets only protocols of Objective-C mark a requirement as unavailable. The marks are result
/// builders instead, which Swift infers for the methods that implement a requirement. They can't build
/// anything. A body that says `return` turns a builder off and compiles, but isn't called either.
public enum NeverCalled {
  /// A mark of methods that have to do with editing, moving and indexing rows.
  @resultBuilder
  public enum RowEditing: UncalledMethod {
    /// Rejects the body of a method.
    @available(
      *,
      unavailable,
      message: "Rows are not edited, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A mark of methods that have to do with the index at the side of a table.
  @resultBuilder
  public enum SectionIndex: UncalledMethod {
    /// Rejects the body of a method.
    @available(
      *,
      unavailable,
      message: "Tables have no index, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A mark of methods that estimate the heights of headers and footers.
  @resultBuilder
  public enum EdgeEstimates: UncalledMethod {
    /// Rejects the body of a method.
    @available(
      *,
      unavailable,
      message: "Headers and footers are measured, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A mark of methods that have to do with the focus of a keyboard or a remote control.
  @resultBuilder
  public enum Focus: UncalledMethod {
    /// Rejects the body of a method.
    @available(
      *,
      unavailable,
      message: "Nothing moves a focus, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A mark of methods that have to do with menus.
  @resultBuilder
  public enum Menus: UncalledMethod {
    /// Rejects the body of a method.
    @available(
      *,
      unavailable,
      message: "Rows have no menus, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A mark of methods that have to do with selecting rows by moving two fingers.
  @resultBuilder
  public enum MultipleSelectionGesture: UncalledMethod {
    /// Rejects the body of a method.
    @available(
      *,
      unavailable,
      message: "No gesture selects several rows, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A mark of methods that have to do with zooming.
  @resultBuilder
  public enum Zooming: UncalledMethod {
    /// Rejects the body of a method.
    @available(
      *,
      unavailable,
      message: "Content is not zoomed, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A mark of methods that have to do with taps on the status bar.
  @resultBuilder
  public enum StatusBar: UncalledMethod {
    /// Rejects the body of a method.
    @available(
      *,
      unavailable,
      message: "There is no status bar to tap, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A mark of methods that have to do with a person's arranging the tabs.
  @resultBuilder
  public enum BarCustomization: UncalledMethod {
    /// Rejects the body of a method.
    @available(
      *,
      unavailable,
      message: "Tabs are not customized, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A mark of methods that have to do with a field's being edited.
  @resultBuilder
  public enum Editing: UncalledMethod {
    /// Rejects the body of a method.
    @available(
      *,
      unavailable,
      message: "Fields never begin editing, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A mark of methods that have to do with further buttons of a search bar.
  @resultBuilder
  public enum SearchBarButtons: UncalledMethod {
    /// Rejects the body of a method.
    @available(
      *,
      unavailable,
      message: "The bar has no such buttons, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A mark of methods that have to do with the looks of a picker's rows.
  @resultBuilder
  public enum PickerRows: UncalledMethod {
    /// Rejects the body of a method.
    @available(
      *,
      unavailable,
      message: "Rows of a picker are not drawn, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A mark of methods that have to do with several gestures at once.
  @resultBuilder
  public enum CompetingGestures: UncalledMethod {
    /// Rejects the body of a method.
    @available(
      *,
      unavailable,
      message: "Gestures are recognized one at a time; this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }
}

/// The part that the marks of ``NeverCalled`` share.
public protocol UncalledMethod {}

extension UncalledMethod {
  /// Returns the only value.
  public static func buildBlock<Value>(_ value: Value) -> Value { value }

  /// Returns nothing.
  public static func buildBlock(_ values: Any...) {}
}
