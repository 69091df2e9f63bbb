/// Prints what ViewKit's operations cost, as tab-separated rows and comment lines.
@main
enum Benchmarks {
  static func main() {
    print("level\tscenario\toperation\tn\tmedian_us")
    TreeBenchmark.run()
  }
}
