import Foundation
import Testing
import ViewKit
import ViewKitNibs

/// What a file asks for and cannot have is told, and the rest is made.
@Suite struct NibFaultTests {
  private final class Refusing: View {
    required init?(coder: NSCoder) { nil }
  }

  private final class Model: NSObject {}

  /// Keeps what is set by name.
  private final class Keeping: View {
    var kept: [String: String] = [:]

    override func setValue(_ value: Any?, forKey key: String) {
      kept[key] = value.map { "\($0)" } ?? "nil"
    }
  }

  private func load(
    _ content: String,
    _ change: (inout ClassRegistry) -> Void = { _ in }
  ) throws -> (objects: [Any], told: [NibDiagnostic]) {
    var classes = ClassRegistry([Refusing.self, Keeping.self, TabBarController.self])
    change(&classes)
    let nib = Nib(try Fixture.parse(Fixture.xib(content)), classes: classes)
    var told: [NibDiagnostic] = []
    nib.diagnosticObserver = { told.append($0) }
    return (nib.instantiate(withOwner: nil), told)
  }

  @Test func viewThatRefusesToBeMadeIsLeftOut() throws {
    let (objects, told) = try load(
      """
      <view id="v"><subviews><view id="r" customClass="Refusing"/><label text="A" id="l"/></subviews>
      </view>
      """
    )
    let view = try #require(objects.first as? View)
    #expect(view.subviews.map { "\(type(of: $0))" } == ["Label"])
    #expect(told.map(\.rule) == [.refusedObject])
    #expect(told.first?.message == "'Refusing' refused to be made of its element.")
  }

  @Test func classOfAnotherKindIsReplaced() throws {
    let (objects, told) = try load(#"<view id="v" customClass="TabBarController"/>"#)
    #expect(objects.map { "\(type(of: $0))" } == ["View"])
    #expect(told.map(\.rule) == [.wrongClass])
    #expect(told.first?.message.contains("expected a subclass of View; made a View.") == true)
  }

  @Test func elementWithoutAClassOfItsOwnIsAPlainView() throws {
    let (objects, told) = try load(#"<mtkView id="v"/>"#)
    #expect(objects.map { "\(type(of: $0))" } == ["View"])
    #expect(told.map(\.rule) == [.substituteClass])
  }

  @Test func objectsOfAnAppAreMadeByTheirFunctions() throws {
    let content = #"<customObject id="m" customClass="Model"/><view id="v"/>"#
    let (made, silent) = try load(content) { $0.register("Model") { Model() } }
    #expect(made.map { "\(type(of: $0))" } == ["Model", "View"])
    #expect(silent.isEmpty)
    let (left, told) = try load(content)
    #expect(left.map { "\(type(of: $0))" } == ["View"])
    #expect(told.map(\.rule) == [.unknownClass])
  }

  /// Knows a field of its file.
  private final class Presenter: Responder {
    @Outlet var field: TextField?
    var awakenings = 0

    override func awakeFromNib() {
      super.awakeFromNib()
      awakenings += 1
    }
  }

  // FR-D15
  @Test func responderOfAFileHasItsOutletsAndAwakesOnce() throws {
    let content = """
      <customObject id="m" customClass="Presenter"><connections>
      <outlet property="field" destination="f" id="o"/></connections></customObject>
      <view id="v"><subviews><textField id="f"/></subviews></view>
      """
    let (objects, told) = try load(content) { $0.register("Presenter") { Presenter() } }
    let presenter = try #require(objects.first as? Presenter)
    #expect(presenter.awakenings == 1)
    #expect(presenter.field === (objects.last as? View)?.subviews.first)
    #expect(told.isEmpty)
  }

  // FR-D08
  @Test func controllerOfAnUnknownClassIsAPlainOne() throws {
    final class Menu: ViewController {}
    let content = """
      <viewController id="c" customClass="Menu" customModule="Shop"><view key="view" id="v"/>
      <connections><outlet property="title" destination="v" id="o"/>
      <outlet property="list" destination="v" id="p"/></connections></viewController>
      """
    for change in [{ _ in }, { $0.register(Menu.self, as: "shop.Menu") }]
      as [(inout ClassRegistry) -> Void]
    {
      let (objects, told) = try load(content, change)
      #expect(objects.map { "\(type(of: $0))" } == ["ViewController"])
      #expect(told.filter { $0.rule == .unknownClass }.count == 1)
      let missing = told.filter { $0.rule == .missingOutlet }.map(\.message)
      #expect(missing.contains { $0.contains("'list'") }, "\(told)")
    }
    let (objects, told) = try load(content) { $0.register(Menu.self, as: "Shop.Menu") }
    #expect(objects.first is Menu)
    #expect(!told.contains { $0.rule == .unknownClass })
  }

  // FR-D09
  @Test func outletToAnObjectThatIsNotThereStaysNil() throws {
    let (objects, told) = try load(
      """
      <customObject id="m" customClass="Presenter"><connections>
      <outlet property="field" destination="gone-00-001" id="o"/></connections></customObject>
      <view id="v"><subviews><label text="A" id="l"/></subviews></view>
      """
    ) { $0.register("Presenter") { Presenter() } }
    let presenter = try #require(objects.first as? Presenter)
    #expect(presenter.field == nil)
    #expect(presenter.awakenings == 1)
    #expect((objects.last as? View)?.subviews.count == 1)
    #expect(told.map(\.rule) == [.danglingReference])
    #expect(told.first?.message.contains("'gone-00-001'") == true)
  }

  @Test func eventThatNoControlSendsIsTold() throws {
    let (_, told) = try load(
      """
      <button id="b"><connections>
      <action selector="save:" destination="-1" eventType="spin" id="a"/>
      </connections></button>
      """
    )
    #expect(told.map(\.message).contains("Found 'spin' as an event, which no control sends."))
  }

  @Test func runtimeAttributesOfEachTypeAreRead() throws {
    let rows = [
      (#"type="number"><integer key="value" value="3"/>"#, "3"),
      (#"type="number"><real key="value" value="0.5"/>"#, "0.5"),
      (#"type="string" value="text">"#, "text"), (#"type="boolean" value="YES">"#, "true"),
      (#"type="point"><point key="value" x="1" y="2"/>"#, "\(CGPoint(x: 1, y: 2))"),
      (#"type="point"><point key="value" x="1"/>"#, "nil"),
      (
        #"type="size"><size key="value" width="3" height="4"/>"#,
        "\(CGSize(width: 3, height: 4))"
      ),
      (
        #"type="rect"><rect key="value" x="1" y="2" width="3" height="4"/>"#,
        "\(CGRect(x: 1, y: 2, width: 3, height: 4))"
      ),
      (
        #"type="range"><range key="value" location="5" length="6"/>"#,
        "\(NSRange(location: 5, length: 6))"
      ),
      (#"type="range"><range key="value" location="-5" length="6"/>"#, "nil"),
      (#"type="color"><color key="value" white="1" alpha="1"/>"#, "#FFFFFF"),
      (#"type="nil">"#, "nil"),
    ]
    let attributes = rows.enumerated().map { index, row in
      "<userDefinedRuntimeAttribute keyPath=\"k\(index)\" \(row.0)</userDefinedRuntimeAttribute>"
    }
    let (objects, told) = try load(
      """
      <view id="v" customClass="Keeping"><userDefinedRuntimeAttributes>\(attributes.joined())
      </userDefinedRuntimeAttributes></view>
      """
    )
    let view = try #require(objects.first as? Keeping)
    for (index, row) in rows.enumerated() {
      #expect(view.kept["k\(index)"] == row.1, "\(row.0)")
    }
    #expect(told.isEmpty)
  }

  @Test func bytesAreReadAsAFileIs() throws {
    let nib = try Nib(data: Data(Fixture.xib("<label text=\"A\" id=\"l\"/>").utf8))
    #expect((nib.instantiate(withOwner: nil).first as? Label)?.text == "A")
    #expect(throws: NibError.self) { try Nib(data: Data("no file".utf8)) }
  }
}
