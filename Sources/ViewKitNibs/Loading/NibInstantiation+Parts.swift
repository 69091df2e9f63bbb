import Foundation
import ViewKit

// The values in an object's coder that are objects themselves.
extension NibInstantiation {
  /// Returns the objects under a key of an object's archive, or nil if there are none.
  func parts(of object: NibObject, forKey key: String) -> Any? {
    if key == View.ArchiveKey.subviews { return makeSubviews(of: object) }
    if let property = Self.properties[key] {
      return object.object(forKey: property).flatMap { make($0) }
    }
    guard let list = Self.lists[key] else { return nil }
    let items = object.element.children(of: list).map(NibObject.init)
    return items.isEmpty ? nil : items.compactMap { make($0) }
  }

  /// The properties whose values are objects of a file, keyed by archive key.
  private static let properties = [
    TableView.Key.header: "tableHeaderView",
    TableView.Key.footer: "tableFooterView",
    TableView.Key.background: "backgroundView",
    TableViewCell.Key.accessoryView: "accessoryView",
    CollectionView.layoutKey: "collectionViewLayout",
  ]

  private static let lists = [
    NavigationBar.itemsKey: "items",
    Toolbar.itemsKey: "items",
    TabBar.itemsKey: "items",
  ]

  /// Creates the subviews of a view: those in its list, and those that are property values.
  private func makeSubviews(of object: NibObject) -> [View] {
    let keyed = object.element.children.filter { child in
      NibSchema.isView(child.name) && child.key.map { Self.contentKeys.contains($0) } == true
    }
    let elements = keyed + object.element.children(of: "subviews") + cells(of: object)
    return elements.map(NibObject.init).filter { $0.kind == .view }.compactMap { subview in
      let view = make(subview) as? View
      // A window is never a subview, whatever a file contains.
      return subview.element.isInstalled && !(view is Window) ? view : nil
    }
  }

  /// The properties whose views are ordinary subviews.
  private static let contentKeys: Set<String> = ["contentView", "refreshControl", "view"]

  /// The cells that Xcode's canvas shows in a table view or collection view.
  private func cells(of object: NibObject) -> [NibElement] {
    guard purpose == .canvas else { return [] }
    let rows = object.element.children(of: "sections").flatMap { $0.children(of: "cells") }
    return rows + prototypes(of: object)
  }

  // MARK: Static tables

  /// Creates the sections of a table view with static cells; returns nil for other table views.
  func makeStaticContent(of object: NibObject) -> StaticTableContent? {
    guard purpose == .run, let sections = object.element.child("sections") else { return nil }
    return StaticTableContent(
      sections.children.map { section in
        StaticTableContent.Section(
          header: section["headerTitle"],
          footer: section["footerTitle"],
          rows: section.children(of: "cells").compactMap { makeRow($0) }
        )
      }
    )
  }

  private func makeRow(_ element: NibElement) -> StaticTableContent.Row? {
    guard let cell = make(NibObject(element)) as? TableViewCell else { return nil }
    return StaticTableContent.Row(cell: cell, height: element.number("rowHeight"))
  }

  // MARK: Prototypes

  /// The cells and other views of a table or collection view that are created on demand.
  func prototypes(of object: NibObject) -> [NibElement] {
    guard object.elementName != "tableView" else {
      return object.element.children(of: "prototypes")
    }
    guard object.elementName == "collectionView" else { return [] }
    let supplementary = object.element.children.filter {
      $0.key == "sectionHeaderView" || $0.key == "sectionFooterView"
    }
    return object.element.children(of: "cells") + supplementary
  }

  /// Registers the prototypes of table and collection views under their reuse identifiers.
  package func registerPrototypes() {
    guard purpose == .run else { return }
    for (object, instance) in instances {
      for prototype in prototypes(of: object) {
        guard let identifier = prototype["reuseIdentifier"] else { continue }
        register(NibPrototype(prototype, of: self), identifier, in: instance)
      }
    }
  }

  private func register(_ prototype: NibPrototype, _ identifier: String, in instance: AnyObject) {
    if let table = instance as? TableView {
      table.register({ prototype.make() as? TableViewCell }, forCellReuseIdentifier: identifier)
      return
    }
    guard let collection = instance as? CollectionView else { return }
    switch prototype.element.key {
    case "sectionHeaderView":
      collection.register(
        { prototype.make() as? CollectionReusableView },
        forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
        withReuseIdentifier: identifier
      )
    case "sectionFooterView":
      collection.register(
        { prototype.make() as? CollectionReusableView },
        forSupplementaryViewOfKind: CollectionView.elementKindSectionFooter,
        withReuseIdentifier: identifier
      )
    default:
      collection.register(
        { prototype.make() as? CollectionViewCell },
        forCellWithReuseIdentifier: identifier
      )
    }
  }
}

/// A prototype from which a table view creates new cells on demand.
///
/// It references the enclosing objects weakly, because the table view retains it.
final class NibPrototype {
  let element: NibElement
  private let document: NibDocument
  private let classes: ClassRegistry
  private let deliver: ([NibDiagnostic]) -> Void
  private let surroundings: [(object: NibObject, instance: WeakReference)]

  init(_ element: NibElement, of instantiation: NibInstantiation) {
    self.element = element
    document = instantiation.document
    classes = instantiation.classes
    deliver = instantiation.deliver
    var ids: Set<String> = []
    element.forEachElement { part in
      if let destination = part["destination"] { ids.insert(destination) }
    }
    surroundings = ids.sorted().compactMap { id in
      guard let instance = instantiation.instance(withID: id),
        let object = instantiation.document.object(withID: id)
      else { return nil }
      return (object, WeakReference(instance))
    }
  }

  func make() -> View? {
    let instantiation = NibInstantiation(document, classes: classes, deliver: deliver)
    for (object, reference) in surroundings {
      if let instance = reference.object { instantiation.adopt(instance, as: object) }
    }
    let view = instantiation.make(NibObject(element)) as? View
    instantiation.finish()
    return view
  }
}

final class WeakReference {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
