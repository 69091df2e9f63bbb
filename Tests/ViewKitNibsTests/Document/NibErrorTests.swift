import Foundation
import Testing
import ViewKitNibs

struct NibErrorTests {
  private func error(_ text: String, limits: NibLimits = NibLimits()) -> NibError? {
    error(Data(text.utf8), limits: limits)
  }

  private func error(_ data: Data, limits: NibLimits = NibLimits()) -> NibError? {
    do {
      _ = try NibDocument(data: data, file: "Test.xib", limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test func otherRootElementsAreRefused() {
    let old = error("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>")
    #expect(old?.problem == .notInterfaceFile(found: "archive"))
    #expect(
      old?.description == "Test.xib:1:1: error: Found the root element 'archive', expected "
        + "'document' as Xcode 5 and later write it."
    )
  }

  @Test func filesForOtherSystemsAreRefused() {
    let mac = error(
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>"
    )
    #expect(mac?.problem == .otherPlatform(found: "MacOSX.Cocoa"))
  }

  @Test func brokenXMLIsAnErrorWithItsPlace() throws {
    let broken = try #require(error("<document>\n  <objects>\n</document>"))
    #expect(broken.location?.line == 3)
    guard case .malformed(let reason) = broken.problem else {
      Issue.record("Unexpected \(broken)")
      return
    }
    #expect(reason == "a closing tag of another element in 'objects', which begins at 2:3")
  }

  @Test(arguments: ["", " ", "<", "<document", "text", "<document/><document/>"])
  func whatIsNoDocumentIsAnError(_ text: String) {
    #expect(error(text) != nil)
  }

  @Test func declarationsOfEntitiesAreRefusedBeforeTheyExpand() {
    let bomb = error(
      """
      <?xml version="1.0"?>
      <!DOCTYPE bomb [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document>&b;</document>
      """
    )
    #expect(bomb?.problem == .documentType)
    #expect(bomb?.location == NibLocation(line: 2, column: 1))
  }

  @Test(arguments: ["<?pi?>", "<?pi data?>", "<?xml?>", "<?xml version=\"1.0\"?>", "<?", "<??>"])
  func instructionsForProgramsAreRefused(_ text: String) {
    let found = error("<document>\(text)</document>")
    #expect(found?.problem == .processingInstruction)
    #expect(found?.location == NibLocation(line: 1, column: 11))
    #expect(error("<?xml?><document/>")?.problem == .processingInstruction)
    #expect(error(" <?xml version=\"1.0\"?><document/>")?.problem == .processingInstruction)
  }

  @Test func aDeclarationMayFollowAByteOrderMark() throws {
    let text =
      "\u{FEFF}<?xml\tversion=\"1.0\"?>" + Fixture.xib("").split(separator: "\n", maxSplits: 1)[1]
    #expect(try Fixture.parse(text).kind == .xib)
  }

  @Test(arguments: [
    "<!---->", "<![CDATA[]]>", "<a:b/>", "<b xmlns=\"\"/>", "<a:b xmlns:a=\"u\" a:c=\"\"/>",
    "<b xmlns:c=\"\"/>", "<b c=\"\"/>", "<b>&#9;</b>", "<b xml:space=\"preserve\"/>",
  ])
  func unusualXMLIsReadOrRefused(_ text: String) {
    _ = error(Fixture.xib("<view id=\"v\">\(text)</view>"))
    #expect(error(Fixture.xib("<view id=\"v\">\(text)</view><view")) != nil)
  }

  @Test func commentsMayHoldAnything() throws {
    let document = try Fixture.parse(Fixture.xib("<!-- <!DOCTYPE <view> --><view id=\"v\"/>"))
    #expect(document.object(withID: "v")?.element.location == NibLocation(line: 5, column: 26))
  }

  @Test func onlyUTF8IsRead() {
    let wide = "<document/>".data(using: .utf16) ?? Data()
    #expect(error(wide)?.problem == .encoding(found: "UTF-16"))
    let latin = error("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<document/>")
    #expect(latin?.problem == .encoding(found: "the encoding 'ISO-8859-1'"))
    let invalid = error(Data("<document>\n<a b=\"".utf8) + [0xFF] + Data("\"/></document>".utf8))
    #expect(invalid?.problem == .encoding(found: "other bytes"))
    #expect(invalid?.location == NibLocation(line: 2, column: 7))
  }

  @Test func depthNumberAndSizeAreBounded() {
    var limits = NibLimits()
    limits.depth = 10
    let deep = String(repeating: "<view>", count: 11) + String(repeating: "</view>", count: 11)
    #expect(error(deep, limits: limits)?.problem == .tooDeep(limit: 10))
    limits = NibLimits()
    limits.elements = 3
    #expect(error("<a><b/><c/><d/></a>", limits: limits)?.problem == .tooManyElements(limit: 3))
    limits = NibLimits()
    limits.bytes = 4
    #expect(error("<a></a>", limits: limits)?.problem == .tooLarge(bytes: 7, limit: 4))
  }

  @Test func aFileThatIsNotThereIsAnError() {
    #expect(throws: NibError.self) {
      try NibDocument(contentsOf: URL(filePath: "/nowhere/Test.xib"))
    }
  }
}
