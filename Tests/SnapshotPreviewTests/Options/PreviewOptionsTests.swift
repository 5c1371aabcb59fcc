import Testing

@testable import SnapshotPreview

@Suite struct PreviewOptionsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The option that the error names; `nil` if the value is possible.
    let option: String?
    let change: @Sendable (inout PreviewOptions) -> Void

    init(
      _ description: String,
      _ option: String? = nil,
      _ change: @escaping @Sendable (inout PreviewOptions) -> Void
    ) {
      testDescription = description
      self.option = option
      self.change = change
    }
  }

  static let cases = [
    Case("no option") { _ in },
    Case("the largest scale") { $0.scale = 8 },
    Case("a larger scale", "--scale") { $0.scale = 8.01 },
    Case("a small scale") { $0.scale = 0.01 },
    Case("a short timeout") { $0.timeout = 0.01 },
    Case("an early time") { $0.times = [0.01] },
    Case("a small size") { $0.size = (0.5, 0.5) },
    Case("a scale of zero", "--scale") { $0.scale = 0 },
    Case("an endless scale", "--scale") { $0.scale = .infinity },
    Case("the longest timeout") { $0.timeout = 86_400 },
    Case("a longer timeout", "--timeout") { $0.timeout = 86_401 },
    Case("no timeout", "--timeout") { $0.timeout = 0 },
    Case("a timeout that is no number", "--timeout") { $0.timeout = .nan },
    Case("the most times") { $0.times = Array(repeating: 0, count: 100) },
    Case("more times", "--at") { $0.times = Array(repeating: 0, count: 101) },
    Case("no time", "--at") { $0.times = [] },
    Case("a time below zero", "--at") { $0.times = [0, -0.1] },
    Case("an endless time", "--at") { $0.times = [.infinity] },
    Case("the largest size") { $0.size = (8_192, 8_192) },
    Case("a larger width", "--size") { $0.size = (8_193, 1) },
    Case("a larger height", "--size") { $0.size = (1, 8_193) },
    Case("no width", "--size") { $0.size = (0, 1) },
    Case("no height", "--size") { $0.size = (1, 0) },
    Case("a type size") { $0.typeSize = "accessibility5" },
    Case("an unknown type size", "--type-size") { $0.typeSize = "huge" },
  ]

  @Test(arguments: cases)
  func impossibleValuesAreRefusedByTheirOption(_ example: Case) {
    var options = PreviewOptions()
    example.change(&options)
    guard let option = example.option else {
      #expect(throws: Never.self) { try options.validate() }
      return
    }
    let error = #expect(throws: PreviewError.self) { try options.validate() }
    #expect(error?.description.hasPrefix("\(option) takes ") == true)
  }

  @Test func eachOptionThatChangesPicturesChangesTheText() {
    let changes: [(inout PreviewOptions) -> Void] = [
      { _ in }, { $0.filter = "a" }, { $0.schemes = ["light"] }, { $0.typeSize = "large" },
      { $0.times = [1] }, { $0.scale = 3 }, { $0.size.width = 1 }, { $0.size.height = 1 },
      { $0.timeout = 1 }, { $0.includesViews = true }, { $0.writesSVG = true },
      { $0.writesDisplayList = true }, { $0.output = "/a" },
      { $0.timeOfBlankViews = nil }, { $0.timeOfBlankViews = 3 }, { $0.schemes = [] },
    ]
    let texts = changes.map { change in
      var options = PreviewOptions()
      change(&options)
      return options.text
    }
    #expect(Set(texts).count == changes.count)
  }

  @Test func defaultsMatchAPhone() {
    let options = PreviewOptions()
    #expect(options.schemes == ["light", "dark"] && options.times == [0])
    #expect(options.timeOfBlankViews == 2 && options.typeSize == nil && options.filter == nil)
    #expect(options.inputs == [] && options.root == "" && options.output == "")
    #expect(options.size == (393, 852))
    #expect((options.scale, options.timeout) == (2, 20))
    #expect(!options.includesViews && !options.writesSVG && !options.writesDisplayList)
  }

  static let messages = [
    ("--scale takes a number above 0 and up to 8, not 9.0.", 0),
    ("--timeout takes seconds above 0 and up to 86400, not 0.0.", 1),
    ("--at takes a list of up to 100 times in seconds, such as 0,0.5,1.", 2),
    ("--size takes a width and a height in points, such as 393x852.", 3),
    (
      "--type-size takes one of xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, "
        + "accessibility1, accessibility2, accessibility3, accessibility4, accessibility5, not huge.",
      4
    ),
  ]

  @Test(arguments: messages)
  func anImpossibleValueIsExplained(message: String, option: Int) {
    var options = PreviewOptions()
    switch option {
    case 0: options.scale = 9
    case 1: options.timeout = 0
    case 2: options.times = []
    case 3: options.size = (0, 0)
    default: options.typeSize = "huge"
    }
    #expect(throws: PreviewError.option(message)) { try options.validate() }
  }

  @Test(arguments: PreviewOptions.typeSizes)
  func everyTypeSizeIsPossible(_ size: String) {
    var options = PreviewOptions()
    options.typeSize = size
    #expect(throws: Never.self) { try options.validate() }
  }
}
