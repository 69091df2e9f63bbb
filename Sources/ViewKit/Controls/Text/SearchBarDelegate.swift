public import Foundation

/// An object that follows what happens in a search bar.
public protocol SearchBarDelegate: AnyObject {
  /// Notifies the delegate that a person has changed the text.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)

  /// Returns whether a person may replace a part of the text, which is counted in UTF-16 units.
  func searchBar(
    _ searchBar: SearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool

  /// Notifies the delegate that a person has asked to search.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)

  /// Notifies the delegate that a person has canceled the search.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)

  /// Returns whether editing may begin; never called.
  @NeverCalled.Editing
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool

  /// Notifies the delegate that editing has begun; never called.
  @NeverCalled.Editing
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)

  /// Returns whether editing may end; never called.
  @NeverCalled.Editing
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool

  /// Notifies the delegate that editing has ended; never called.
  @NeverCalled.Editing
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)

  /// Notifies the delegate of a tap on the bookmark button; never called.
  @NeverCalled.SearchBarButtons
  func searchBarBookmarkButtonClicked(_ searchBar: SearchBar)

  /// Notifies the delegate of a tap on the button of recent results; never called.
  @NeverCalled.SearchBarButtons
  func searchBarResultsListButtonClicked(_ searchBar: SearchBar)

  /// Notifies the delegate that a person has selected a scope; never called.
  @NeverCalled.SearchBarButtons
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension SearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}

  /// Returns true.
  public func searchBar(
    _ searchBar: SearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}

  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}

  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}

  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) {}

  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: SearchBar) {}

  /// Does nothing.
  public func searchBar(
    _ searchBar: SearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
