import Testing

@testable import MacroExpansions

/// The variables that `@Animatable` animates, and its diagnostics.
@Suite
struct AnimatableExpansionTests {
  private static func types(_ members: String) -> [String] {
    AnimatableExpansion("@Animatable struct A { \(members) }").member
      .components(separatedBy: "AnimatableDataOf<").dropFirst()
      .compactMap { $0.split(separator: ">").first.map(String.init) }
  }

  private static func problems(_ declaration: String) -> [String] {
    AnimatableExpansion(declaration).problems.map { "\($0.offset) \($0.message)" }
  }

  private static let values: [(value: String, type: String)] = [
    ("1.5", "Double"), ("-1.5", "Double"), ("1e3", "Double"), ("-2e-3", "Double"),
    ("1E3", "Double"), ("-2E-3", "Double"),
    ("1.5.rounded()", "Double"), ("Angle.degrees(3)", "Angle"), ("CGPoint(x: 1, y: 2)", "CGPoint"),
    ("Outer.Inner.zero", "Outer.Inner"), ("Outer.Inner()", "Outer.Inner"),
    ("Float(1) + 2", "Float"),
  ]

  @Test(arguments: values)
  func aValueDeterminesItsType(value: String, type: String) {
    #expect(Self.types("var x = \(value)") == [type])
  }

  @Test(arguments: [
    "", "= 0x1F", "= 1 + 2", "= \"a\".count", "= .zero", "= f()", "= -x", "= Self.zero",
    "= [1]", "= (1, 2)", "= a.B()", "= -", "= self.x",
  ])
  func aTypeIsRequiredForOtherValues(value: String) {
    #expect(
      Self.problems("@Animatable struct A { var x \(value) }")
        == [
          "27 @Animatable requires an explicit type for ‘x’, or @AnimatableIgnored before it"
        ]
    )
  }

  private static let discrete: [(declaration: String, type: String)] = [
    ("x: Bool", "Bool"), ("x: Int", "Int"), ("x: UInt", "UInt"), ("x: String", "String"),
    ("x: Character", "Character"), ("x: Date", "Date"), ("x: Image", "Image"), ("x: Path", "Path"),
    ("x: AnyView", "AnyView"), ("x = true", "Bool"), ("x = false", "Bool"), ("x = 17", "Int"),
    ("x = -17", "Int"), ("x = \"a\"", "String"),
    ("x = #\"a\"#", "String"), ("x = #\"e\"#", "String"),
    ("x = \"\"\"\n  e\n  \"\"\"", "String"),
    ("x = Path()", "Path"),
  ]

  @Test(arguments: discrete)
  func discreteTypesAreReported(declaration: String, type: String) {
    #expect(
      Self.problems("@Animatable struct A { var \(declaration) }")
        == [
          "27 ‘x’ can't be animated, because \(type) isn't Animatable: "
            + "put @AnimatableIgnored before it"
        ]
    )
  }

  @Test(arguments: [
    "let a: Double", "static var a: Double", "class var a: Double", "lazy var a: Double = 1",
    "@State var a: Double", "@AnimatableIgnored var a: Bool", "var a: Double { 1 }",
    "@objc @Wrapped var a: Double",
  ])
  func otherPropertiesAreIgnored(member: String) {
    #expect(Self.types("\(member); var b: Angle") == ["Angle"])
    #expect(Self.problems("@Animatable struct A { \(member) }") == [])
  }

  @Test(arguments: [
    "var a: Angle", "private var a: Angle", "@MainActor var a: Angle", "@objc var a: Angle",
    "private(set) weak var a: Angle", "var a: Angle { didSet { b() } }",
  ])
  func storedVariablesAreAnimated(member: String) {
    #expect(Self.types(member) == ["Angle"])
  }

  @Test
  func declarationsInTheTypeAreReported() {
    #expect(
      Self.problems("@Animatable struct A { var animatableData: Double { 1 } }")
        == [
          "27 @Animatable generates ‘animatableData’: remove this declaration or the attribute"
        ]
    )
    #expect(
      Self.problems("@Animatable final actor A { var a: Double }")
        == ["12 @Animatable requires a struct or a class"]
    )
    #expect(Self.problems("@Animatable") == ["0 @Animatable requires a struct or a class"])
    #expect(
      Self.problems("@A(struct) enum B {}") == ["11 @Animatable requires a struct or a class"]
    )
    #expect(Self.problems("") == [] && AnimatableExpansion("").member == "")
  }

  private static let access: [(declaration: String, prefix: String)] = [
    ("struct A", ""), ("public struct A", "public "), ("open class A", "public "),
    ("package final class A", "package "),
    ("package struct open", "package "), ("private struct A", ""), ("final class A: B<C>", ""),
    ("public struct A<T> where T: B", "public "),
  ]

  @Test(arguments: access)
  func theMemberHasTheAccessOfItsType(declaration: String, prefix: String) {
    let member = AnimatableExpansion("@Animatable \(declaration) { var a: Angle }").member
    #expect(
      member == """
        nonisolated \(prefix)var animatableData: SwiftUI.AnimatableDataOf<Angle> {
          get { self.a.animatableData }
          set {
        self.a.animatableData = newValue
          }
        }
        """
    )
  }

  @Test
  func aTypeNeedsNoSpaceBeforeItsBrace() {
    let member = AnimatableExpansion("@Animatable struct A{var a:Angle}").member
    #expect(member.contains("var animatableData: SwiftUI.AnimatableDataOf<Angle> {"))
  }

  @Test
  func nothingIsGeneratedAfterTheType() {
    let source = "@Animatable struct A { var a: Angle }\nstruct B { var b: Float }"
    let member = AnimatableExpansion(source).member
    #expect(member.contains("self.a") && !member.contains("self.b"))
  }
}
