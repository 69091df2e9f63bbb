import Foundation
import Testing
import ViewKit

@testable import ViewKitTesting

final class PlainView: BaseView {}

private final class PatientView: BaseView {
  override class var defersConstraintSetup: Bool { true }
}

private final class PlainController: BaseViewController<PlainView> {}

private final class ForgetfulController: BaseViewController<PlainView> {
  override func viewDidLoad() {}
}

struct LifecycleCheckTests {
  @Test func onlyNamedClassesCount() {
    let events = LifecycleRecorder.record {
      _ = Label()
      _ = View()
    }
    #expect(LifecycleCheck.order(of: events, of: [View.self], expected: ["View init"]).isEmpty)
    #expect(LifecycleCheck.order(of: events, expected: ["Label init", "View init"]).isEmpty)
    #expect(LifecycleCheck.order(of: events, expected: ["View init", "Label init"]).count == 1)
  }

  // MARK: Hooks

  private func faults(_ types: [AnyClass] = [], _ body: () throws -> Void) rethrows -> [String] {
    try LifecycleCheck.hooksOnce(in: LifecycleRecorder.record(body), of: types).map(\.message)
  }

  @Test func viewsAndControllersThatAreSetUpOnceHaveNoFaults() {
    #expect(faults { PlainView().awakeFromNib() }.isEmpty)
    #expect(faults { PlainController().loadViewIfNeeded() }.isEmpty)
    #expect(
      faults([PlainController.self]) {
        let controller = PlainController()
        controller.loadViewIfNeeded()
        controller.viewDidLoad()
        controller.view = nil
        controller.loadViewIfNeeded()
      }.isEmpty
    )
  }

  @Test func constraintsMayBeDeferred() {
    #expect(faults([PatientView.self]) { _ = PatientView() }.isEmpty)
    #expect(
      faults([PatientView.self]) {
        let view = PatientView()
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        view.layoutIfNeeded()
      }.isEmpty
    )
  }

  @Test func decodedViewThatNobodyAwakensIsAFault() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: PlainView(),
      requiringSecureCoding: false
    )
    let found = try faults([PlainView.self]) {
      let coder = try NSKeyedUnarchiver(forReadingFrom: data)
      coder.requiresSecureCoding = false
      _ = coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? PlainView
    }
    #expect(
      found == [
        "PlainView: setup() was not called", "PlainView: setupConstraints() was not called",
        "PlainView: setupAccessibility() was not called",
      ]
    )
  }

  @Test func controllerThatForgetsSuperIsSetUpAllTheSame() {
    #expect(faults([ForgetfulController.self]) { ForgetfulController().loadViewIfNeeded() } == [])
  }

  @Test func loadedControllerWithoutHooksIsAFault() {
    let kinds: [LifecycleEvent.Kind] = [.initialized, .loadView]
    let types: [AnyClass] = [PlainController.self, ViewController.self]
    #expect(
      types.map { HookLife(name: "", type: $0, kinds: kinds + [.viewDidLoad]).expectsHooks }
        == [true, false]
    )
    #expect(!HookLife(name: "", type: PlainController.self, kinds: kinds).expectsHooks)
    #expect(!HookLife(name: "", type: PlainController.self, kinds: [.viewDidLoad]).expectsHooks)
  }

  @Test func nothingThatIsSetUpIsAFault() {
    #expect(faults { _ = View() } == ["Nothing was set up"])
    #expect(faults([PlainView.self]) {} == ["Nothing of PlainView was set up"])
  }

  @Test func controllerThatIsNotLoadedIsNotExpectedToBeSetUp() {
    #expect(faults([PlainController.self]) { _ = PlainController() }.count == 1)
    #expect(
      faults([PlainController.self]) {
        PlainController().loadViewIfNeeded()
        _ = PlainController()
      }.isEmpty
    )
  }

  private static let hooks: [LifecycleEvent.Hook] = [
    .setup, .setupConstraints, .setupAccessibility,
  ]

  @Test(arguments: [
    ([0, 1, 2], []),
    ([0, 0, 1, 2], ["setup() was called 2 times"]),
    ([0, 2], ["setupConstraints() was not called"]),
    (
      [0, 2, 1],
      ["the hooks ran in the order setup, setupAccessibility, setupConstraints"]
    ),
  ])
  func orderAndNumberCount(order: [Int], faults: [String]) {
    let life = HookLife(
      name: "PlainView",
      type: PlainView.self,
      kinds: [.initialized] + order.map { .hookBegan(Self.hooks[$0]) }
    )
    #expect(life.faults == faults)
  }

  @Test(arguments: [PatientView.self as AnyClass?, nil])
  func constraintsOfDeferringAndUnknownClassesMayComeLaterOrNever(type: AnyClass?) {
    for order in [[0, 2], [0, 2, 1], [0, 1, 2]] {
      let kinds = order.map { LifecycleEvent.Kind.hookBegan(Self.hooks[$0]) }
      #expect(HookLife(name: "", type: type, kinds: kinds).faults.isEmpty)
    }
    let kinds = [2, 0].map { LifecycleEvent.Kind.hookBegan(Self.hooks[$0]) }
    #expect(HookLife(name: "", type: type, kinds: kinds).faults.count == 1)
  }
}
