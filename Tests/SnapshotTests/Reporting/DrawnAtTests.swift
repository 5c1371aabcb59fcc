import Drawing
import Foundation
import Snapshot
import Testing

/// Failures list the lines of source code that draw the difference.
@Suite struct DrawnAtTests {
  nonisolated private struct Face: View {
    var mouth: CGFloat = 20
    var color = Color.yellow
    static let start = #line
    var body: some View {
      ZStack {
        Circle().fill(color)
        Rectangle()
          .frame(width: mouth, height: 4)
          .offset(y: 24)
      }
      .frame(width: 100, height: 100)
    }
  }

  private func row(_ lines: Int...) -> String {
    let places = lines.map { "DrawnAtTests.swift:\(Face.start + $0)" }
    return "\n  drawn at    \(places.joined(separator: ", "))\n"
  }

  /// Returns the failure message for a changed face, by default one with a wider mouth.
  private func message<Format>(
    _ strategy: Snapshotting<Face, Format>,
    of face: Face = Face(mouth: 30)
  ) throws -> String {
    let playground = try Playground()
    withKnownIssue { playground.run { assertSnapshot(of: Face(), as: strategy) } }
    let verdict = playground.run { verifySnapshot(of: face, as: strategy) }
    return "\n  " + (try #require(verdict.failure)).replacing("\n", with: "\n  ")
  }

  @Test func textsNameTheLineOfTheElement() throws {
    #expect(try message(.svg).contains(row(4)))
    #expect(try message(.pathCommands).contains(row(4)))
    #expect(try message(.displayList).contains(row(4)))
  }

  @Test func picturesNameTheLinesThatPaintThere() throws {
    #expect(try message(.png).contains(row(4)))
    #expect(try message(.png(scale: 3)).contains(row(4)))
  }

  @Test func elementsAboveAChangeAreNotNamed() throws {
    #expect(try message(.png, of: Face(color: .red)).contains(row(3)))
    #expect(try message(.svg, of: Face(color: .red)).contains(row(3)))
  }

  @Test func elementsBehindAChangeAreNotNamed() throws {
    #expect(try message(.png, of: Face(mouth: 10)).contains(row(4)))
    #expect(try message(.svg, of: Face(mouth: 10)).contains(row(4)))
  }

  @Test func mostChangedElementIsFirst() throws {
    let face = Face(mouth: 30, color: .red)
    #expect(try message(.svg, of: face).contains(row(3, 4)))
    #expect(try message(.displayList, of: face).contains(row(3, 4)))
  }

  @Test func animationFramesNameTheLines() throws {
    #expect(try message(.frames(at: [0, 1])).contains(row(4)))
    #expect(try message(.animation(seconds: 0.2)).contains(row(4)))
  }

  @Test func pulledBackStrategyNamesTheLines() throws {
    let strategy = Snapshotting<Face, String>.svg.pullback { (mouth: CGFloat) in
      Face(mouth: mouth)
    }
    let playground = try Playground()
    withKnownIssue { playground.run { assertSnapshot(of: 20, as: strategy) } }
    let verdict = playground.run { verifySnapshot(of: 30, as: strategy) }
    #expect(try #require(verdict.failure).contains("drawn at"))
  }

  private struct Ringed: View {
    var hasRing: Bool
    var body: some View {
      ZStack {
        Face()
        if hasRing { Circle().stroke(.red) }
      }
      .frame(width: 100, height: 100)
    }
  }

  @Test func removedElementsHaveNoLine() throws {
    let playground = try Playground()
    withKnownIssue { playground.run { assertSnapshot(of: Ringed(hasRing: true), as: .svg) } }
    let verdict = playground.run { verifySnapshot(of: Ringed(hasRing: false), as: .svg) }
    let failure = try #require(verdict.failure)
    #expect(failure.contains("removed"))
    #expect(!failure.contains("drawn at"))
  }
}
