public import Foundation

/// A rectangle that takes part in layout without being a view.
///
/// A guide belongs to a view and lies in its coordinates. It is laid out by constraints like a
/// subview, but shows nothing and is no part of the tree.
///
/// ```swift
/// let gap = LayoutGuide()
/// row.addLayoutGuide(gap)
/// gap.leadingAnchor.constraint(equalTo: icon.trailingAnchor).isActive = true
/// ```
open class LayoutGuide: NSObject, NSCoding {
  /// What decides where the guide lies.
  enum Kind: Int {
    case constraints
    case layoutMargins
    case safeArea
    case readableContent
    case scrollContent
    case scrollFrame
    case keyboard
  }

  final var kind = Kind.constraints

  /// Where the last layout put the guide, in the owner's coordinates.
  final var solvedFrame = CGRect.zero

  /// The name of the class that a saved guide had.
  final var recordedTypeName: String?

  private final var storedItem: LayoutItem?

  /// A name for printing; names that begin with NS or UI are kept for the system.
  open var identifier = ""

  /// Creates a guide without an owner.
  public override init() {
    super.init()
  }

  /// Creates a guide from an archive, without an owner.
  public required init?(coder: NSCoder) {
    super.init()
    identifier = coder.decodeText(Self.identifierKey) ?? ""
  }

  deinit {
    storedItem?.guideIsGone()
  }

  /// Writes the guide's name into a keyed archive; a view writes its guides.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(identifier as NSString, forKey: Self.identifierKey)
  }

  /// The key of the guide's name in an archive.
  package static var identifierKey: String { "ViewKit.identifier" }

  /// The view that the guide belongs to, or nil.
  ///
  /// Setting it is the same as adding the guide to that view, or removing it from its owner.
  open var owningView: View? {
    get { storedItem?.view }
    set { move(to: newValue) }
  }

  /// Position and size in points in the owner's coordinates.
  ///
  /// Guides of the system follow the owner at once; others are placed by layout, and zero before.
  open var layoutFrame: CGRect { currentLayoutFrame }

  /// Tells whether the guide belongs to the module and comes back without an archive.
  var isMadeBySystem: Bool { kind != .constraints }

  /// A Boolean value that indicates whether a view arranges others by the guide, which needs a
  /// position along one axis only.
  var isHelper: Bool { false }

  // MARK: Printing

  /// The class, the name and the frame in one line and without addresses.
  open override var description: String {
    let name = identifier.isEmpty ? "" : "'\(identifier)' "
    return "<\(typeName) \(name)layoutFrame = \(layoutFrame.shortDescription)>"
  }

  /// The same as ``description``.
  open override var debugDescription: String { description }
}

extension LayoutGuide {
  /// The name of the class, as descriptions print it; of a saved guide, that of the saved class.
  public final var typeName: String { recordedTypeName ?? "\(type(of: self))" }

  /// The side of the guide that constraints speak of.
  final var layoutItem: LayoutItem {
    if let storedItem { return storedItem }
    let made = LayoutItem(guide: self)
    storedItem = made
    return made
  }

  /// Gives the guide to another view; constraints that mention it are dropped.
  private final func move(to view: View?) {
    let item = layoutItem
    let old = item.view
    guard view !== old else { return }
    item.dropMentions()
    old?.layoutItem?.guides.removeAll { $0 === self }
    item.move(to: view)
    view?.ensureLayoutItem().guides.append(self)
  }

  // MARK: Anchors

  /// The edge where reading begins.
  public final var leadingAnchor: LayoutXAxisAnchor { xAnchor(.leading) }
  /// The edge where reading ends.
  public final var trailingAnchor: LayoutXAxisAnchor { xAnchor(.trailing) }
  /// The left edge.
  public final var leftAnchor: LayoutXAxisAnchor { xAnchor(.left) }
  /// The right edge.
  public final var rightAnchor: LayoutXAxisAnchor { xAnchor(.right) }
  /// The top edge.
  public final var topAnchor: LayoutYAxisAnchor { yAnchor(.top) }
  /// The bottom edge.
  public final var bottomAnchor: LayoutYAxisAnchor { yAnchor(.bottom) }
  /// The width.
  public final var widthAnchor: LayoutDimension {
    LayoutDimension(item: layoutItem, attribute: .width)
  }
  /// The height.
  public final var heightAnchor: LayoutDimension {
    LayoutDimension(item: layoutItem, attribute: .height)
  }
  /// The middle along the horizontal axis.
  public final var centerXAnchor: LayoutXAxisAnchor { xAnchor(.centerX) }
  /// The middle along the vertical axis.
  public final var centerYAnchor: LayoutYAxisAnchor { yAnchor(.centerY) }

  private final func xAnchor(_ attribute: LayoutConstraint.Attribute) -> LayoutXAxisAnchor {
    LayoutXAxisAnchor(item: layoutItem, attribute: attribute)
  }

  private final func yAnchor(_ attribute: LayoutConstraint.Attribute) -> LayoutYAxisAnchor {
    LayoutYAxisAnchor(item: layoutItem, attribute: attribute)
  }
}
