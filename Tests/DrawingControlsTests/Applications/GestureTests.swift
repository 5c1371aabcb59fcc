import DrawingControls
import Foundation
import Testing

@Suite
struct GestureTests {
  @Test
  func aSequenceHasTheStatesOfBothGestures() {
    typealias Sequence = SequenceGesture<LongPressGesture, DragGesture>
    func label(_ value: Sequence.Value) -> String {
      switch value {
      case .first(true): "pressing"
      case .second(true, let drag): drag == nil ? "pressed" : "dragging"
      default: "inactive"
      }
    }
    #expect(label(.first(true)) == "pressing")
    #expect(label(.second(true, nil)) == "pressed")
    #expect(label(.first(false)) == "inactive")
    let gesture: Sequence = LongPressGesture().sequenced(before: DragGesture())
    #expect(
      type(of: gesture.updating(GestureState(wrappedValue: 0)) { _, _, _ in }).Value.self
        == Sequence.Value.self
    )
  }

  @Test
  func simultaneousGesturesHaveTwoOptionalValues() {
    typealias Both = SimultaneousGesture<MagnificationGesture, RotationGesture>
    let gesture: _ChangedGesture<Both> = MagnificationGesture()
      .simultaneously(with: RotationGesture())
      .onChanged { value in
        let scale: CGFloat? = value.first
        let angle: Angle? = value.second
        Issue.record("gestures never occur: \(scale as Any), \(angle as Any)")
      }
    #expect(type(of: gesture).Value.self == Both.Value.self)
  }

  @Test
  func aStateWithAGestureKeepsItsInitialValue() {
    let state = GestureState(wrappedValue: 3, resetTransaction: Transaction(animation: .default))
    let gesture: GestureStateGesture<_EndedGesture<DragGesture>, Int> = DragGesture()
      .onEnded { _ in }
      .updating(state) { _, state, _ in state = 4 }
    #expect(gesture.state.wrappedValue == 3)
    #expect(GestureState<Int?>().wrappedValue == nil)
  }

  @Test
  func gesturesOfAViewChangeNothing() throws {
    let plain = try Circle().drawn(20, 20)
    let erased: AnyGesture<Bool> = AnyGesture(LongPressGesture().onEnded { _ in })
    let carried = try Circle()
      .gesture(LongPressGesture().exclusively(before: TapGesture()).onEnded { _ in })
      .gesture(erased)
      .gesture(DragGesture().map(\.translation.width).onChanged { _ in })
      .drawn(20, 20)
    #expect(carried == plain)
  }
}
