import Drawing
import Testing

@Suite
struct BindingTests {
  private struct Box {
    var width = 2.0
    var name: String? = "box"
  }

  private struct Owner: View {
    @State private var box = Box()
    var body: some View { Setter(width: $box.width) }
  }

  private struct Setter: View {
    @Binding var width: Double
    var body: some View {
      Color.red.frame(width: width, height: 1).onAppear { width = 8 }
    }
  }

  @Test
  func bindingWritesIntoThePartOfItsState() throws {
    #expect(try Owner().drawn(nil, nil).size.width == 8)
  }

  @Test
  func constantIsNotChanged() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test
  func closuresReadAndWrite() {
    var box = Box()
    let binding = Binding(get: { box }, set: { box = $0 })
    binding.width.wrappedValue = 5
    #expect(box.width == 5)
    #expect(binding.wrappedValue.width == 5)
  }

  @Test
  func optionalBindingIsUnwrappedOnlyIfNotNil() {
    var box = Box()
    let name = Binding(get: { box.name }, set: { box.name = $0 })
    Binding(name)?.wrappedValue = "crate"
    #expect(box.name == "crate")
    box.name = nil
    #expect(Binding(name) == nil)
  }

  private struct Item: Identifiable {
    var id: Int
  }

  @Test
  func bindingsToIdentifiableValuesHaveTheirIdentity() {
    #expect(Binding.constant(Item(id: 7)).id == 7)
  }

  @Test
  func bindingsBecomeOptional() {
    var width = 2.0
    let optional = Binding<Double?>(Binding(get: { width }, set: { width = $0 }))
    #expect(optional.wrappedValue == 2)
    optional.wrappedValue = 5
    #expect(width == 5)
    optional.wrappedValue = nil
    #expect(width == 5)
  }

  @Test
  func unwrappedBindingsKeepTheirLastValue() {
    var name: String? = "box"
    let unwrapped = Binding(Binding(get: { name }, set: { name = $0 }))
    name = nil
    #expect(unwrapped?.wrappedValue == "box")
    name = "crate"
    #expect(unwrapped?.wrappedValue == "crate")
    #expect(unwrapped?.projectedValue.wrappedValue == "crate")
  }
}
