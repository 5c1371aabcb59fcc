import Drawing
import Pixels
import Scene
import Testing

/// Every view and modifier that takes a number, with NaN and with numbers that are too small or
/// large.
@Suite
struct HostileCaseTests {
  /// Every output of a view ends and is well-formed.
  private static func draw(_ view: AnyView, at time: Double = 0) throws {
    let renderer = ImageRenderer(content: view)
    renderer.canvasSize = CGSize(width: 12, height: 10)
    renderer.time = time
    let list: DisplayList
    do {
      list = try renderer.displayList()
    } catch let error as RenderingError {
      // A view without a picture reports an error.
      if case .tooManyMoments = error { return }
      throw error
    }
    #expect(try list.bitmap(scale: 1).width == 12)
    let svg = list.svg()
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(!svg.contains("nan") && !svg.contains("inf"))
    let commands = list.commands()
    #expect(try DisplayList(commands: commands).commands() == commands)
  }

  @Test(arguments: HostileCase.all)
  func picturesAcceptAnyNumber(hostile: HostileCase) throws {
    for number in HostileCase.numbers {
      try HostileCaseTests.draw(hostile.view(number))
    }
  }

  @Test(arguments: HostileCase.motions, [0, 0.5])
  func animationsAcceptAnyNumber(hostile: HostileCase, time: Double) throws {
    for number in HostileCase.numbers {
      try HostileCaseTests.draw(hostile.view(number), at: time)
    }
  }

  /// Repeating springs are computed step by step for at most ten minutes.
  @Test(arguments: HostileCase.motions, [CGFloat.nan, 1e9])
  func animationsAcceptAnyNumberAtLateTimes(hostile: HostileCase, number: CGFloat) throws {
    try HostileCaseTests.draw(hostile.view(number), at: 1e9)
  }

  @Test(arguments: HostileCase.courses, [0, 0.5, 2])
  func timedViewsAcceptAnyNumber(hostile: HostileCase, time: Double) throws {
    for number in HostileCase.numbers {
      try HostileCaseTests.draw(hostile.view(number), at: time)
    }
  }

  @Test(arguments: HostileCase.counts, HostileCase.Counting.numbers)
  func picturesAcceptAnyInteger(hostile: HostileCase.Counting, number: Int) throws {
    for time in [0, 0.5, 1e9] { try HostileCaseTests.draw(hostile.view(number), at: time) }
  }
}
