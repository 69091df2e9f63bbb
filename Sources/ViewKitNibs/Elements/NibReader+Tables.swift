import Foundation
import ViewKit

extension NibReader {
  func tableView() -> TableView.Archived {
    var state = TableView.Archived()
    state.style =
      choice("style", ["grouped": .grouped, "insetGrouped": .insetGrouped]) ?? .plain
    state.rowHeight = number("rowHeight") ?? TableView.automaticDimension
    state.estimatedRowHeight = number("estimatedRowHeight") ?? TableView.automaticDimension
    state.sectionHeaderHeight = number("sectionHeaderHeight") ?? TableView.automaticDimension
    state.sectionFooterHeight = number("sectionFooterHeight") ?? TableView.automaticDimension
    state.separatorStyle = element["separatorStyle"] == "none" ? .none : .singleLine
    state.separatorColor = color("separatorColor")
    if let insets = insets("separatorInset") { state.separatorInset = insets }
    state.allowsSelection = flag("allowsSelection") ?? true
    state.allowsMultipleSelection = flag("allowsMultipleSelection") ?? false
    return state
  }

  func tableViewCell() -> TableViewCell.Archived {
    var state = TableViewCell.Archived()
    let styles: [String: TableViewCell.CellStyle] = [
      "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
      "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
    state.style = choice("style", styles) ?? .default
    state.reuseIdentifier = element["reuseIdentifier"]
    let accessories: [String: TableViewCell.AccessoryType] = [
      "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
      "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
    ]
    state.accessoryType = choice("accessoryType", accessories) ?? .none
    let selections: [String: TableViewCell.SelectionStyle] = [
      "none": .none, "blue": .blue, "gray": .gray,
    ]
    state.selectionStyle = choice("selectionStyle", selections) ?? .default
    state.indentationLevel = max(integer("indentationLevel") ?? 0, 0)
    state.indentationWidth = number("indentationWidth") ?? 10
    state.separatorInset = insets("separatorInset")
    addParts(to: &state)
    return state
  }

  /// Adds the content view as the first subview; it contains the labels and the image.
  private func addParts(to state: inout TableViewCell.Archived) {
    guard let content = element.child(forKey: "contentView") else { return }
    state.contentViewIndex = 0
    let ids = content.children(of: "subviews")
      .filter { NibSchema.isView($0.name) && $0.isInstalled }.map(\.id)
    func index(_ attribute: String) -> Int? {
      element[attribute].flatMap { id in ids.firstIndex { $0 == id } }
    }
    state.textLabelIndex = index("textLabel")
    state.detailTextLabelIndex = index("detailTextLabel")
    state.imageViewIndex = index("imageView")
  }

  func collectionReusableView() -> CollectionReusableView.Archived {
    var state = CollectionReusableView.Archived()
    state.reuseIdentifier = element["reuseIdentifier"]
    return state
  }

  func collectionViewCell() -> CollectionViewCell.Archived {
    var state = CollectionViewCell.Archived()
    state.contentViewIndex = contentViewIndex
    return state
  }

  func visualEffectView() -> VisualEffectView.Archived {
    var state = VisualEffectView.Archived()
    state.contentViewIndex = contentViewIndex
    return state
  }

  private var contentViewIndex: Int? {
    element.child(forKey: "contentView") == nil ? nil : 0
  }

  func fill(_ layout: CollectionViewFlowLayout) {
    layout.scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    layout.minimumLineSpacing = number("minimumLineSpacing") ?? 10
    layout.minimumInteritemSpacing = number("minimumInteritemSpacing") ?? 10
    layout.sectionInset = insets("sectionInset") ?? .zero
    func size(_ key: String) -> CGSize? { element.child(forKey: key, named: "size")?.size }
    layout.itemSize = size("itemSize") ?? layout.itemSize
    layout.estimatedItemSize = size("estimatedItemSize") ?? layout.estimatedItemSize
    layout.headerReferenceSize = size("headerReferenceSize") ?? .zero
    layout.footerReferenceSize = size("footerReferenceSize") ?? .zero
  }
}
