import Foundation
import Testing

@testable import ViewKit

/// Checks the sentences themselves; `ControllerStopTests` checks that the process stops with them.
@Suite struct ControllerFaultTests {
  private final class Child: ViewController {}
  private final class Parent: ViewController {}
  private final class Owner: ViewController {}

  private static func sentences() -> [(ControllerFault, String)] {
    let (child, parent, owner) = (Child(), Parent(), Owner())
    return [
      (.recursiveLoading(child), "-[Child loadView] reads the view before it has assigned one"),
      (.noViewLoaded(child), "-[Child loadView] has returned without a view"),  // 3.1.7
      (
        .interfaceFile("Card", ViewController(nibName: "Card", bundle: .main)),
        "with name 'Card' for <ViewController>"
      ),
      (.ownedView(View(), of: owner, taker: child), "is associated with <Owner>. Clear"),  // 3.1.8
      (.unknownView(View.self, child), "Child can't make a View"),
      (.cycle(child), "Can't add <Child> as a child of itself or of one of its descendants"),
      (
        .wrongParent(of: child, owner: owner, "actual", parent),  // 3.5.6
        "child view controller:<Child> should have parent view controller:<Owner> but actual "
          + "parent is:<Parent>"
      ),
      (
        .strangers(child, parent),  // 3.5.11
        "Children view controllers <Child> and <Parent> must have a common parent"
      ),
      (.noChild(child, of: parent), "<Child> is not a child view controller of <Parent>"),
      (.pushedTwice(child), "instance more than once is not supported (<Child>)"),  // 3.4.6
      (.pushedNavigation, "Pushing a navigation controller is not supported"),
      (.notOnStack(child), "Tried to pop to a view controller that doesn't exist: <Child>"),
      (.notInTabs(child), "list of view controllers can be selected: <Child>"),
      (.presentingItself(child), "on itself. Presenting controller is <Child>."),  // 3.3.11
      (.presentingChild(child, of: parent), "<Child> that has a parent view controller <Parent>."),
      (
        .presentedElsewhere(child, by: owner), "<Child> that is already being presented by <Owner>."
      ),
      (.presentingShown(child), "tried to present modally an active controller <Child>."),
      (.noStyle, "doesn't have a corresponding presentation controller."),
    ]
  }

  @Test func everySentenceNamesItsObjects() {
    for (fault, sentence) in Self.sentences() {
      #expect(fault.reason.contains(sentence))
    }
  }

  @Test func hierarchyFaultsHaveTheirOwnName() {
    let names = Self.sentences().map(\.0.name)
    #expect(names.filter { $0 == .viewControllerHierarchyInconsistency }.count == 2)
    #expect(names.filter { $0 == .internalInconsistency }.count == 4)
    #expect(names.filter { $0 == .invalidArgument }.count == 12)
  }
}
