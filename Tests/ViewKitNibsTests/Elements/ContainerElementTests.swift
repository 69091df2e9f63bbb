import Foundation
import Testing
import ViewKit
import ViewKitNibs

/// Pictures, stacks, scroll views, tables and collections, as their elements set them up.
@Suite struct ContainerElementTests: ElementSuite {
  @Test func imageViewsAreSetUpByTheirElement() throws {
    let name = "imageView"
    let size = CGSize(width: 10, height: 20)
    try expect(name, \ImageView.image?.size, missing: nil, [("image=\"pic\"", size)])
    try expect(
      name,
      \ImageView.highlightedImage?.size,
      missing: nil,
      [("highlightedImage=\"pic\"", size)]
    )
    try expect(name, \ImageView.isHighlighted, missing: false, [("highlighted=\"YES\"", true)])
  }

  @Test func stacksAreSetUpByTheirElement() throws {
    let name = "stackView"
    try expect(name, \StackView.axis, missing: .horizontal, [("axis=\"vertical\"", .vertical)])
    try expect(
      name,
      \StackView.distribution,
      missing: .fill,
      [
        ("distribution=\"fillEqually\"", .fillEqually),
        ("distribution=\"equalCentering\"", .equalCentering),
      ]
    )
    try expect(
      name,
      \StackView.alignment,
      missing: .fill,
      [("alignment=\"center\"", .center), ("alignment=\"firstBaseline\"", .firstBaseline)]
    )
    try expect(
      name,
      \StackView.spacing,
      missing: 0,
      [("spacing=\"7\"", 7), ("spacing=\"7\" spacingType=\"standard\"", 8)]
    )
    try expect(
      name,
      \StackView.isBaselineRelativeArrangement,
      missing: false,
      [("baselineRelativeArrangement=\"YES\"", true)]
    )
    try expect(
      name,
      \StackView.isLayoutMarginsRelativeArrangement,
      missing: false,
      [
        ("<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>", true),
        (
          """
          <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" \
          trailing="4"/>
          """,
          true
        ),
      ]
    )
    let stack: StackView = try make(name, "<subviews><view id=\"a\"/><view id=\"b\"/></subviews>")
    #expect(stack.arrangedSubviews == stack.subviews)
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func scrollViewsAreSetUpByTheirElement() throws {
    let name = "scrollView"
    try expect(name, \ScrollView.isScrollEnabled, missing: true, [("scrollEnabled=\"NO\"", false)])
    try expect(name, \ScrollView.isPagingEnabled, missing: false, [("pagingEnabled=\"YES\"", true)])
    try expect(name, \ScrollView.contentInset, missing: .zero, [(insets("contentInset"), insets)])
    try expect(
      name,
      \ScrollView.contentInsetAdjustmentBehavior,
      missing: .automatic,
      [
        ("contentInsetAdjustmentBehavior=\"never\"", .never),
        ("contentInsetAdjustmentBehavior=\"always\"", .always),
        ("contentInsetAdjustmentBehavior=\"scrollableAxes\"", .scrollableAxes),
      ]
    )
  }

  @Test func tablesAreSetUpByTheirElement() throws {
    let name = "tableView"
    try expect(
      name,
      \TableView.style,
      missing: .plain,
      [("style=\"grouped\"", .grouped), ("style=\"insetGrouped\"", .insetGrouped)]
    )
    for (key, property) in [
      ("rowHeight", \TableView.rowHeight), ("estimatedRowHeight", \TableView.estimatedRowHeight),
      ("sectionHeaderHeight", \TableView.sectionHeaderHeight),
      ("sectionFooterHeight", \TableView.sectionFooterHeight),
    ] {
      try expect(name, property, missing: TableView.automaticDimension, [("\(key)=\"33\"", 33)])
    }
    try expect(
      name,
      \TableView.separatorStyle,
      missing: .singleLine,
      [("separatorStyle=\"none\"", .none)]
    )
    try expect(name, \TableView.separatorColor, missing: nil, [(color("separatorColor"), color)])
    try expect(
      name,
      \TableView.separatorInset,
      missing: EdgeInsets(top: 0, left: 15, bottom: 0, right: 0),
      [(insets("separatorInset"), insets)]
    )
    try expect(name, \TableView.allowsSelection, missing: true, [("allowsSelection=\"NO\"", false)])
    try expect(
      name,
      \TableView.allowsMultipleSelection,
      missing: false,
      [("allowsMultipleSelection=\"YES\"", true)]
    )
  }

  @Test func cellsAreSetUpByTheirElement() throws {
    let name = "tableViewCell"
    try expect(
      name,
      \TableViewCell.reuseIdentifier,
      missing: nil,
      [("reuseIdentifier=\"A\"", "A")]
    )
    try expect(
      name,
      \TableViewCell.accessoryType,
      missing: .none,
      [
        ("accessoryType=\"checkmark\"", .checkmark),
        ("accessoryType=\"detailButton\"", .detailButton),
      ]
    )
    try expect(
      name,
      \TableViewCell.selectionStyle,
      missing: .default,
      [("selectionStyle=\"none\"", .none), ("selectionStyle=\"blue\"", .blue)]
    )
    try expect(
      name,
      \TableViewCell.indentationLevel,
      missing: 0,
      [("indentationLevel=\"2\"", 2), ("indentationLevel=\"-2\"", 0)]
    )
    try expect(
      name,
      \TableViewCell.indentationWidth,
      missing: 10,
      [("indentationWidth=\"7\"", 7)]
    )
    let inset: TableViewCell = try make(name, insets("separatorInset"))
    #expect(inset.separatorInset == insets)
  }

  @Test func partsOfCellsAreTheOnesThatTheElementNames() throws {
    let cell: TableViewCell = try make(
      "tableViewCell",
      """
      <tableViewCellContentView key="contentView" id="c"><subviews>\
      <imageView id="i" tag="1"/><label id="t" tag="2"/><label id="d" tag="3"/>\
      </subviews></tableViewCellContentView>
      """,
      #"style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d" imageView="i""#
    )
    #expect(cell.imageView?.tag == 1)
    #expect(cell.textLabel?.tag == 2)
    #expect(cell.detailTextLabel?.tag == 3)
  }

  @Test func flowLayoutsAreSetUpByTheirElement() throws {
    func make(_ part: String) throws -> CollectionViewFlowLayout {
      let (attribute, child) = part.hasPrefix("<") ? ("", part) : (part, "")
      let collection: CollectionView = try self.make(
        "collectionView",
        """
        <collectionViewFlowLayout key="collectionViewLayout" id="l" \(attribute)>\(child)\
        </collectionViewFlowLayout>
        """
      )
      return try #require(collection.collectionViewLayout as? CollectionViewFlowLayout)
    }
    func expect<Value: Equatable>(
      _ property: KeyPath<CollectionViewFlowLayout, Value>,
      missing: Value,
      _ part: String,
      _ value: Value
    ) throws {
      #expect(try make("")[keyPath: property] == missing)
      #expect(try make(part)[keyPath: property] == value, "\(part)")
    }
    func room(_ key: String) -> String { "<size key=\"\(key)\" width=\"7\" height=\"8\"/>" }
    let size = CGSize(width: 7, height: 8)
    try expect(
      \.scrollDirection,
      missing: .vertical,
      "scrollDirection=\"horizontal\"",
      .horizontal
    )
    try expect(\.minimumLineSpacing, missing: 10, "minimumLineSpacing=\"3\"", 3)
    try expect(\.minimumInteritemSpacing, missing: 10, "minimumInteritemSpacing=\"4\"", 4)
    try expect(\.sectionInset, missing: .zero, insets("sectionInset"), insets)
    try expect(\.itemSize, missing: CGSize(width: 50, height: 50), room("itemSize"), size)
    try expect(\.estimatedItemSize, missing: .zero, room("estimatedItemSize"), size)
    try expect(\.headerReferenceSize, missing: .zero, room("headerReferenceSize"), size)
    try expect(\.footerReferenceSize, missing: .zero, room("footerReferenceSize"), size)
  }
}
