import Testing
import ViewKit

@Suite struct VisualFormatTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let format: String
    let constraints: [String]
    var testDescription: String { format }

    init(_ format: String, _ constraints: String...) {
      self.format = format
      self.constraints = constraints
    }
  }

  static let gaps: [Row] = [  // 5.16.1, 5.16.2
    Row("[a]"),
    Row("V:[a]"),
    Row("[a][b]", "b.leading == a.trailing"),
    Row("[a]-[b]", "b.leading == a.trailing + 8.0"),
    Row("H:[a]-12-[b]", "b.leading == a.trailing + 12.0"),
    Row("V:[a]-12.5-[b]", "b.top == a.bottom + 12.5"),
    Row("V:[a]-[b]", "b.top == a.bottom + 8.0"),
    Row("[a]-0-[b]", "b.leading == a.trailing"),
    Row("[a]->=3-[b]", "b.leading >= a.trailing + 3.0"),
    Row("[a]-3@999-[b]", "b.leading == a.trailing + 3.0 @999.0"),
    Row("[a]-(3)-[b]", "b.leading == a.trailing + 3.0"),
    Row("[a]-(<=3@20)-[b]", "b.leading <= a.trailing + 3.0 @20.0"),
    Row(
      "[a]-(>=8,<=20,==10@250)-[b]",
      "b.leading >= a.trailing + 8.0",
      "b.leading <= a.trailing + 20.0",
      "b.leading == a.trailing + 10.0 @250.0"
    ),
    Row("[a]-[a]", "a.leading == a.trailing + 8.0"),
    Row("[a]-[gap]", "gap.leading == a.trailing + 8.0"),
  ]

  static let bars: [Row] = [  // 5.16.1, 5.16.2, 5.16.3
    Row("|[a]", "a.leading == root.leading"),
    Row("|-[a]", "a.leading == root.leadingMargin"),
    Row("|-20-[a]", "a.leading == root.leading + 20.0"),
    Row("[a]|", "root.trailing == a.trailing"),
    Row("[a]-|", "root.trailingMargin == a.trailing"),
    Row("[a]-20-|", "root.trailing == a.trailing + 20.0"),
    Row("[a]-(>=20@900)-|", "root.trailing >= a.trailing + 20.0 @900.0"),
    Row("V:|[a]|", "a.top == root.top", "root.bottom == a.bottom"),
    Row("V:|-[a]-|", "a.top == root.topMargin", "root.bottomMargin == a.bottom"),
    Row("V:|-(<=1)-[a]", "a.top <= root.top + 1.0"),
    Row("|-[gap]|", "gap.leading == root.leadingMargin", "root.trailing == gap.trailing"),
  ]

  static let sizes: [Row] = [  // 5.16.1
    Row("[a(10)]", "a.width == 10.0"),
    Row("V:[a(10)]", "a.height == 10.0"),
    Row("[a(>=10)]", "a.width >= 10.0"),
    Row("[a(==b)]", "a.width == b.width"),
    Row("[a(b)]", "a.width == b.width"),
    Row("V:[a(<=gap)]", "a.height <= gap.height"),
    Row("V:[gap(a@3)]", "gap.height == a.height @3.0"),
    Row("[a(>=10@250,<=b)]", "a.width >= 10.0 @250.0", "a.width <= b.width"),
    Row("[a(==b*2)]", "a.width == 2.0 * b.width"),
    Row("[a(==b/4)]", "a.width == 0.25 * b.width"),
    Row("[a(==b*3/4)]", "a.width == 0.75 * b.width"),
    Row("[a(==b*2+4)]", "a.width == 2.0 * b.width + 4.0"),
    Row("[a(==b/2-4@800)]", "a.width == 0.5 * b.width + -4.0 @800.0"),
    Row("[a(b-4+1)]", "a.width == b.width + -3.0"),
    Row("[a(b*half+small)]", "a.width == 0.5 * b.width + 4.0"),
    Row("[a(b*0+4)]", "a.width == 0.0 * b.width + 4.0"),
    Row("[a(b*-1+100)]", "a.width == -1.0 * b.width + 100.0"),
    Row("[a(a)]", "a.width == a.width"),
  ]

  static let numbers: [Row] = [  // 5.16.1, 5.16.7
    Row("[a(small)]", "a.width == 4.0"),
    Row("[a]-small-[b]", "b.leading == a.trailing + 4.0"),
    Row("[a]-wide@high-[b]", "b.leading == a.trailing + 20.5 @750.0"),
    Row("[a(>=huge@low)]", "a.width >= 400.0 @250.0"),
    Row("[a(byte)]", "a.width == 200.0"),
    Row("[a(below)]", "a.width == -3.0"),
    Row("[a]-below-[b]", "b.leading == a.trailing + -3.0"),
    Row("[a(high)]", "a.width == 750.0"),
    Row("[a]-(small*2+1)-[b]", "b.leading == a.trailing + 9.0"),
    Row("|-(-5)-[a]", "a.leading == root.leading + -5.0"),
    Row("[a]-(>=-5)-[b]", "b.leading >= a.trailing + -5.0"),
    Row("[a(+5)]", "a.width == 5.0"),
    Row("[a(.5)]", "a.width == 0.5"),
    Row("[a(5.)]", "a.width == 5.0"),
    Row("[a(1.5e2)]", "a.width == 150.0"),
    Row("[a]-5e-1-[b]", "b.leading == a.trailing + 0.5"),
    Row("[a(8E+1)]", "a.width == 80.0"),
    Row("|-165.000000-[a]", "a.leading == root.leading + 165.0"),
    Row("[a(10@.5)]", "a.width == 10.0 @0.5"),
  ]

  @Test(arguments: [gaps, bars, sizes, numbers].joined())
  func formatMakesConstraints(row: Row) throws {
    let scene = VisualFormatScene()
    #expect(try scene.describe(row.format) == row.constraints)
  }

  @Test func constraintsComeInReadingOrder() throws {  // 5.16.3
    let scene = VisualFormatScene()
    let made = try scene.describe(
      "|-[a(10,>=b)]-(>=1,<=2)-[b(20)][c]-|",
      options: .alignAllTop
    )
    #expect(
      made == [
        "a.leading == root.leadingMargin",
        "a.width == 10.0",
        "a.width >= b.width",
        "b.leading >= a.trailing + 1.0",
        "b.leading <= a.trailing + 2.0",
        "b.width == 20.0",
        "c.leading == b.trailing",
        "root.trailingMargin == c.trailing",
        "a.top == b.top",
        "b.top == c.top",
      ]
    )
  }

  @Test func eachBarStandsForTheSuperviewOfItsOwnView() throws {  // 5.16.3
    let (outer, inner, leaf) = (View(), View(), View())
    outer.addSubview(inner)
    inner.addSubview(leaf)
    let made = try VisualFormat("|[inner][leaf]|")
      .constraints(views: ["inner": inner, "leaf": leaf])
    #expect(made.map { $0.secondItem === outer } == [true, false, false])
    #expect(made.map { $0.firstItem === inner } == [true, false, true])
  }

  @Test func metricWinsOverAViewOfTheSameName() throws {  // 5.16.1
    let scene = VisualFormatScene()
    let format = try VisualFormat("[a(b)]")
    let made = try format.constraints(metrics: ["b": 7], views: scene.views)
    #expect(made.map(scene.describe) == ["a.width == 7.0"])
  }

  @Test func numberAmongTheViewsIsAMetricToo() throws {  // 5.16.6
    let scene = VisualFormatScene()
    let views = scene.views.merging(["size": 7]) { first, _ in first }
    let made = try VisualFormat("[a(size)]-size-[b]").constraints(views: views)
    #expect(made.map(scene.describe) == ["a.width == 7.0", "b.leading == a.trailing + 7.0"])
  }

  @Test func optionalValuesAreLookedInto() throws {
    let scene = VisualFormatScene()
    let (view, metric): (View?, Int?) = (scene.a, 3)
    let made = try VisualFormat("[a(m)]")
      .constraints(metrics: ["m": metric as Any], views: ["a": view as Any])
    #expect(made.map(scene.describe) == ["a.width == 3.0"])
  }

  @Test func parsedFormatIsAValueForManyViews() throws {
    let format = try VisualFormat("V:[a]-[b]")
    #expect(format.description == "V:[a]-[b]")
    #expect(try format == VisualFormat("V:[a]-[b]"))
    #expect(try format != VisualFormat("H:[a]-[b]"))
    for _ in 0..<2 {
      let scene = VisualFormatScene()
      let made = try format.constraints(views: scene.views)
      #expect(made.map(scene.describe) == ["b.top == a.bottom + 8.0"])
    }
  }
}
