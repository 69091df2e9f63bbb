import Foundation
import ViewKitNibs

/// The interface files that belong to these tests.
enum Fixture {
  static func url(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures").appending(path: name)
  }

  static func document(_ name: String) throws -> NibDocument {
    try NibDocument(contentsOf: url(name))
  }

  /// A xib with one plain view, and a text in it.
  static func xib(_ content: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    \(content)
    </objects>
    \(resources)
    </document>
    """
  }

  static func parse(_ text: String, limits: NibLimits = NibLimits()) throws -> NibDocument {
    try NibDocument(data: Data(text.utf8), file: "Test.xib", limits: limits)
  }

  /// The corpus of public interface files beside the project; nil where it is not there.
  static let corpus: URL? = {
    let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = project.deletingLastPathComponent().appending(path: "shared/ib-corpus")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()
}
