import Testing

@testable import Drawing

@Suite
struct TypeCacheTests {
  @Test
  func valuesAreFoundOncePerType() {
    let cache = TypeCache<String>()
    #expect(cache.value(of: Int.self) { "first" } == "first")
    #expect(cache.value(of: Int.self) { "second" } == "first")
    #expect(cache.value(of: Double.self) { "third" } == "third")
  }

  @Test
  func aMissingValueIsAValue() {
    let cache = TypeCache<Int?>()
    #expect(cache.value(of: Int.self) { nil } == nil)
    #expect(cache.value(of: Int.self) { 1 } == nil)
  }

  @Test
  func findingAValueMayFindAnother() {
    let cache = TypeCache<Int>()
    let sum = cache.value(of: Int.self) { 1 + cache.value(of: Double.self) { 2 } }
    #expect(sum == 3)
  }

  private final class Marker {}

  /// Two threads may find a value at the same time; here, finding one asks the cache itself.
  @Test
  func theFirstStoredValueIsKept() {
    let cache = TypeCache<Marker>()
    var first: Marker?
    let second = cache.value(of: Int.self) {
      first = cache.value(of: Int.self) { Marker() }
      return Marker()
    }
    let third = cache.value(of: Int.self) { Marker() }
    #expect(first != nil && first === second && first === third)
  }
}
