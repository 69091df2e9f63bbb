public import Foundation

// Where UIKit is, it brings these members itself.
#if !canImport(UIKit)
  extension IndexPath {
    /// Creates the place of a row in a section of a table.
    public init(row: Int, section: Int) {
      self.init(indexes: [section, row])
    }

    /// Creates the place of a cell in a section of a collection.
    public init(item: Int, section: Int) {
      self.init(indexes: [section, item])
    }

    /// The section.
    ///
    /// - Precondition: The path has two elements.
    public var section: Int { self[0] }

    /// The row in the section.
    ///
    /// - Precondition: The path has two elements.
    public var row: Int { self[1] }

    /// The cell in the section.
    ///
    /// - Precondition: The path has two elements.
    public var item: Int { self[1] }
  }
#endif
