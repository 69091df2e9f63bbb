// Algorithm.md, section 4.

extension Buffer {
  /// Sorts a range in place by insertion for few elements and by heap for many; never allocates.
  mutating func sort(
    from start: Int32,
    to end: Int32,
    by areInIncreasingOrder: (Element, Element) -> Bool
  ) {
    if end - start > 32 {
      heapSort(from: start, to: end, by: areInIncreasingOrder)
      return
    }
    var index = start + 1
    while index < end {
      let element = self[index]
      var hole = index
      while hole > start, areInIncreasingOrder(element, self[hole - 1]) {
        self[hole] = self[hole - 1]
        hole -= 1
      }
      self[hole] = element
      index += 1
    }
  }

  private mutating func heapSort(
    from start: Int32,
    to end: Int32,
    by areInIncreasingOrder: (Element, Element) -> Bool
  ) {
    let length = end - start
    var root = length / 2
    while root > 0 {
      root -= 1
      siftDown(root, length, start, areInIncreasingOrder)
    }
    var last = length - 1
    while last > 0 {
      swapAt(start, start + last)
      siftDown(0, last, start, areInIncreasingOrder)
      last -= 1
    }
  }

  private mutating func siftDown(
    _ first: Int32,
    _ length: Int32,
    _ start: Int32,
    _ areInIncreasingOrder: (Element, Element) -> Bool
  ) {
    let element = self[start + first]
    var hole = first
    while true {
      var child = 2 * hole + 1
      if child >= length { break }
      if child + 1 < length, areInIncreasingOrder(self[start + child], self[start + child + 1]) {
        child += 1
      }
      if !areInIncreasingOrder(element, self[start + child]) { break }
      self[start + hole] = self[start + child]
      hole = child
    }
    self[start + hole] = element
  }
}
