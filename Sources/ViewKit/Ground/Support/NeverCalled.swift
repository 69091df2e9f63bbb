/// Markers for delegate methods that UIKit calls and ViewKit never does.
///
/// A class that implements such a method does not compile, and the error gives the reason:
///
/// ```
/// error: 'buildExpression' is unavailable: Rows are not edited, so this method is never called.
/// ```
///
/// Swift allows only Objective-C protocols to mark a requirement as unavailable. The markers are
/// result builders instead, which Swift infers for methods that implement a requirement; they
/// cannot build anything. A body with a `return` statement disables the builder and compiles, but
/// is never called either.
public enum NeverCalled {
  /// A marker for methods that edit, move or index rows.
  @resultBuilder
  public enum RowEditing: UncalledMethod {
    /// Rejects an expression in the body of a method.
    @available(
      *,
      unavailable,
      message: "Rows are not edited, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A marker for methods that concern the index of a table.
  @resultBuilder
  public enum SectionIndex: UncalledMethod {
    /// Rejects an expression in the body of a method.
    @available(
      *,
      unavailable,
      message: "Tables have no index, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A marker for methods that estimate the heights of headers and footers.
  @resultBuilder
  public enum EdgeEstimates: UncalledMethod {
    /// Rejects an expression in the body of a method.
    @available(
      *,
      unavailable,
      message: "Headers and footers are measured, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A marker for methods that concern the focus of a keyboard or a remote control.
  @resultBuilder
  public enum Focus: UncalledMethod {
    /// Rejects an expression in the body of a method.
    @available(
      *,
      unavailable,
      message: "Nothing moves a focus, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A marker for methods that concern menus.
  @resultBuilder
  public enum Menus: UncalledMethod {
    /// Rejects an expression in the body of a method.
    @available(
      *,
      unavailable,
      message: "Rows have no menus, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A marker for methods that concern the selection of rows with a two-finger gesture.
  @resultBuilder
  public enum MultipleSelectionGesture: UncalledMethod {
    /// Rejects an expression in the body of a method.
    @available(
      *,
      unavailable,
      message: "No gesture selects several rows, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A marker for methods that concern zooming.
  @resultBuilder
  public enum Zooming: UncalledMethod {
    /// Rejects an expression in the body of a method.
    @available(
      *,
      unavailable,
      message: "Content is not zoomed, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A marker for methods that concern taps on the status bar.
  @resultBuilder
  public enum StatusBar: UncalledMethod {
    /// Rejects an expression in the body of a method.
    @available(
      *,
      unavailable,
      message: "There is no status bar to tap, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A marker for methods that concern the customization of tabs by the user.
  @resultBuilder
  public enum BarCustomization: UncalledMethod {
    /// Rejects an expression in the body of a method.
    @available(
      *,
      unavailable,
      message: "Tabs are not customized, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A marker for methods that concern the editing of a text field.
  @resultBuilder
  public enum Editing: UncalledMethod {
    /// Rejects an expression in the body of a method.
    @available(
      *,
      unavailable,
      message: "Fields never begin editing, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A marker for methods that concern the additional buttons of a search bar.
  @resultBuilder
  public enum SearchBarButtons: UncalledMethod {
    /// Rejects an expression in the body of a method.
    @available(
      *,
      unavailable,
      message: "The bar has no such buttons, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A marker for methods that concern the appearance of a picker's rows.
  @resultBuilder
  public enum PickerRows: UncalledMethod {
    /// Rejects an expression in the body of a method.
    @available(
      *,
      unavailable,
      message: "Rows of a picker are not drawn, so this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }

  /// A marker for methods that concern simultaneous gestures.
  @resultBuilder
  public enum CompetingGestures: UncalledMethod {
    /// Rejects an expression in the body of a method.
    @available(
      *,
      unavailable,
      message: "Gestures are recognized one at a time; this method is never called."
    )
    public static func buildExpression<Value>(_ value: Value) -> Value { value }
  }
}

/// A protocol with the members that the markers of ``NeverCalled`` share.
public protocol UncalledMethod {}

extension UncalledMethod {
  /// Returns a single value unchanged.
  public static func buildBlock<Value>(_ value: Value) -> Value { value }

  /// Builds nothing from several values.
  public static func buildBlock(_ values: Any...) {}
}
