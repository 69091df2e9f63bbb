import Foundation

#if os(Linux)
  import Synchronization

  /// Counts the Swift runtime's allocations on this thread during a closure: objects, arrays and
  /// closure contexts.
  ///
  /// The runtime has a pointer to its allocator and a switch that makes it call through the
  /// pointer, both meant for instruments like this one. Memory allocated manually isn't counted.
  ///
  /// - Returns: The count, or nil if the runtime has no such pointer or another count is in
  ///   progress.
  package func countAllocations(_ body: () -> Void) -> Int? {
    guard let hook = AllocationHook(), hook.begin() else { return nil }
    body()
    return hook.end()
  }

  private struct AllocationHook {
    typealias Allocator = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

    private let allocator: UnsafeMutablePointer<Allocator>
    /// The switch; older runtimes have none and always call through the pointer.
    private let isEnabled: UnsafeMutablePointer<Bool>?

    init?() {
      let process = dlopen(nil, RTLD_LAZY)
      guard let allocator = dlsym(process, "_swift_allocObject") else { return nil }
      self.allocator = allocator.assumingMemoryBound(to: Allocator.self)
      let name = "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
      isEnabled = dlsym(process, name)?.assumingMemoryBound(to: Bool.self)
    }

    func begin() -> Bool {
      guard !AllocationCount.isRunning.exchange(true, ordering: .sequentiallyConsistent) else {
        return false
      }
      let original = unsafeBitCast(allocator.pointee, to: UInt.self)
      AllocationCount.original.store(original, ordering: .sequentiallyConsistent)
      AllocationCount.thread.store(pthread_self(), ordering: .sequentiallyConsistent)
      AllocationCount.number.store(0, ordering: .sequentiallyConsistent)
      allocator.pointee = { type, size, alignment in
        if AllocationCount.thread.load(ordering: .relaxed) == pthread_self() {
          AllocationCount.number.wrappingAdd(1, ordering: .relaxed)
        }
        let original = AllocationCount.original.load(ordering: .relaxed)
        return unsafeBitCast(original, to: Allocator.self)(type, size, alignment)
      }
      isEnabled?.pointee = true
      return true
    }

    func end() -> Int {
      let number = AllocationCount.number.load(ordering: .sequentiallyConsistent)
      isEnabled?.pointee = false
      let original = AllocationCount.original.load(ordering: .sequentiallyConsistent)
      allocator.pointee = unsafeBitCast(original, to: Allocator.self)
      AllocationCount.isRunning.store(false, ordering: .sequentiallyConsistent)
      return number
    }
  }

  /// The state of the hook, which can't capture anything.
  private enum AllocationCount {
    static let isRunning = Atomic<Bool>(false)
    static let original = Atomic<UInt>(0)
    static let thread = Atomic<UInt>(0)
    static let number = Atomic<Int>(0)
  }
#else
  /// Counts nothing: only the runtime on Linux allows counting allocations from inside the process.
  package func countAllocations(_ body: () -> Void) -> Int? { nil }
#endif
