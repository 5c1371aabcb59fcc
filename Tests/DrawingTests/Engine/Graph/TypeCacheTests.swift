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
}
