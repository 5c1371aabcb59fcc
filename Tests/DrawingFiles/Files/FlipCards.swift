import SwiftUI

@MainActor
final class Deck {
  var suits = ["suit.heart.fill", "star.fill", "bolt.fill"]
  func hue(of suit: String) -> Double {
    Double(suits.firstIndex(of: suit) ?? 0) / Double(suits.count)
  }
}

/// An effect that rotates a view about its vertical centre line, with perspective.
struct TurnEffect: GeometryEffect {
  var turn: Double

  var animatableData: Double {
    get { turn }
    set { turn = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    var map = CATransform3DIdentity
    map.m34 = -1 / max(size.width, size.height)
    map = CATransform3DRotate(map, CGFloat(Angle(degrees: turn).radians), 0, 1, 0)
    map = CATransform3DTranslate(map, -size.width / 2, -size.height / 2, 0)
    let back = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
    return ProjectionTransform(map).concatenating(ProjectionTransform(back))
  }
}

struct Entry: Identifiable {
  let id: Int
  var isOn: Bool
}

@MainActor
struct FlipCards: View {
  @State private var turn = 20.0
  @State private var entries = [Entry(id: 0, isOn: true), Entry(id: 1, isOn: false)]
  @State private var page = 0
  @State private var picked: Entry?
  @FocusState private var isWriting: Bool
  @GestureState private var scale: CGFloat = 1
  @Environment(\.locale) private var locale

  private let deck = Deck()

  private func face(_ suit: String) -> some View {
    RoundedRectangle(cornerRadius: 12, style: .continuous)
      .fill(Color(hue: deck.hue(of: suit), saturation: 0.7, brightness: 0.9))
      .overlay(Image(systemName: suit).font(.title).foregroundColor(Color(UIColor.white)))
      .frame(width: 70, height: 100)
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 12) {
          HStack {
            ForEach(deck.suits.map { $0 }, id: \.self) { suit in
              face(suit)
                .modifier(TurnEffect(turn: turn))
                .scrollTransition { content, phase in
                  content.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(1 - abs(phase.value) / 2)
                }
                .symbolEffect(.bounce.up, options: .repeating, value: page)
            }
          }
          ForEach($entries) { $entry in
            Toggle(isOn: $entry.isOn) { Text("Entry \(entry.id)") }
          }
          .toggleStyle(SwitchToggleStyle(tint: .orange))
          GroupBox("Box") {
            LabeledContent("Page", value: page, format: .number)
            Button("Next", systemImage: "chevron.right") { page += 1 }
              .buttonBorderShape(.capsule)
          }
          Text("Glass").padding(8).glassEffect(.regular.tint(.blue), in: .capsule)
        }
        .padding()
      }
      .scrollBounceBehavior(.basedOnSize)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }
        ToolbarItemGroup(placement: .bottomBar) { Spacer() }
      }
      .toolbarBackground(.visible, for: .navigationBar)
      .navigationDestination(for: Int.self) { Text("\($0)") }
    }
    .focused($isWriting)
    .gesture(MagnifyGesture().updating($scale) { value, state, _ in state = value.magnification })
    .sensoryFeedback(.impact(weight: .heavy), trigger: page)
    .sheet(item: $picked) { Text("\($0.id)") }
    .alert("Sure?", isPresented: .constant(false)) {
      Button("Yes", role: .destructive) {}
    } message: {
      Text("It is gone then.")
    }
    .presentationDetents([.medium, .fraction(0.3)])
    .accessibilityAction { turn = 0 }
    .onAppear {
      withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { turn += 360 }
    }
    .task {
      try? await Task.sleep(nanoseconds: 500_000_000)
      entries[1].isOn = true
    }
  }
}

struct FlipCards_Previews: PreviewProvider {
  static var previews: some View {
    FlipCards()
  }
}

#Preview {
  FlipCards()
}
