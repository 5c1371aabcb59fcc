import Foundation
import SwiftUI
import Testing

@Suite struct CollectionOffsetsTests {
  private static let moves: [(source: IndexSet, destination: Int, result: String)] = [
    ([0], 3, "bcade"), ([4], 0, "eabcd"), ([1, 3], 2, "abdce"), ([1, 3], 5, "acebd"),
    ([2], 2, "abcde"), ([], 3, "abcde"), ([7], 9, "abcde"), ([2], -1, "cabde"), ([2], 0, "cabde"),
    ([2], 1, "acbde"), ([2], 9, "abdec"), ([2, 7], 4, "abdce"),
  ]

  @Test(arguments: moves)
  func elementsAreMovedBeforeTheDestination(source: IndexSet, destination: Int, result: String) {
    var letters = Array("abcde")
    letters.move(fromOffsets: source, toOffset: destination)
    #expect(String(letters) == result)
  }

  @Test func elementsAtOffsetsAreRemoved() {
    var letters = "abcde"
    letters.remove(atOffsets: [0, 2, 9])
    #expect(letters == "bde")
    letters.remove(atOffsets: IndexSet())
    #expect(letters == "bde")
  }
}
