// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Outlets are declared as in UIKit.

import Foundation
import ViewKit
import ViewKitNibs
import XCTest

/// A cell that a table makes from a prototype.
private final class PersonCell: TableViewCell {
  @Outlet var name: Label!
  var awakenings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += 1
  }
}

private final class ListOwner: ViewController {
  @Outlet var table: TableView!
  @Outlet var badge: View!
  var calls: [String] = []

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    for selector in ["add:", "zoom:", "call:"] {
      registerAction(selector) { [weak self] sender in
        self?.calls.append("\(selector) \(sender.map { "\(type(of: $0))" } ?? "nil")")
      }
    }
  }

  required init?(coder: NSCoder) { nil }
}

final class NibPartsTests: XCTestCase {
  private func load(_ content: String, owner: ListOwner) throws -> [Any] {
    let text = Fixture.xib(content).replacingOccurrences(
      of: "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>",
      with: """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="table" destination="tbl" id="o1"/>
        <outlet property="badge" destination="bdg" id="o2"/>
        </connections></placeholder>
        """
    )
    let nib = Nib(try Fixture.parse(text), classes: ClassRegistry([PersonCell.self]))
    nib.diagnosticObserver = {
      if $0.rule != .danglingReference { XCTFail("\($0)") }
    }
    return nib.instantiate(withOwner: owner)
  }

  private let table = """
    <tableView id="tbl" style="plain" rowHeight="60" dataMode="prototypes">
    <rect key="frame" x="0" y="0" width="320" height="400"/>
    <view key="tableHeaderView" id="hdr"><rect key="frame" x="0" y="0" width="320" height="50"/></view>
    <prototypes><tableViewCell reuseIdentifier="person" accessoryType="disclosureIndicator" id="cel" \
    customClass="PersonCell" style="IBUITableViewCellStyleDefault">
    <rect key="frame" x="0" y="50" width="320" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="cel" id="cnt">
    <rect key="frame" x="0" y="0" width="290" height="60"/>
    <subviews>
    <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="nam"/>
    <button translatesAutoresizingMaskIntoConstraints="NO" id="btn"><state key="normal" title="Call"/>
    <connections><action selector="call:" destination="-1" eventType="touchUpInside" id="a1"/>
    </connections></button>
    </subviews>
    <constraints>
    <constraint firstItem="nam" firstAttribute="leading" secondItem="cnt" secondAttribute="leading" \
    constant="12" id="c1"/>
    <constraint firstItem="nam" firstAttribute="centerY" secondItem="cnt" secondAttribute="centerY" id="c2"/>
    </constraints>
    </tableViewCellContentView>
    <connections><outlet property="name" destination="nam" id="o3"/></connections>
    </tableViewCell></prototypes>
    </tableView>
    """

  func testATableMakesItsPrototypesByTheirIdentifiers() throws {
    let owner = ListOwner()
    let objects = try load(table, owner: owner)
    XCTAssertEqual(objects.count, 1)
    XCTAssertEqual(owner.table.rowHeight, 60)
    XCTAssertEqual(owner.table.tableHeaderView?.frame.height, 50)
    let first = try XCTUnwrap(owner.table.dequeueReusableCell(withIdentifier: "person"))
    let second = owner.table.dequeueReusableCell(withIdentifier: "person")
    XCTAssertFalse(first === second)
    let cell = try XCTUnwrap(first as? PersonCell)
    XCTAssertEqual(cell.awakenings, 1)
    XCTAssertEqual(cell.reuseIdentifier, "person")
    XCTAssertEqual(cell.accessoryType, .disclosureIndicator)
    XCTAssertTrue(cell.name.superview === cell.contentView)
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.name.frame.minX, 12)
    XCTAssertNil(owner.table.dequeueReusableCell(withIdentifier: "nobody"))
  }

  func testActionsInACellReachTheOwner() throws {
    let owner = ListOwner()
    _ = try load(table, owner: owner)
    let cell = try XCTUnwrap(owner.table.dequeueReusableCell(withIdentifier: "person"))
    let button = try XCTUnwrap(cell.contentView.subviews.last as? Button)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(owner.calls, ["call: Button"])
  }

  func testATableAndItsPrototypesAreFreed() throws {
    weak var table: TableView?
    try {
      let owner = ListOwner()
      _ = try load(self.table, owner: owner)
      table = owner.table
      XCTAssertNotNil(table?.dequeueReusableCell(withIdentifier: "person"))
    }()
    XCTAssertNil(table)
  }

  func testRowsOfAStaticTableAreMadeWithIt() throws {
    let owner = ListOwner()
    _ = try load(
      """
      <tableView id="tbl" dataMode="static"><rect key="frame" x="0" y="0" width="320" height="400"/>
      <sections><tableViewSection id="sec"><cells>
      <tableViewCell rowHeight="70" id="row"><rect key="frame" x="0" y="28" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="cnt">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews><view id="bdg"><rect key="frame" x="5" y="5" width="9" height="9"/></view></subviews>
      </tableViewCellContentView></tableViewCell>
      </cells></tableViewSection></sections></tableView>
      """,
      owner: owner
    )
    XCTAssertFalse(owner.badge.isDescendant(of: owner.table))
    owner.table.layoutIfNeeded()
    XCTAssertTrue(owner.badge.isDescendant(of: owner.table))
    XCTAssertEqual(owner.table.numberOfSections, 1)
    XCTAssertEqual(owner.badge.superview?.superview?.frame.height, 70)
    XCTAssertEqual(owner.table.contentSize.height, 70)
  }

  func testGesturesAndBarButtonsCallTheOwner() throws {
    let owner = ListOwner()
    let objects = try load(
      """
      <view id="bdg"><rect key="frame" x="0" y="0" width="90" height="90"/>
      <gestureRecognizers/>
      <subviews><toolbar id="bar"><rect key="frame" x="0" y="46" width="90" height="44"/><items>
      <barButtonItem systemItem="add" id="add"><connections>
      <action selector="add:" destination="-1" id="a2"/></connections></barButtonItem>
      <barButtonItem systemItem="flexibleSpace" id="gap"/>
      </items></toolbar></subviews>
      <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" \
      id="g1"/></connections></view>
      <tapGestureRecognizer numberOfTapsRequired="2" id="tap"><connections>
      <action selector="zoom:" destination="-1" id="a3"/></connections></tapGestureRecognizer>
      """,
      owner: owner
    )
    XCTAssertEqual(objects.count, 2)
    let tap = try XCTUnwrap(owner.badge.gestureRecognizers?.first as? TapGestureRecognizer)
    XCTAssertEqual(tap.numberOfTapsRequired, 2)
    tap.recognize()
    let bar = try XCTUnwrap(owner.badge.subviews.first as? Toolbar)
    XCTAssertEqual(bar.items?.count, 2)
    XCTAssertEqual(bar.items?.first?.accessibilityActivate(), true)
    XCTAssertEqual(owner.calls, ["zoom: TapGestureRecognizer", "add: BarButtonItem"])
  }

  // FR-D13
  func testConstraintReachesOutOfTheContentOfAnEffectView() throws {
    let text = Fixture.xib(
      """
      <visualEffectView id="e"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <view key="contentView" id="cv"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <autoresizingMask key="autoresizingMask"/>
      <subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews></view>
      <constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="e" secondAttribute="leading" \
      constant="16" id="c1"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="e" secondAttribute="top" \
      constant="16" id="c2"/>
      </constraints></visualEffectView>
      """
    )
    let nib = Nib(try Fixture.parse(text))
    nib.diagnosticObserver = { XCTFail("\($0)") }
    let effect = try XCTUnwrap(nib.instantiate(withOwner: nil).first as? VisualEffectView)
    effect.diagnosticObserver = { XCTFail("\($0)") }
    effect.layoutIfNeeded()
    let label = try XCTUnwrap(effect.contentView.subviews.first)
    XCTAssertEqual(label.frame.origin, CGPoint(x: 16, y: 16))
  }

  func testANavigationItemHasItsBarButtons() throws {
    let text = Fixture.xib(
      """
      <viewController id="c"><navigationItem key="navigationItem" title="Shop" id="n">
      <barButtonItem key="backBarButtonItem" title="Home" id="b"/>
      <barButtonItem key="leftBarButtonItem" title="Left" id="l"/>
      <barButtonItem key="rightBarButtonItem" title="Right" id="r"/>
      </navigationItem></viewController>
      """
    )
    let objects = Nib(try Fixture.parse(text)).instantiate(withOwner: nil)
    let item = try XCTUnwrap(objects.first as? ViewController).navigationItem
    XCTAssertEqual(item.title, "Shop")
    XCTAssertEqual(item.backBarButtonItem?.title, "Home")
    XCTAssertEqual(item.leftBarButtonItem?.title, "Left")
    XCTAssertEqual(item.rightBarButtonItem?.title, "Right")
  }

  func testACollectionMakesItsPrototypesByTheirKinds() throws {
    let text = Fixture.xib(
      """
      <collectionView id="col"><rect key="frame" x="0" y="0" width="320" height="400"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="lay"><size key="itemSize" width="50" \
      height="60"/></collectionViewFlowLayout>
      <cells><collectionViewCell reuseIdentifier="tile" tag="1" id="cel"><view key="contentView" \
      tag="4" id="con"/></collectionViewCell></cells>
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="top" tag="2" id="hdr"/>
      <collectionReusableView key="sectionFooterView" reuseIdentifier="end" tag="3" id="ftr"/>
      </collectionView>
      """
    )
    let objects = Nib(try Fixture.parse(text)).instantiate(withOwner: nil)
    let collection = try XCTUnwrap(objects.first as? CollectionView)
    let path = IndexPath(item: 0, section: 0)
    func view(_ kind: String, _ identifier: String) -> View? {
      collection.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: identifier,
        for: path
      )
    }
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    XCTAssertEqual(cell.tag, 1)
    XCTAssertEqual(cell.reuseIdentifier, "tile")
    XCTAssertEqual(cell.contentView.tag, 4)
    XCTAssertEqual(cell.subviews, [cell.contentView])
    XCTAssertEqual(view(CollectionView.elementKindSectionHeader, "top")?.tag, 2)
    XCTAssertEqual(view(CollectionView.elementKindSectionFooter, "end")?.tag, 3)
    let layout = try XCTUnwrap(collection.collectionViewLayout as? CollectionViewFlowLayout)
    XCTAssertEqual(layout.itemSize, CGSize(width: 50, height: 60))
  }
}
