public import Foundation
import ViewKit

/// A comparison of the frames that ViewKit gives the views of interface files with the expected
/// frames.
///
/// Xcode stores the frames that Apple's engine computed, so that each file is a test of layout.
/// Without a manifest the stored frames are the expectation, for all views that constraints
/// determine completely, in root views without a frame that Xcode has marked as misplaced or
/// ambiguous.
///
/// ```swift
/// let report = NibComparison().run([URL(filePath: "Card.xib")])
/// print(report.m1WithinOne ?? 0)  // 1.0
/// ```
public struct NibComparison {
  /// The expected frames, or `nil` for those stored in the files.
  public var manifest: NibManifest?

  /// The safe areas on the canvas, or `nil` for those of ``NibCanvasRules``.
  public var canvas: NibCanvasTable?

  /// The classes to create for the class names in the files.
  public var classes: ClassRegistry

  /// Creates a comparison with the given tables and classes.
  public init(
    manifest: NibManifest? = nil,
    canvas: NibCanvasTable? = nil,
    classes: ClassRegistry = ClassRegistry()
  ) {
    self.manifest = manifest
    self.canvas = canvas
    self.classes = classes
  }

  /// Compares files; a file that can't be loaded is reported and doesn't stop the comparison.
  ///
  /// - Parameters:
  ///   - files: The URLs of local files.
  ///   - progress: A closure called after each file with the number of files already compared.
  /// - Returns: The combined result for all files.
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
