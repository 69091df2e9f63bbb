import Foundation

/// Works out the constraints that a visual format describes.
struct VisualFormatBuilder {
  let line: VisualFormat.Line
  let options: LayoutConstraint.FormatOptions
  let names: VisualFormatNames

  private var list: [Part] = []

  init(
    line: VisualFormat.Line,
    options: LayoutConstraint.FormatOptions,
    names: VisualFormatNames
  ) {
    self.line = line
    self.options = options
    self.names = names
  }

  /// A constraint to be, so that an error leaves none behind.
  struct Part {
    var first: LayoutTerm
    var relation = LayoutConstraint.Relation.equal
    var second: LayoutTerm?
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = LayoutPriority.required

    func makeConstraint() -> LayoutConstraint {
      let constraint = LayoutConstraint(
        first,
        relation,
        second,
        multiplier: multiplier,
        constant: constant
      )
      constraint.priority = priority
      return constraint
    }
  }

  // MARK: In reading order

  mutating func parts() throws(VisualFormatError) -> [Part] {
    let edges = VisualFormatEdges(axis: line.axis, options: options)
    var items: [LayoutItem] = []
    for (index, box) in line.boxes.enumerated() {
      let item = try names.item(of: box)
      if let before = items.last {
        try add(box.gap, edges.places(from: before, to: item))
      } else if let gap = line.leadingGap {
        let superview = try superview(of: item, box.column)
        try add(gap, edges.places(from: superview, intoStartOf: item, atMargin: gap == .standard))
      }
      for predicate in box.predicates { try addSize(predicate, of: item) }
      items.append(item)
      if index == 1 { try checkAlignment(box.column) }
    }
    if let gap = line.trailingGap, let last = items.last {
      let superview = try superview(of: last, line.trailingColumn)
      try add(gap, edges.places(fromEndOf: last, to: superview, atMargin: gap == .standard))
    }
    addAlignments(of: items)
    return list
  }

  private mutating func add(
    _ gap: VisualFormat.Gap,
    _ places: VisualFormatEdges.Places
  ) throws(VisualFormatError) {
    switch gap {
    case .none: list.append(Part(first: places.far, second: places.near))
    case .standard:
      list.append(Part(first: places.far, second: places.near, constant: places.standard))
    case .predicates(let predicates):
      for predicate in predicates {
        list.append(
          Part(
            first: places.far,
            relation: predicate.relation,
            second: places.near,
            constant: CGFloat(try names.number(of: predicate.value)),
            priority: try priority(of: predicate)
          )
        )
      }
    }
  }

  private mutating func addSize(
    _ predicate: VisualFormat.Predicate,
    of item: LayoutItem
  ) throws(VisualFormatError) {
    let size: LayoutConstraint.Attribute = line.axis == .horizontal ? .width : .height
    let value = try names.size(of: predicate.value)
    list.append(
      Part(
        first: LayoutTerm(item: item, attribute: size),
        relation: predicate.relation,
        second: value.item.map { LayoutTerm(item: $0, attribute: size) },
        multiplier: CGFloat(value.multiplier),
        constant: CGFloat(value.constant),
        priority: try priority(of: predicate)
      )
    )
  }

  private func priority(
    of predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> LayoutPriority {
    guard let operand = predicate.priority else { return .required }
    return try names.priority(of: operand)
  }

  /// The view that a bar stands for: the superview of a view, the owner of a guide.
  private func superview(
    of item: LayoutItem,
    _ column: Int
  ) throws(VisualFormatError) -> LayoutItem {
    guard let view = item.isGuide ? item.view : item.view?.superview else {
      throw names.failure(.missingSuperview, column)
    }
    return view.ensureLayoutItem()
  }

  // MARK: Alignment

  /// Refuses an alignment along the axis of the format as soon as there are two views to align.
  private func checkAlignment(_ column: Int) throws(VisualFormatError) {
    let isVertical = line.axis == .vertical
    for attribute in options.alignedAttributes where (attribute.kind == .vertical) == isVertical {
      throw names.failure(.parallelAlignment(line.axis), column)
    }
  }

  private mutating func addAlignments(of items: [LayoutItem]) {
    let attributes = options.alignedAttributes
    for (before, item) in zip(items, items.dropFirst()) {
      for attribute in attributes {
        list.append(
          Part(
            first: LayoutTerm(item: before, attribute: attribute),
            second: LayoutTerm(item: item, attribute: attribute)
          )
        )
      }
    }
  }
}
