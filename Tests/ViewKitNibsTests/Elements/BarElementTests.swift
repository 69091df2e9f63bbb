import Foundation
import Testing
import ViewKit
import ViewKitNibs

/// Bars and their items, as their elements set them up.
@Suite struct BarElementTests: ElementSuite {
  @Test func barsAreSetUpByTheirElement() throws {
    let black = "barStyle=\"black\""
    try expect("navigationBar", \NavigationBar.barStyle, missing: .default, [(black, .black)])
    try expect("toolbar", \Toolbar.barStyle, missing: .default, [(black, .black)])
    try expect("tabBar", \TabBar.barStyle, missing: .default, [(black, .black)])
    try expect("searchBar", \SearchBar.barStyle, missing: .default, [(black, .black)])
    let tint = color("barTintColor")
    try expect("navigationBar", \NavigationBar.barTintColor, missing: nil, [(tint, color)])
    try expect("toolbar", \Toolbar.barTintColor, missing: nil, [(tint, color)])
    try expect("tabBar", \TabBar.barTintColor, missing: nil, [(tint, color)])
    try expect("searchBar", \SearchBar.barTintColor, missing: nil, [(tint, color)])
    let opaque = "translucent=\"NO\""
    try expect("navigationBar", \NavigationBar.isTranslucent, missing: true, [(opaque, false)])
    try expect("toolbar", \Toolbar.isTranslucent, missing: true, [(opaque, false)])
    try expect("tabBar", \TabBar.isTranslucent, missing: true, [(opaque, false)])
    try expect("searchBar", \SearchBar.isTranslucent, missing: true, [(opaque, false)])
    try expect(
      "navigationBar",
      \NavigationBar.prefersLargeTitles,
      missing: false,
      [("largeTitles=\"YES\"", true)]
    )
  }

  @Test func searchBarsAreSetUpByTheirElement() throws {
    let name = "searchBar"
    try expect(name, \SearchBar.placeholder, missing: nil, [("placeholder=\"A\"", "A")])
    try expect(name, \SearchBar.prompt, missing: nil, [("prompt=\"A\"", "A")])
    let filled: SearchBar = try make(name, "text=\"A\"")
    #expect(filled.text == "A")
    try expect(
      name,
      \SearchBar.showsCancelButton,
      missing: false,
      [("showsCancelButton=\"YES\"", true)]
    )
    try expect(
      name,
      \SearchBar.searchBarStyle,
      missing: .default,
      [("searchBarStyle=\"minimal\"", .minimal), ("searchBarStyle=\"prominent\"", .prominent)]
    )
  }

  @Test func itemsOfBarsAreSetUpByTheirElement() throws {
    func button(_ part: String) throws -> BarButtonItem {
      let (attribute, child) = part.hasPrefix("<") ? ("", part) : (part, "")
      let bar: Toolbar = try make(
        "toolbar",
        "<items><barButtonItem id=\"b\" \(attribute)>\(child)</barButtonItem></items>"
      )
      return try #require(bar.items?.first)
    }
    #expect(try button("title=\"A\"").title == "A")
    #expect(try button("image=\"pic\"").image?.size == CGSize(width: 10, height: 20))
    #expect(try button("").isEnabled)
    #expect(try !button("enabled=\"NO\"").isEnabled)
    #expect(try button("").tag == 0)
    #expect(try button("tag=\"3\"").tag == 3)
    #expect(try button("").imageInsets == .zero)
    #expect(try button(insets("imageInsets")).imageInsets == insets)
    #expect(try button("").style == .plain)
    #expect(try button("style=\"done\"").style == .done)
    #expect(try button("").width == 0)
    #expect(try button("width=\"42\"").width == 42)
    #expect(try button("").tintColor == nil)
    #expect(try button(color("tintColor")).tintColor == color)
    let tabs: TabBar = try make(
      "tabBar",
      "<items><tabBarItem id=\"t\" title=\"T\" selectedImage=\"pic\" badgeValue=\"9\"/></items>"
    )
    let tab = try #require(tabs.items?.first)
    #expect(tab.title == "T")
    #expect(tab.selectedImage?.size == CGSize(width: 10, height: 20))
    #expect(tab.badgeValue == "9")
  }

  @Test func navigationItemsAreSetUpByTheirElement() throws {
    func item(_ attribute: String) throws -> NavigationItem {
      let bar: NavigationBar = try make(
        "navigationBar",
        "<items><navigationItem id=\"n\" \(attribute)/></items>"
      )
      return try #require(bar.topItem)
    }
    #expect(try item("").title == nil)
    #expect(try item("title=\"A\"").title == "A")
    #expect(try item("prompt=\"P\"").prompt == "P")
    #expect(try item("").largeTitleDisplayMode == .automatic)
    #expect(try item("largeTitleDisplayMode=\"always\"").largeTitleDisplayMode == .always)
    #expect(try item("largeTitleDisplayMode=\"never\"").largeTitleDisplayMode == .never)
    #expect(try !item("").hidesBackButton)
    #expect(try item("hidesBackButton=\"YES\"").hidesBackButton)
    #expect(try !item("").leftItemsSupplementBackButton)
    #expect(try item("leftItemsSupplementBackButton=\"YES\"").leftItemsSupplementBackButton)
  }
}
