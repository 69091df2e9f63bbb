/// What the assertions say in the scenes of these tests, whatever the test library.
enum ExpectedFailures {
  static let lifecycle = """
    The life cycle went otherwise than expected (- expected, + found)
      ProfileView init
    - ProfileView setup end
      ProfileView setup begin
    + ProfileView setup end
      ProfileView setupConstraints begin
      ProfileView setupConstraints end
      ProfileView setupAccessibility begin
      ProfileView setupAccessibility end
    """

  static let hooks = "Nothing of ProfileView was set up"

  static let frame = """
    Label'Ada Lovelace' has another frame: width by -2 off
    - (0 0; 200 44)
    + (0 0; 198 44)
    """

  static let frameInRoot = """
    Label'New' has another frame in StackView: x by +6, height by +4 off
    - (200 0; 34 40)
    + (206 0; 34 44)
    """

  static let conflictStart =
    "[LayoutConstraints] Unable to simultaneously satisfy constraints."

  static let ambiguity = "View:0 is ambiguous in width"

  static let overlap = "View:1 (40 0; 20 10) covers View:0 (0 0; 50 10) at (40 0; 10 10)"

  static let bounds =
    "View:0 (90 -5; 20 10) reaches beyond View (0 0; 100 100): top by 5, right by 10"

  static let tree = """
    The tree prints otherwise than expected (- expected, + found)
      StackView (0 0; 240 44)
    -   Label'Ada Lovelace' (0 0; 200 44)
    +   Label'Ada Lovelace' (0 0; 198 44)
        Label'New' (206 0; 34 44)
    """

  static let controllers = """
    The tree prints otherwise than expected (- expected, + found)
    - <ProfileViewController>, state: disappeared, view: <ProfileView>
    + <ProfileViewController>, state: appeared, view: <ProfileView>
    """

  static let snapshotStart = """
    Snapshot does not match reference. (- expected, + found)
      StackView (0 0; 240 44)
    -   Label'Ada Lovelace' (0 0; 200 44)
    +   Label'Ada Lovelace' (0 0; 198 44)
        Label'New' (206 0; 34 44)
    reference: /
    """

  static let missingSnapshotStart = "No reference was found on disk. It would be /"

  static let snapshotInWindow =
    "ProfileViewController is in a window already; move its host instead"

  static let snapshotWithoutName = """
    Snapshot does not match reference. (- expected, + found)
    - StackView (0 0; 240 44)
    -   Label'Ada Lovelace' (0 0; 198 44)
    -   Label'New' (206 0; 34 44)
    + Label'New' (206 0; 34 44)
    Snapshots without names share one file of their test; name them, or number them in a scope.
    reference: /
    """

  static let snapshotOfACase = "The test runs once for each argument. Name each of its snapshots"

  static let otherTree = "Label'New' can't be seen from View, which is in another tree"

  static let tap = "A tap on Button'Finished' came upon View:0.1"

  static let readingOrder = """
    The view reads otherwise than expected (- expected, + found)
    - New
      Ada Lovelace
    + New
    """

  static let german = """
    The view reads otherwise than expected (- expected, + found)
    - Fertig. Button.
    + Fertig. Taste.
    """

  static let rotors = """
    The tree prints otherwise than expected (- expected, + found)
      1. "Ada Lovelace"
    -    Rotor Badges: "New"
    - 2. "New"
    +    Rotor Badges: "Old"
    + 2. "Old"
    """

  static let accessibilityStart = "error: "

  static let device = "[pad 820x1180] Label'Ada Lovelace' has another frame: "

  static let own = "too narrow"
}
