public import Foundation
import ViewKit

/// Compares the frames that ViewKit gives the views of interface files with those that are expected.
///
/// Xcode stores the frames that Apple's engine computed, so that each file is a test of layout.
/// Without a manifest the stored frames are what is expected: of all views that constraints place
/// completely, in roots in which Xcode has not marked a frame as misplaced or ambiguous.
///
/// ```swift
/// let report = NibComparison().run([URL(filePath: "Card.xib")])
/// print(report.m1WithinOne ?? 0)  // 1.0
/// ```
public struct NibComparison {
  /// The frames that are expected; nil for those that the files store.
  public var manifest: NibManifest?

  /// The safe areas on the canvas; nil for those that ``NibCanvasRules`` give.
  public var canvas: NibCanvasTable?

  /// The classes that the files' names stand for.
  public var classes: ClassRegistry

  /// Creates a comparison.
  public init(
    manifest: NibManifest? = nil,
    canvas: NibCanvasTable? = nil,
    classes: ClassRegistry = ClassRegistry()
  ) {
    self.manifest = manifest
    self.canvas = canvas
    self.classes = classes
  }

  /// Compares files; one that can't be loaded is reported, and the others go on.
  ///
  /// - Parameters:
  ///   - files: The addresses of files on disk.
  ///   - progress: Called after each file with the number of files that are done.
  /// - Returns: What was found in all of them.
  public func run(_ files: [URL], progress: (Int) -> Void = { _ in }) -> NibComparisonReport {
    var compared: [NibComparedFile] = []
    var failures: [NibComparisonReport.Failure] = []
    for (index, url) in files.enumerated() {
      do {
        compared.append(compare(try NibDocument(contentsOf: url)))
      } catch {
        failures.append(.init(file: url.relativePath, reason: "\(error)"))
      }
      progress(index + 1)
    }
    return NibComparisonReport(compared, failures: failures)
  }

  /// Compares one file.
  public func compare(_ document: NibDocument) -> NibComparedFile {
    let name = URL(filePath: document.file).lastPathComponent
    let canvas = NibCanvas(
      document,
      classes: classes,
      safeAreaInsets: self.canvas?.safeAreaInsets(inFile: name) ?? [:]
    )
    let expectations = manifest?.expectations(forFile: name) ?? canvas.storedExpectations()
    canvas.contentSizes = .stored
    canvas.layOut()
    let stored = canvas.deviations(from: expectations)
    canvas.contentSizes = .own
    canvas.layOut()
    let own = canvas.deviations(from: expectations)
    return NibComparedFile(
      file: document.file,
      device: document.deviceID ?? "none",
      views: expectations.indices.map { index in
        NibComparedView(
          expectation: expectations[index],
          parent: canvas.parentElement(ofObject: expectations[index].view),
          withStoredSizes: stored[index],
          withOwnSizes: own[index]
        )
      },
      viewCount: canvas.viewCount
    )
  }
}

extension NibCanvas {
  fileprivate func deviations(from expectations: [NibExpectation]) -> [NibDeviation?] {
    expectations.map { expectation in
      alignmentRect(ofObject: expectation.view)
        .map { NibDeviation(of: $0, from: expectation.rect) }
    }
  }
}
