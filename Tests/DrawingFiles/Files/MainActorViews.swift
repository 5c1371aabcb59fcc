import Combine
import SwiftUI

/// Functions and properties of the main actor, which views may call.
@MainActor
enum Palette {
  static var accent = Color.red

  static func width(of step: Int) -> CGFloat { CGFloat(step) }
}

/// Bars whose helpers, styles, modifiers and actions use the main actor.
public struct MainActorBoard: View {
  @StateObject private var tally = Tally(count: 1)
  @State private var isReady = false
  @State private var ticks = 0

  /// Creates the bars.
  public init() {}

  /// The bars.
  public var body: some View {
    VStack(spacing: 0) {
      EquatableBar(step: 4).equatable()
      ForEach([NumberedBar(id: 5), NumberedBar(id: 6)]) { $0 }
      Color.bar(7)
      Color.blue.accented()
      BarShape().fill(Palette.accent).frame(width: 8, height: 1)
      Button(action: tally.increase) { Palette.accent.frame(width: 9, height: 1) }
        .buttonStyle(BarButtonStyle())
      LateBar(isReady: readiness)
      Palette.accent.frame(width: Palette.width(of: tally.count * 10 + ticks), height: 1)
    }
    .onAppear(perform: prepare)
    .task { await load() }
    .modifier(Started(tally: tally))
  }

  private var readiness: Binding<Bool> {
    Binding(get: { isReady && tally.count > 0 }, set: { isReady = $0 })
  }

  private func prepare() {
    withAnimation(nil) { tally.increase() }
    DispatchQueue.main.async { tally.increase() }
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in ticks += 1 }
    tally.follow(Timer.publish(every: 0.2, on: .main, in: .common))
    isReady = true
  }

  private func load() async {
    tally.increase()
  }
}

extension Tally {
  fileprivate func follow(_ timer: Timer.TimerPublisher) {
    subscription = timer.autoconnect().first().sink { [weak self] _ in self?.increase() }
  }
}

private struct EquatableBar: View, Equatable {
  let step: Int

  var body: some View { bar }

  private var bar: some View { Palette.accent.frame(width: Palette.width(of: step), height: 1) }
}

private struct NumberedBar: View, Hashable, Identifiable {
  let id: Int

  var body: some View { Palette.accent.frame(width: Palette.width(of: id), height: 1) }
}

private struct BarShape: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
}

extension View {
  fileprivate static func bar(_ step: Int) -> some View {
    Palette.accent.frame(width: Palette.width(of: step), height: 1)
  }

  fileprivate func accented() -> some View {
    frame(width: Palette.width(of: 3), height: 1).background(Palette.accent)
  }
}

private struct BarButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { label(of: configuration) }

  private func label(of configuration: Configuration) -> some View {
    configuration.label.hidden().frame(width: Palette.width(of: 12), height: 1)
      .overlay(Palette.accent)
  }
}

private struct LateBar: View {
  @Binding var isReady: Bool

  var body: some View {
    Palette.accent.frame(width: Palette.width(of: isReady ? 11 : 2), height: 1)
  }
}

private struct Started: ViewModifier {
  let tally: Tally

  func body(content: Content) -> some View { content.onAppear(perform: start) }

  private func start() { tally.increase() }
}
