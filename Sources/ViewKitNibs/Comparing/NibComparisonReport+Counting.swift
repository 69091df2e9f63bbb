import Foundation

extension NibComparisonReport {
  /// Creates a report from the compared files.
  ///
  /// - Parameters:
  ///   - compared: The files that were compared.
  ///   - failures: The files that couldn't be compared.
  public init(_ compared: [NibComparedFile], failures: [Failure] = []) {
    let views = compared.flatMap(\.views)
    files = compared.count
    failedFiles = failures.count
    rows = views.count
    self.views = compared.reduce(0) { $0 + $1.viewCount }
    m0WithinOne = views.filter { $0.expectation.tier == .m0 }.share { $0.isRight() }
    m1WithinOne = views.share { $0.isRight() }
    m1WithinHalf = views.share { $0.isRight(0.5) }
    m1Exact = views.share { $0.isRight(0.02) }
    rWithinOne = views.filter(\.expectation.isConfirmed).share { $0.isRight() }
    m2WithinOne = views.share { $0.isRightWithOwnSizes() }
    m2WithinHalf = views.share { $0.isRightWithOwnSizes(0.5) }
    let roots = compared.flatMap(\.roots)
    self.roots = roots.count
    wholeRoots = roots.share { $0.wrong.isEmpty }
    byElement = Self.groups(views.map { ($0.expectation.element, $0) })
    byParent = Self.groups(views.map { ($0.parent, $0) })
    byDevice = Self.groups(compared.flatMap { file in file.views.map { (file.device, $0) } })
    wrongRoots = roots.filter { !$0.wrong.isEmpty }.sorted { first, second in
      (-first.wrong.count, first.file, first.root) < (-second.wrong.count, second.file, second.root)
    }
    self.failures = failures
  }

  private static func groups(_ views: [(name: String, view: NibComparedView)]) -> [String: Group] {
    Dictionary(grouping: views, by: \.name).mapValues { views in
      Group(
        rows: views.count,
        withinOne: views.share { $0.view.isRight() } ?? 0,
        withinHalf: views.share { $0.view.isRight(0.5) } ?? 0,
        ownWithinOne: views.share { $0.view.isRightWithOwnSizes() } ?? 0
      )
    }
  }
}

extension NibComparedFile {
  /// The root views in the order of the expectations.
  fileprivate var roots: [NibComparisonReport.WrongRoot] {
    var order: [String] = []
    var members: [String: [NibComparedView]] = [:]
    for view in views {
      if members[view.expectation.root] == nil { order.append(view.expectation.root) }
      members[view.expectation.root, default: []].append(view)
    }
    return order.map { id in
      let views = members[id] ?? []
      return NibComparisonReport.WrongRoot(
        file: file,
        root: id,
        rows: views.count,
        wrong: views.filter { !$0.isRight() }.map(NibComparisonReport.WrongView.init)
      )
    }
  }
}

extension NibComparisonReport.WrongView {
  fileprivate init(_ view: NibComparedView) {
    self.view = view.expectation.view
    element = view.expectation.element
    differences = view.withStoredSizes.map { deviation in
      [deviation.x, deviation.y, deviation.width, deviation.height].map {
        // Round to a hundredth of a point, which is precise enough and prints the same everywhere.
        (Double($0) * 100).rounded() / 100
      }
    }
  }
}

extension Array {
  /// Returns the fraction of elements that satisfy a predicate, or nil if there are no elements.
  fileprivate func share(_ isCounted: (Element) -> Bool) -> Double? {
    isEmpty ? nil : Double(count(where: isCounted)) / Double(count)
  }
}
