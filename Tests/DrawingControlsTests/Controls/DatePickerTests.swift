import DrawingControls
import Foundation
import Scene
import Testing

@Suite
struct DatePickerTests {
  private let date = Date(timeIntervalSinceReferenceDate: 45_000)

  /// The frames of everything that is drawn, and its colours.
  private func look(_ view: some View) throws -> [String] {
    try view.drawn(400, 60).leaves.map {
      "\(String(describing: $0.color)) \($0.outline.path.boundingRect.applying($0.transform))"
    }
  }

  private func expected(_ fields: String...) -> some View {
    HStack {
      Text("Due")
      Spacer()
      ForEach(fields, id: \.self) { field in
        Text(verbatim: field).padding(.horizontal, 11).padding(.vertical, 6)
          .background(
            RoundedRectangle(cornerRadius: 8)
              .fill(Color(red: 118.0 / 255, green: 118.0 / 255, blue: 128.0 / 255).opacity(0.12))
          )
      }
    }
  }

  @Test
  func dayAndTimeAreInFields() throws {
    let picker = DatePicker("Due", selection: .constant(date))
    #expect(try look(picker) == look(expected("January 1, 2001", "12:30 PM")))
  }

  @Test
  func onlyDisplayedComponentsAreDrawn() throws {
    let day = DatePicker("Due", selection: .constant(date), in: date..., displayedComponents: .date)
    #expect(try look(day) == look(expected("January 1, 2001")))
    let time = DatePicker(selection: .constant(date), displayedComponents: .hourAndMinute) {
      Text("Due")
    }
    #expect(try look(time) == look(expected("12:30 PM")))
  }

  @Test
  func datePickerLabelsCanBeStringsOrViews() throws {
    let selection = Binding.constant(date)
    let both = try look(expected("January 1, 2001", "12:30 PM"))
    #expect(try look(DatePicker(String("Due"), selection: selection)) == both)
    #expect(try look(DatePicker(String("Due"), selection: selection, in: date...)) == both)
    #expect(try look(DatePicker("Due", selection: selection, in: date...)) == both)
    #expect(try look(DatePicker(selection: selection) { Text("Due") }) == both)
    #expect(try look(DatePicker(selection: selection, in: date...) { Text("Due") }) == both)
    let day = try look(expected("January 1, 2001"))
    #expect(
      try look(DatePicker(String("Due"), selection: selection, displayedComponents: .date)) == day
    )
  }

  @Test
  func datePickerWithoutALabelIsNarrower() throws {
    let picker = DatePicker("Due", selection: .constant(date)).labelsHidden()
    let fields = try look(expected("January 1, 2001", "12:30 PM")).suffix(4)
    #expect(try look(picker.frame(maxWidth: .infinity, alignment: .trailing)) == Array(fields))
  }

  @Test
  func stylesThatAreNotDrawnAreNoted() throws {
    let picker = DatePicker("Due", selection: .constant(date))
    let graphical = try ImageRenderer(content: picker.datePickerStyle(.graphical)).notes()
    #expect(graphical.map(\.name) == ["datePickerStyle"])
    #expect(try ImageRenderer(content: picker.datePickerStyle(.compact)).notes().isEmpty)
  }
}
