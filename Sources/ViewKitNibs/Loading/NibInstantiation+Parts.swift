import Foundation
import ViewKit

// What an object asks its coder for that are objects themselves.
extension NibInstantiation {
  /// Makes the objects that belong to an object under a key of its archive; nil where there are none.
  func parts(of object: NibObject, forKey key: String) -> Any? {
    if key == View.ArchiveKey.subviews { return makeSubviews(of: object) }
    if let property = Self.properties[key] {
      return object.object(forKey: property).flatMap { make($0) }
    }
    guard let list = Self.lists[key] else { return nil }
    let items = object.element.children(of: list).map(NibObject.init)
    return items.isEmpty ? nil : items.compactMap { make($0) }
  }

  /// The properties that objects of a file fill, by the keys of archives.
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

  /// Makes the views that lie in a view: those in its list, and those that fill a property.
  private func makeSubviews(of object: NibObject) -> [View] {
    let keyed = object.element.children.filter { child in
      NibSchema.isView(child.name) && child.key.map { Self.contentKeys.contains($0) } == true
    }
    let elements = keyed + object.element.children(of: "subviews") + cells(of: object)
    return elements.map(NibObject.init).filter { $0.kind == .view }.compactMap { subview in
      let view = make(subview) as? View
      // A window lies in no view, whatever a file says.
      return subview.element.isInstalled && !(view is Window) ? view : nil
    }
  }

  /// Properties whose views are plain subviews.
  private static let contentKeys: Set<String> = ["contentView", "refreshControl", "view"]

  /// The cells that Xcode's canvas shows in a table or a collection.
  private func cells(of object: NibObject) -> [NibElement] {
    guard purpose == .canvas else { return [] }
    let rows = object.element.children(of: "sections").flatMap { $0.children(of: "cells") }
    return rows + prototypes(of: object)
  }

  // MARK: Static tables

  /// Makes the sections of a table that never changes; nil for other tables.
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

  /// The cells and other views of a table or a collection that are made whenever one is needed.
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

  /// Lets tables and collections make their prototypes by their reuse identifiers.
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

/// A cell that is made anew whenever its table needs one.
///
/// It holds the objects around it weakly: the table holds it.
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
