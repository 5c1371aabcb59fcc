public import Foundation

/// A date picker, drawn as its label and the selected day and time in grey fields.
///
/// Days and times are in English and in GMT, as in `Text(_:style:)`.
nonisolated public struct DatePicker<Label: View>: View {
  private let selection: Binding<Date>
  private let components: DatePickerComponents
  private let label: Label

  /// Creates a date picker.
  public init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    components = displayedComponents
  }

  /// Creates a date picker; the range is ignored.
  public init<Dates: RangeExpression>(
    selection: Binding<Date>,
    in range: Dates,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) where Dates.Bound == Date {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// The label and the fields, at the two ends of the available width.
  public var body: some View {
    HStack {
      HidableView(label)
      HidableView(Spacer())
      if components.contains(.date) { field(.date) }
      if components.contains(.hourAndMinute) { field(.time) }
    }
  }

  private func field(_ style: Text.DateStyle) -> some View {
    Text(selection.wrappedValue, style: style)
      .padding(.horizontal, 11)
      .padding(.vertical, 6)
      .background(RoundedRectangle(cornerRadius: 8).fill(Color(118, 118, 128).opacity(0.12)))
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a date picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a date picker with a title; the range is ignored.
  public init<Dates: RangeExpression>(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: Dates,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Dates.Bound == Date {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a date picker with a title; the range is ignored.
  @_disfavoredOverload
  public init<Title: StringProtocol, Dates: RangeExpression>(
    _ title: Title,
    selection: Binding<Date>,
    in range: Dates,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Dates.Bound == Date {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
}

/// The parts of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The parts as bits.
  public let rawValue: UInt

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)

  /// Creates a set of parts from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
