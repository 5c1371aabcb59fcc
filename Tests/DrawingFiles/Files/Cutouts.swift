import SwiftUI

/// A ticket stub with notches along its edge.
struct StubShape: Shape {
  var notch: CGFloat = 12

  func path(in rect: CGRect) -> Path {
    var holes = Path()
    for y in [rect.minY, rect.maxY] {
      holes.addEllipse(
        in: CGRect(x: rect.width * 0.7 - notch, y: y - notch, width: notch * 2, height: notch * 2)
      )
    }
    return Path(roundedRect: rect, cornerRadius: 16).subtracting(holes)
  }
}

/// A sickle that gets thinner as the disc in front of it moves.
struct SickleShape: Shape {
  var shift: CGFloat

  var animatableData: CGFloat {
    get { shift }
    set { shift = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let disc = Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
    return Path(disc.cgPath.subtracting(disc.offsetBy(dx: side * shift, dy: 0).cgPath))
  }
}

/// Two interlocking rings.
struct Rings: View {
  var body: some View {
    ZStack {
      Circle().offset(x: -20).symmetricDifference(Circle().offset(x: 20)).fill(.orange)
      Circle().offset(x: -20).intersection(Circle().offset(x: 20)).fill(.purple)
      Circle().scale(1.1)
        .lineSubtraction(.rect.inset(by: 10))
        .stroke(.gray, style: StrokeStyle(lineWidth: 4, lineCap: .round))
    }
  }
}

struct CutoutBoard: View {
  @State private var shift: CGFloat = 0.1

  var body: some View {
    VStack(spacing: 12) {
      StubShape()
        .fill(.teal.gradient)
        .overlay(StubShape().stroke(.teal, lineWidth: 1))
        .frame(height: 80)
      HStack(spacing: 12) {
        SickleShape(shift: shift).fill(.yellow)
        Rings()
        Circle().union(Capsule().rotation(.degrees(45)).scale(x: 0.3, y: 1.3)).fill(.pink)
      }
    }
    .padding()
    .onAppear {
      withAnimation(.easeInOut(duration: 2)) { shift = 0.6 }
    }
  }
}

struct Cutouts_Previews: PreviewProvider {
  static var previews: some View {
    CutoutBoard()
  }
}
