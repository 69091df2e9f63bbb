import Foundation

extension TableView {
  /// Registers what makes the cells of an identifier, usually their initialiser.
  ///
  /// ```swift
  /// table.register(TableViewCell.init(style:reuseIdentifier:), forCellReuseIdentifier: "person")
  /// ```
  public func register(
    _ make: @escaping (TableViewCell.CellStyle, String?) -> TableViewCell,
    forCellReuseIdentifier identifier: String
  ) {
    cells.register(identifier) { make(.default, identifier) }
  }

  /// Registers what makes the cells of an identifier, such as a prototype or an interface file.
  package func register(
    _ make: @escaping () -> TableViewCell?,
    forCellReuseIdentifier identifier: String
  ) {
    cells.register(identifier, make)
  }

  /// Registers what makes the headers and footers of an identifier, such as an interface file.
  package func register(
    _ make: @escaping () -> TableViewHeaderFooterView?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerFooterViews.register(identifier, make)
  }

  func registerCellClass(_ cellClass: AnyClass?, for identifier: String) {
    guard let cellClass else { return cells.register(identifier, nil) }
    guard let type = cellClass as? TableViewCell.Type else {
      stop(.foreignClass(cellClass, TableViewCell.self))
    }
    if type == TableViewCell.self {
      cells.register(identifier) { TableViewCell(style: .default, reuseIdentifier: identifier) }
    } else if let maker = type as? any StyleInitializable.Type {
      cells.register(identifier) {
        maker.init(style: .default, reuseIdentifier: identifier) as? TableViewCell
      }
    } else {
      stop(
        .unmakable(
          type,
          "Make it conform to StyleInitializable, or register \(type).init(style:reuseIdentifier:)."
        )
      )
    }
  }

  func registerHeaderFooterClass(_ aClass: AnyClass?, for identifier: String) {
    guard let aClass else { return headerFooterViews.register(identifier, nil) }
    guard let type = aClass as? TableViewHeaderFooterView.Type else {
      stop(.foreignClass(aClass, TableViewHeaderFooterView.self))
    }
    if type == TableViewHeaderFooterView.self {
      headerFooterViews.register(identifier) {
        TableViewHeaderFooterView(reuseIdentifier: identifier)
      }
    } else if let maker = type as? any FrameInitializable.Type {
      headerFooterViews.register(identifier) {
        let view = maker.init(frame: .zero) as? TableViewHeaderFooterView
        view?.takeReuseIdentifier(identifier)
        return view
      }
    } else {
      stop(.unmakable(type, "Make it conform to FrameInitializable."))
    }
  }
}
