import Testing

@testable import Drawing

@Suite
struct TypeTableTests {
  private struct Box<Content> {}

  /// Many distinct types, each nested in the one before.
  private static func types(_ count: Int) -> [Any.Type] {
    func nested<Content>(_ type: Content.Type) -> Any.Type { Box<Content>.self }
    return (0..<count).reduce(into: [Int.self]) { types, _ in
      types.append(_openExistential(types[types.count - 1], do: nested))
    }
  }

  @Test(arguments: [1, 31, 32, 33, 200])
  func everyTypeHasItsRecord(count: Int) {
    let table = TypeTable()
    let types = Self.types(count)
    let records = types.map { table.record(of: $0) }
    #expect(Set(records.map { ObjectIdentifier($0) }).count == types.count)
    #expect(zip(types, records).allSatisfy { table.record(of: $0) === $1 })
  }

  @Test
  func namesOmitGenericParameters() {
    let table = TypeTable()
    #expect(table.record(of: Box<Int>.self).name == "Box")
    #expect(table.record(of: Int.self).name == "Int")
    #expect(table.record(of: Int.self).name == "Int")
  }

  @Test
  func propertiesAndTraitsAreComputedOnce() {
    final class Properties {}
    let record = TypeRecord(Int.self)
    let properties = record.properties { Properties() }
    #expect(record.properties { Properties() } === properties)
    let other = TypeRecord(Int.self)
    #expect(other.properties { Properties() } !== properties)
    #expect(record.traits(of: 3, hooks: Answers(answer: true)).isAnimatable)
    #expect(record.traits(of: 3, hooks: Answers(answer: false)).isAnimatable)
    #expect(record.traits(of: 3, hooks: Answers(answer: false)).isIgnoredByLayout)
    #expect(!record.traits(of: 3, hooks: Answers(answer: false)).hasDynamicProperties)
    #expect(!other.traits(of: 3, hooks: Answers(answer: false)).isAnimatable)
    #expect(!other.traits(of: 3, hooks: Answers(answer: true)).isIgnoredByLayout)
    struct Owner { var state = State(initialValue: 3) }
    let owner = TypeRecord(Owner.self).traits(of: Owner(), hooks: Answers(answer: false))
    #expect(owner.hasDynamicProperties)
  }

  /// A property without references.
  private struct Plain: DynamicProperty {
    var number = 0
  }

  private struct Owner { var plain = Plain() }

  private struct Other { var number = 0 }

  private struct Partial { var plain: Plain? }

  private enum Choice {
    case plain(Plain)
    case number(Int)
  }

  private struct Described: CustomReflectable {
    var isPlain: Bool

    var customMirror: Mirror {
      isPlain ? Mirror(self, children: ["plain": Plain()]) : Mirror(self, children: [:])
    }
  }

  private func hasDynamicProperties<Value>(_ value: Value) -> Bool {
    TypeRecord(Value.self).traits(of: value, hooks: Answers(answer: false)).hasDynamicProperties
  }

  /// Each rendering has its own records, and what they find must not depend on earlier renderings.
  @Test(arguments: [1, 2])
  func plainValuesHaveTheSameTraitsInEveryRendering(rendering: Int) {
    #expect(hasDynamicProperties(Owner()))
    #expect(!hasDynamicProperties(Other()))
    #expect(!hasDynamicProperties(Partial(plain: nil)))
    #expect(hasDynamicProperties(Partial(plain: Plain())))
    #expect(!hasDynamicProperties(Choice.number(1)))
    #expect(hasDynamicProperties(Choice.plain(Plain())))
    #expect(!hasDynamicProperties(Described(isPlain: false)))
    #expect(hasDynamicProperties(Described(isPlain: true)))
  }

  /// Hooks that give the same answer for every type.
  private struct Answers: EvaluationHooks {
    let answer: Bool

    func isAnimatable(_ type: Any.Type) -> Bool { answer }
    func isIgnoredByLayout(_ type: Any.Type) -> Bool { answer }
    func animated<Value>(_ value: Value, in context: ViewContext) -> Value { value }
    func isShape<Content: View>(_ type: Content.Type) -> Bool { answer }
  }
}
