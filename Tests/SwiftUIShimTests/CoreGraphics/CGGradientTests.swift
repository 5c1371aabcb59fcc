import SwiftUI
import Testing

/// Gradients of Core Graphics: their stops, and the strips and rings that they paint.
@Suite
struct CGGradientTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
  private static let everywhere: CGGradientDrawingOptions = [
    .drawsBeforeStartLocation, .drawsAfterEndLocation,
  ]

  private static func linear(
    _ gradient: CGGradient,
    _ start: CGPoint,
    _ end: CGPoint,
    _ options: CGGradientDrawingOptions
  ) throws -> [String] {
    try ContextDrawing.commands {
      $0.drawLinearGradient(gradient, start: start, end: end, options: options)
    }
  }

  private static func stops(_ colors: [CGColor], _ locations: [CGFloat]?) throws -> [String] {
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: locations)
    )
    let commands = try linear(gradient, .zero, CGPoint(x: 20, y: 0), everywhere)
    return commands.filter { $0.hasPrefix("stop") }
  }

  @Test
  func stopsHaveLocationsOrAreEvenlySpaced() throws {
    #expect(
      try Self.stops([Self.red, Self.blue], [0.25, 0.75])
        == ["stop 0.25 #FF0000 1", "stop 0.75 #0000FF 0.5"]
    )
    #expect(
      try Self.stops([Self.red, Self.blue], nil) == ["stop 0 #FF0000 1", "stop 1 #0000FF 0.5"]
    )
    #expect(
      try Self.stops([Self.red, Self.blue, .white], nil)
        == ["stop 0 #FF0000 1", "stop 0.5 #0000FF 0.5", "stop 1 #FFFFFF 1"]
    )
    #expect(CGGradient(colorsSpace: nil, colors: [CGColor](), locations: nil) == nil)
  }

  @Test
  func aSingleColorIsPlain() throws {
    for locations: [CGFloat]? in [nil, [0.5]] {
      let gradient = try #require(
        CGGradient(colorsSpace: nil, colors: [Self.red], locations: locations)
      )
      // One colour fills the canvas.
      #expect(
        try Self.linear(gradient, .zero, CGPoint(x: 20, y: 0), Self.everywhere)
          == ContextDrawing.fill(ContextDrawing.rect(0, 0, 20, 20), "solid #FF0000 1")
      )
    }
  }

  @Test
  func optionsHaveCoreGraphicsValues() {
    #expect(CGGradientDrawingOptions.drawsBeforeStartLocation.rawValue == 1)
    #expect(CGGradientDrawingOptions.drawsAfterEndLocation.rawValue == 2)
  }

  /// The corners of the canvas, and the points in the middle of its edges.
  private static let edge = [
    (0, 0), (10, 0), (19, 0), (0, 10), (19, 10), (0, 19), (10, 19), (19, 19),
  ]

  /// Lines beside the canvas, each with the options that paint the whole canvas.
  private static var distant: [(start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions)] {
    [
      (CGPoint(x: 0, y: -100), CGPoint(x: 20, y: -100), []),
      (CGPoint(x: 0, y: 100), CGPoint(x: 20, y: 100), []),
      (CGPoint(x: -100, y: 0), CGPoint(x: -100, y: 20), []),
      (CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 20), []),
      (CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), []),
      (CGPoint(x: 100, y: 0), CGPoint(x: 101, y: 0), .drawsBeforeStartLocation),
      (CGPoint(x: 0, y: 100), CGPoint(x: 0, y: 101), .drawsBeforeStartLocation),
      (CGPoint(x: -101, y: 0), CGPoint(x: -100, y: 0), .drawsAfterEndLocation),
      (CGPoint(x: 0, y: -101), CGPoint(x: 0, y: -100), .drawsAfterEndLocation),
      (CGPoint(x: -300, y: 0), CGPoint(x: 300, y: 0), []),
    ]
  }

  // The table is computed in the test, so that the constants are evaluated there.
  @Test(arguments: 0..<10)
  func aStripIsAsLongAsNecessary(index: Int) throws {
    let (start, end, options) = Self.distant[index]
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [Self.red, Self.red], locations: nil)
    )
    let canvas = Canvas { context, _ in
      context.withCGContext {
        $0.drawLinearGradient(gradient, start: start, end: end, options: options)
      }
    }
    let bitmap = try ImageRenderer(content: canvas.frame(width: 20, height: 20)).bitmap()
    #expect(Self.edge.allSatisfy { x, y in bitmap.bytes[4 * (20 * y + x) + 3] == 255 })
  }

  /// The sum of the sides of both canvases is 40.
  @Test(arguments: [(20, 20), (30, 10)])
  func aStripIsPerpendicularToItsLine(width: CGFloat, height: CGFloat) throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [Self.red, Self.blue], locations: nil)
    )
    // A line with the sides 3, 4 and 5. The strip extends 48 points to both sides.
    let canvas = Canvas { context, _ in
      context.withCGContext {
        let (start, end) = (CGPoint(x: 2, y: 1), CGPoint(x: 5, y: 5))
        $0.drawLinearGradient(gradient, start: start, end: end, options: [])
      }
    }
    let commands = try ContextDrawing.commands(of: canvas, width: width, height: height)
    #expect(
      commands.prefix(7) == [
        "group", "clip nonzero", "move 40.4 -27.8", "line 43.4 -23.8", "line -33.4 33.8",
        "line -36.4 29.8", "close",
      ]
    )
    #expect(commands.contains("linear 2 1 5 5"))
  }

  @Test
  func aLineWithoutLengthPaintsNothing() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [Self.red, Self.blue], locations: nil)
    )
    let point = CGPoint(x: 10, y: 10)
    for options in [[], .drawsBeforeStartLocation, .drawsAfterEndLocation, Self.everywhere] {
      #expect(try Self.linear(gradient, point, point, options) == [])
    }
  }

  /// The number of clips for radii of the start and options: the disc of the end and the outside of
  /// the start, unless the start has no area or the options extend the gradient.
  private static var rings: [(radius: CGFloat, options: CGGradientDrawingOptions, clips: Int)] {
    [
      (3, [], 2), (3, .drawsBeforeStartLocation, 1), (3, .drawsAfterEndLocation, 1),
      (3, everywhere, 0), (0, [], 1), (0, .drawsBeforeStartLocation, 1),
      (0, .drawsAfterEndLocation, 0), (0.5, [], 2),
    ]
  }

  /// Returns the commands of a gradient from a circle around the origin to one with the radius 7.
  private static func ring(
    from radius: CGFloat,
    around center: CGPoint,
    _ options: CGGradientDrawingOptions
  ) throws -> [String] {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil))
    return try ContextDrawing.commands {
      $0.drawRadialGradient(
        gradient,
        startCenter: .zero,
        startRadius: radius,
        endCenter: center,
        endRadius: 7,
        options: options
      )
    }
  }

  @Test(arguments: 0..<8)
  func aRingIsClippedToItsCircles(index: Int) throws {
    let (radius, options, clips) = Self.rings[index]
    let commands = try Self.ring(from: radius, around: CGPoint(x: 10, y: 10), options)
    #expect(commands.filter { $0.hasPrefix("clip") }.count == clips)
  }

  @Test
  func aRingIsCentredAtTheEnd() throws {
    let commands = try Self.ring(from: 3, around: CGPoint(x: 10, y: 8), Self.everywhere)
    #expect(
      commands
        == ContextDrawing.fill(
          ["stop 0 #FF0000 1", "stop 1 #0000FF 0.5"] + ContextDrawing.rect(0, 0, 20, 20),
          "radial 10 8 3 10 8 7"
        )
    )
  }

  @Test
  func gradientsHaveTheOpacityOfTheContext() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [Self.red, Self.blue], locations: nil)
    )
    let commands = try ContextDrawing.commands {
      $0.setAlpha(0.5)
      $0.drawLinearGradient(
        gradient,
        start: .zero,
        end: CGPoint(x: 20, y: 0),
        options: Self.everywhere
      )
    }
    #expect(
      commands.filter { $0.hasPrefix("stop") } == ["stop 0 #FF0000 0.5", "stop 1 #0000FF 0.25"]
    )
  }
}
