import Foundation
import SwiftUI

/// Dots that swell one after another, starting shortly after they appear.
struct DotSpinner: View {
  let color: Color
  @State private var isLarge = false

  var body: some View {
    HStack(spacing: 6) {
      ForEach(0..<4, id: \.self) { index in
        Circle()
          .fill(color)
          .frame(width: 14, height: 14)
          .scaleEffect(isLarge ? 1 : 0.4)
          .animation(
            Animation.easeInOut(duration: 0.6).repeatForever().delay(0.15 * Double(index)),
            value: isLarge
          )
      }
    }
    .onAppear {
      DispatchQueue.main.async { isLarge = true }
    }
  }
}

/// An arc that grows and shrinks; its turns are counted by a task.
struct ArcSpinner: View {
  @State private var end: CGFloat
  @State private var turn: Angle = .zero
  private let width: CGFloat

  init(start: CGFloat, width: CGFloat = 8) {
    self.end = start
    self.width = width
  }

  var body: some View {
    Circle()
      .trim(from: 0, to: end)
      .stroke(
        AngularGradient(
          gradient: Gradient(colors: [.mint, .blue]),
          center: .center,
          startAngle: .zero,
          endAngle: .degrees(360)
        ),
        style: StrokeStyle(lineWidth: width, lineCap: .round)
      )
      .rotationEffect(turn)
      .padding(width / 2)
      .task {
        while !Task.isCancelled {
          withAnimation(.easeOut(duration: 0.5)) { end = end > 0.5 ? 0.1 : 0.9 }
          try? await Task.sleep(nanoseconds: 500_000_000)
          withAnimation(.linear(duration: 0.5)) { turn += .degrees(90) }
        }
      }
  }
}

/// A square that steps around a centre at the ticks of a timer.
struct StepSpinner: View {
  let ticks = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
  @State private var step = 0

  var body: some View {
    ZStack {
      ForEach(0..<8) { index in
        RoundedRectangle(cornerRadius: 2)
          .frame(width: 5, height: 16)
          .offset(y: -24)
          .rotationEffect(.degrees(45 * Double(index)))
          .opacity(index == step % 8 ? 1 : 0.25)
      }
    }
    .frame(width: 70, height: 70)
    .onReceive(ticks) { _ in step += 1 }
  }
}

/// A line that is drawn gradually and stops by itself.
struct Signature: View {
  @State private var shown: CGFloat = 0

  var body: some View {
    SignatureShape()
      .trim(from: 0, to: shown)
      .stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      .foregroundColor(.indigo)
      .frame(width: 160, height: 40)
      .onAppear(perform: write)
  }

  private func write() {
    Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in
      if shown < 1 { shown += 0.1 }
    }
  }
}

private struct SignatureShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      for loop in 0..<4 {
        let x = rect.minX + rect.width * CGFloat(loop) / 4
        path.addCurve(
          to: CGPoint(x: x + rect.width / 4, y: rect.midY),
          control1: CGPoint(x: x + rect.width / 2, y: rect.minY),
          control2: CGPoint(x: x - rect.width / 8, y: rect.maxY)
        )
      }
    }
  }
}

struct Spinners_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 24) {
      DotSpinner(color: .orange)
      ArcSpinner(start: 0.3).frame(width: 80, height: 80)
      StepSpinner()
      Signature()
    }
    .padding()
  }
}
