import SwiftUI

struct StarField: View {
  var count = 80

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
      for _ in 0..<count {
        let rect = CGRect(
          x: .random(in: 0...size.width),
          y: .random(in: 0..<size.height),
          width: .random(in: 1...3),
          height: 2
        )
        context.opacity = Double.random(in: 0.3...1)
        context.fill(Path(ellipseIn: rect), with: .color(.white))
      }
    }
    .ignoresSafeArea()
  }
}

struct SunSketch: View {
  var body: some View {
    Canvas { context, size in
      let rect = CGRect(origin: .zero, size: size).insetBy(dx: 20, dy: 20)
      let disc = Path(ellipseIn: rect)
      context.fill(
        disc,
        with: .linearGradient(
          Gradient(colors: [.yellow, .orange]),
          startPoint: rect.origin,
          endPoint: CGPoint(x: 0, y: rect.maxY)
        )
      )
      context.stroke(disc, with: .color(.orange), lineWidth: 4)

      var rays = context
      rays.translateBy(x: size.width / 2, y: size.height / 2)
      for index in 0..<24 {
        var ray = rays
        ray.rotate(by: .degrees(Double(index) * 15))
        ray.fill(Path(CGRect(x: -1, y: -size.height / 2, width: 2, height: 12)), with: .foreground)
      }

      let text = context.resolve(Text("Sun").font(.title).bold().foregroundColor(.white))
      let measured = text.measure(in: size)
      context.draw(text, at: CGPoint(x: size.width / 2, y: size.height / 2))
      context.drawLayer { layer in
        layer.clip(
          to: Path(CGRect(x: 0, y: size.height / 2 + measured.height, width: size.width, height: 4))
        )
        layer.fill(disc, with: .color(.red))
      }
      if let symbol = context.resolveSymbol(id: 0) {
        context.draw(symbol, at: CGPoint(x: 24, y: 24))
      }
    } symbols: {
      Circle().fill(.blue).frame(width: 12, height: 12).tag(0)
    }
    .frame(width: 200, height: 200)
  }
}
