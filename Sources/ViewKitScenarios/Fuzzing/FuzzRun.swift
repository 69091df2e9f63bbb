import Foundation
import ViewKitNibs

/// Loads many invalid interface files, and reports the time and the memory.
///
/// `fuzz FILE... [--inputs N] [--seed S] [--first N] [--trace FILE] [--write FILE]` mutates the
/// given files. Each input depends only on the seed and its number. A trace file contains the
/// number of the input being loaded, and `--write` stores the bytes of the first input.
package struct FuzzRun {
  private(set) var inputs = 0
  private(set) var refused = 0
  private(set) var views = 0
  private(set) var diagnostics = 0
  private(set) var digest: UInt64 = 0
  /// The inputs that took longer than a second, with their times.
  private(set) var slow: [(number: Int, seconds: Double)] = []
  private(set) var slowest = (number: 0, seconds: 0.0)

  private let mutator: FuzzMutator
  private let seed: UInt64

  init(files: [URL], seed: UInt64) throws {
    let roots = try files.map { try NibDocument(contentsOf: $0).root }
    mutator = FuzzMutator(seeds: roots.map { FuzzNode($0) })
    self.seed = seed
  }

  /// Returns the bytes of an input.
  func input(_ number: Int) -> Data { mutator.input(seed: seed, number: number) }

  /// Loads an input, and adds its outcome to the totals.
  mutating func step(_ number: Int) {
    let data = input(number)
    let start = threadTime()
    let outcome = FuzzTarget().run(data)
    let seconds = (threadTime() - start) / 1e6
    inputs += 1
    refused += outcome.isRefused ? 1 : 0
    views += outcome.views
    diagnostics += outcome.diagnostics
    digest = (digest ^ outcome.digest) &* 0x100_0000_01B3
    if seconds > slowest.seconds { slowest = (number, seconds) }
    if seconds > 1 { slow.append((number, seconds)) }
  }

  // MARK: Command line

  package static func main(_ arguments: ArraySlice<String>) throws {
    var options: [String: String] = [:]
    var files: [URL] = []
    var rest = arguments
    while let word = rest.popFirst() {
      if word.hasPrefix("--") {
        options[word] = rest.popFirst()
      } else {
        files.append(URL(filePath: word))
      }
    }
    let seed = options["--seed"].flatMap { UInt64($0) } ?? 1
    let first = options["--first"].flatMap { Int($0) } ?? 0
    let count = options["--inputs"].flatMap { Int($0) } ?? 1_000
    var run = try FuzzRun(files: files, seed: seed)
    if let file = options["--write"] {
      try run.input(first).write(to: URL(filePath: file))
      return
    }
    let trace = options["--trace"].flatMap(Trace.init)
    let start = threadTime()
    var peak = peakMegabytes
    for number in first..<(first + count) {
      trace?.note(number)
      run.step(number)
      if peakMegabytes > peak + 20 {
        print("# input \(number) raises the peak from \(peak) MB to \(peakMegabytes) MB")
        peak = peakMegabytes
      }
    }
    run.printFigures(seconds: (threadTime() - start) / 1e6)
  }

  private func printFigures(seconds: Double) {
    print("inputs\t\(inputs)\nrefused\t\(refused)\nviews\t\(views)\ndiagnostics\t\(diagnostics)")
    print("digest\t\(String(digest, radix: 16))")
    print("cpu_s\t\(String(format: "%.1f", seconds))\npeak_mb\t\(Self.peakMegabytes)")
    print("slowest_ms\t\(String(format: "%.1f", slowest.seconds * 1e3))\tinput \(slowest.number)")
    for (number, seconds) in slow {
      print("# input \(number) took \(String(format: "%.1f", seconds)) s")
    }
  }

  /// The peak memory of the process.
  static var peakMegabytes: Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss / 1_024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1_048_576
    #endif
  }

  /// A file that contains a number, even after a crash.
  private struct Trace {
    let handle: FileHandle

    init?(_ path: String) {
      guard FileManager.default.createFile(atPath: path, contents: nil),
        let handle = FileHandle(forWritingAtPath: path)
      else { return nil }
      self.handle = handle
    }

    func note(_ number: Int) {
      try? handle.seek(toOffset: 0)
      handle.write(Data("\(number)\n".utf8))
    }
  }
}
