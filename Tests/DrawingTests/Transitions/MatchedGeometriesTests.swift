import Foundation
import Testing

@testable import Drawing

/// The frames of sources. They apply to the same pass and the next one.
@Suite
struct MatchedGeometriesTests {
  private let name = GeometryName(namespace: Namespace().wrappedValue, id: "a")
  private let small = CGRect(0, 0, 1, 1)
  private let large = CGRect(0, 0, 9, 9)

  @Test
  func framesAreKeptUntilTheNextPass() {
    let geometries = MatchedGeometries()
    #expect(geometries.lastFrame(of: name, in: 7) == nil)
    _ = geometries.note(small, of: name, in: 7)
    #expect(geometries.frame(of: name, in: 7) == small)
    #expect(geometries.lastFrame(of: name, in: 8) == small)
    #expect(geometries.frame(of: name, in: 8) == small)
    #expect(geometries.lastFrame(of: name, in: 9) == nil)
    #expect(geometries.frame(of: name, in: 9) == nil)
  }

  /// A frame is late if the same pass looked for it without success, or used another one.
  @Test
  func framesAreLateIfAnotherOneWasUsed() {
    let geometries = MatchedGeometries()
    #expect(!geometries.note(small, of: name, in: 1))
    #expect(!geometries.note(large, of: name, in: 2))
    #expect(geometries.frame(of: name, in: 3) == large)
    #expect(!geometries.note(large, of: name, in: 3))
    #expect(geometries.frame(of: name, in: 4) == large)
    #expect(geometries.note(small, of: name, in: 4))
    #expect(geometries.frame(of: name, in: 6) == nil)
    #expect(geometries.note(large, of: name, in: 6))
    #expect(!geometries.note(large, of: name, in: 7))
  }

  @Test
  func theFirstSourceOfANameCounts() {
    let geometries = MatchedGeometries()
    for pass in 1...3 {
      _ = geometries.note(small, of: name, in: pass)
      #expect(geometries.frame(of: name, in: pass) == small)
      #expect(!geometries.note(large, of: name, in: pass))
    }
    #expect(geometries.frame(of: name, in: 4) == small)
  }
}
