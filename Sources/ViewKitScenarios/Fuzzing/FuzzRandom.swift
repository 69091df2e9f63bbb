/// Pseudorandom numbers that depend only on the seed, on every system (SplitMix64).
struct FuzzRandom: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Returns a number from 0 up to, but not including, a bound of at least 1.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<max(bound, 1), using: &self) }

  /// Returns true with a probability of one in `count`.
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  mutating func pick<Element>(_ list: [Element]) -> Element? {
    list.isEmpty ? nil : list[below(list.count)]
  }
}
