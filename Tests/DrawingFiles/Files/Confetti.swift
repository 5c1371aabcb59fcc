import Combine
import SwiftUI

/// The state that all pieces of confetti share.
final class ConfettiBox: ObservableObject {
  @Published var count: Int
  @Published var colors: [Color]
  let reach: CGFloat

  init(count: Int = 36, colors: [Color] = [.red, .yellow, .green, .blue, .purple], reach: CGFloat) {
    self.count = count
    self.colors = colors
    self.reach = reach
  }
}

/// Pieces thrown from a point, which fall a moment later.
struct ConfettiBurst: View {
  @StateObject private var box: ConfettiBox

  init(reach: CGFloat = 120) {
    _box = StateObject(wrappedValue: ConfettiBox(reach: reach))
  }

  var body: some View {
    ZStack {
      Color.clear
      ForEach(0...box.count - 1, id: \.self) { _ in
        ConfettiPiece(box: box)
      }
    }
  }
}

private struct ConfettiPiece: View {
  @ObservedObject var box: ConfettiBox
  @State private var place = CGPoint.zero
  @State private var opacity = 0.0
  @State private var spin = false
  @State private var speed = Double.random(in: 0.5...2)
  @State private var piece: AnyView

  init(box: ConfettiBox) {
    self.box = box
    let color = box.colors.randomElement() ?? .red
    piece = Bool.random() ? AnyView(Rectangle().fill(color)) : AnyView(Ellipse().fill(color))
  }

  var body: some View {
    piece
      .frame(width: 10, height: 7)
      .rotation3DEffect(.degrees(spin ? 360 : 0), axis: (x: 1, y: 0.4, z: 0))
      .animation(Animation.linear(duration: speed).repeatForever(autoreverses: false), value: spin)
      .offset(x: place.x, y: place.y)
      .opacity(opacity)
      .onAppear(perform: burst)
  }

  private func burst() {
    spin = true
    withAnimation(Animation.timingCurve(0.1, 0.8, 0, 1, duration: 0.8)) {
      opacity = 1
      let angle = CGFloat.random(in: 60...120) * .pi / 180
      let distance = pow(CGFloat.random(in: 0.01...1), 2.0 / 7.0) * box.reach
      place.x = distance * cos(angle) * 2
      place.y = -distance * sin(angle)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      withAnimation(Animation.timingCurve(0.12, 0, 0.39, 0, duration: 2)) {
        place.y += 260
        opacity = 0
      }
    }
  }
}

struct Confetti_Previews: PreviewProvider {
  static var previews: some View { ConfettiBurst() }
}
