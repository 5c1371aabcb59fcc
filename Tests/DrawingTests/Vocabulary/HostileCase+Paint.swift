import DrawingControls
import Foundation
import Pixels
import Scene

extension HostileCase {
  static let shapes = [
    HostileCase("rounded shapes") { number in
      ZStack {
        RoundedRectangle(cornerRadius: number)
        RoundedRectangle(cornerSize: CGSize(width: number, height: 3), style: .circular)
        UnevenRoundedRectangle(topLeadingRadius: number, bottomTrailingRadius: -number)
        Rectangle().cornerRadius(number)
      }
    },
    HostileCase("shapes in shapes") { number in
      ZStack {
        Circle().inset(by: number).trim(from: number, to: 1)
        Capsule().rotation(.radians(number), anchor: UnitPoint(x: number, y: number))
        Rectangle().scale(x: number, y: 1).offset(x: number, y: number)
        Ellipse().size(width: number, height: number)
        Rectangle().transform(CGAffineTransform(a: number, b: 1, c: 2, d: number, tx: 0, ty: 0))
        Rectangle().strokeBorder(.red, lineWidth: number)
        Circle().inset(by: number).rotation(.degrees(number)).inset(by: -number)
      }
    },
    HostileCase("strokes") { number in
      ZStack {
        Circle().stroke(.red, style: StrokeStyle(lineWidth: number, dash: [number, -number]))
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [0, 0, number]))
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [2], dashPhase: number))
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, miterLimit: number))
        Circle().stroke(lineWidth: 3).stroke(lineWidth: number).trim(from: 0, to: number)
      }
    },
    HostileCase("outlines of paths") { number in
      Path("0 0 m 9 9 l 5 2 l h")?.strokedPath(StrokeStyle(lineWidth: number))
        .trimmedPath(from: 0.1, to: number)
    },
    HostileCase("paths") { number in
      Path { path in
        let point = CGPoint(x: number, y: 3)
        path.addArc(
          center: CGPoint(x: 9, y: number),
          radius: number,
          startAngle: .radians(number),
          endAngle: .radians(-number),
          clockwise: true
        )
        path.addRelativeArc(center: point, radius: 4, startAngle: .zero, delta: .degrees(number))
        path.addArc(tangent1End: point, tangent2End: CGPoint(x: 4, y: number), radius: number)
        path.addCurve(to: point, control1: .zero, control2: CGPoint(x: number, y: number))
        path.addQuadCurve(to: .zero, control: point)
        path.addRoundedRect(
          in: CGRect(x: number, y: 0, width: number, height: 5),
          cornerSize: CGSize(width: number, height: number)
        )
        path.addEllipse(in: CGRect(x: 1, y: 1, width: number, height: number))
      }
    },
  ]

  static let effects = [
    HostileCase("opacity and blur") { Circle().opacity($0).blur(radius: $0).blur(radius: 1) },
    HostileCase("shadow") { Circle().shadow(color: .red, radius: $0, x: $0, y: -$0) },
    HostileCase("scale and rotation") {
      Rectangle().scaleEffect(x: $0, y: 1, anchor: UnitPoint(x: $0, y: 0))
        .rotationEffect(.radians($0), anchor: UnitPoint(x: 0, y: $0)).scaleEffect($0)
    },
    HostileCase("rotation3DEffect") { number in
      Rectangle().rotation3DEffect(.radians(number), axis: (number, 1, 0), anchorZ: number)
        .rotation3DEffect(.degrees(40), axis: (1, 1, number), perspective: number)
    },
    HostileCase("projectionEffect") { number in
      var transform = ProjectionTransform()
      let _ = (transform.m13, transform.m33, transform.m21) = (number, number, number)
      Rectangle().projectionEffect(transform)
    },
    HostileCase("transformEffect") {
      Rectangle().transformEffect(CGAffineTransform(a: $0, b: $0, c: -$0, d: $0, tx: $0, ty: $0))
    },
    HostileCase("colour effects") {
      Color.red.saturation($0).contrast($0).brightness($0).grayscale($0)
        .hueRotation(.radians($0)).colorMultiply(Color(white: $0, opacity: $0))
        .colorInvert().luminanceToAlpha()
    },
    HostileCase("visualEffect") { number in
      Color.red.visualEffect { content, _ in
        content.blur(radius: number).offset(x: number).scaleEffect(number).opacity(number)
          .rotationEffect(.radians(number)).brightness(number)
      }
    },
    HostileCase("mask, clip and blend") { number in
      Color.red.mask(Circle().offset(x: number)).clipShape(Circle().inset(by: number))
        .blendMode(.hardLight).compositingGroup().opacity(number)
        .drawingGroup()
    },
  ]

  static let styles = [
    HostileCase("colours") { number in
      HStack(spacing: 0) {
        Color(red: number, green: -number, blue: number, opacity: number)
        Color(hue: number, saturation: number, brightness: number).opacity(number)
        Color(.displayP3, red: number, green: 1, blue: 0).mix(with: .red, by: number)
        Color(.sRGBLinear, white: number)
      }
    },
    HostileCase("stops") { number in
      let stops: [Gradient.Stop] = [
        .init(color: .red, location: number), .init(color: .blue, location: 0.2),
        .init(color: .green, location: -number),
      ]
      VStack(spacing: 0) {
        LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)
        RadialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 5)
        AngularGradient(stops: stops, center: .center)
        EllipticalGradient(stops: stops)
        Rectangle().fill(Gradient(stops: stops).colorSpace(.perceptual))
        LinearGradient(stops: [], startPoint: .top, endPoint: .bottom)
        AngularGradient(colors: [], center: .center)
        RadialGradient(colors: [.red], center: .center, startRadius: number, endRadius: 4)
      }
    },
    HostileCase("gradients") { number in
      let (near, far) = (UnitPoint(x: number, y: 0), UnitPoint(x: 1, y: -number))
      VStack(spacing: 0) {
        LinearGradient(colors: [.red, .blue], startPoint: near, endPoint: far)
        RadialGradient(
          colors: [.red, .blue],
          center: near,
          startRadius: number,
          endRadius: -number
        )
        AngularGradient(
          colors: [.red, .blue],
          center: far,
          startAngle: .radians(number),
          endAngle: .radians(-number)
        )
        EllipticalGradient(
          colors: [.red, .blue],
          center: near,
          startRadiusFraction: number,
          endRadiusFraction: -number
        )
      }
    },
    HostileCase("shadows of styles") { number in
      ZStack {
        Circle().fill(.red.shadow(.drop(color: .blue, radius: number, x: number, y: number)))
        Circle().fill(.red.shadow(.inner(color: .blue, radius: number, x: number, y: number)))
        Circle().fill(.red.opacity(number))
      }
    },
    HostileCase("image paint") { number in
      let part = CGRect(x: number, y: 0, width: number, height: 1)
      Rectangle().fill(.image(picture(1), sourceRect: part, scale: number))
    },
    HostileCase("pictures") { number in
      let caps = EdgeInsets(top: number, leading: number, bottom: -number, trailing: 1)
      ZStack {
        picture(number)
        picture(number).resizable(capInsets: caps, resizingMode: .tile)
        picture(1).resizable(capInsets: caps, resizingMode: .stretch).scaleEffect(number)
        picture(1).resizable().frame(width: number, height: 4)
        Image(systemName: "star", variableValue: number).imageScale(.large)
      }
    },
    HostileCase("canvases") { number in
      Canvas { context, size in
        context.opacity = number
        context.rotate(by: .radians(number))
        context.translateBy(x: number, y: number)
        context.addFilter(.shadow(color: .red, radius: number, x: number))
        context.addFilter(.hueRotation(.radians(number)))
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .radialGradient(
            Gradient(colors: [.red, .blue]),
            center: CGPoint(x: number, y: 0),
            startRadius: number,
            endRadius: -number,
            options: .mirror
          )
        )
        context.fill(
          Path(CGRect(x: 0, y: 0, width: number, height: 3)),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]),
            startPoint: CGPoint(x: number, y: 0),
            endPoint: CGPoint(x: 0, y: number),
            options: .repeat
          )
        )
        context.draw(Text("a"), at: CGPoint(x: number, y: number), anchor: .top)
        context.concatenate(CGAffineTransform(scaleX: number, y: 0))
        context.stroke(Path("0 0 m 9 9 l") ?? Path(), with: .color(.red), lineWidth: number)
        _ = context.clipBoundingRect
      }
    },
  ]

  private static func picture(_ scale: CGFloat) -> Image {
    guard let pixels = Bitmap(width: 3, height: 2, bytes: Array(repeating: 99, count: 24)) else {
      return Image("none")
    }
    return Image(bitmap: pixels, scale: scale)
  }

  static let texts = [
    HostileCase("fonts") { number in
      VStack {
        Text("Text").font(.system(size: number))
        Text("Text").font(.custom("Any", size: number).width(Font.Width(number)))
        Text("Text").font(.body).lineSpacing(number).minimumScaleFactor(number)
      }
    },
    HostileCase("letters") { number in
      Text("Te xt").kerning(number).baselineOffset(number).underline()
      Text("Te xt and more").tracking(number).strikethrough(true, pattern: .dashDotDot)
        .frame(width: 9)
    },
    HostileCase("text in a frame") { Text("Several words here").frame(width: $0, height: $0) },
    HostileCase("numbers as text") { Text("\($0)").monospacedDigit() },
  ]

  static let controls = [
    HostileCase("Slider, Gauge, ProgressView") { number in
      VStack {
        Slider(value: .constant(number), in: 0...1)
        Gauge(value: number, in: 0...2) { Text("a") }
        ProgressView(value: number, total: number)
        ProgressView(value: number)
        ProgressView()
        Stepper("a", value: .constant(number), step: number)
      }
    }
  ]

  /// The words whose picture depends on the time.
  static let motions = [
    HostileCase("curves") { number in
      Moving(animation: .linear(duration: number))
      Moving(animation: .easeInOut(duration: number).repeatForever())
      Moving(animation: .timingCurve(number, 0, 1, number, duration: 1))
      Moving(animation: .linear(duration: number).repeatCount(3).speed(2).delay(0.1))
    },
    HostileCase("delay and speed") { number in
      Moving(animation: .linear.delay(number))
      Moving(animation: .spring().speed(number))
      Moving(animation: .easeIn.speed(number).repeatForever().delay(number))
      Moving(animation: .linear.logicallyComplete(after: number))
    },
    HostileCase("springs") { number in
      Moving(animation: .spring(response: number, dampingFraction: 0.5))
      Moving(animation: .spring(response: 0.5, dampingFraction: number).repeatForever())
      Moving(animation: .spring(response: 0.5, dampingFraction: 1, blendDuration: number))
      Moving(animation: .spring(duration: number, bounce: number))
      Moving(animation: .bouncy(duration: 0.5, extraBounce: number))
      Moving(animation: .spring(Spring(mass: number, stiffness: number, damping: number)))
      Moving(animation: .spring(Spring(settlingDuration: number, dampingRatio: number)))
    },
    HostileCase("interpolating springs") { number in
      Moving(animation: .interpolatingSpring(mass: number, stiffness: 10, damping: 1))
      Moving(animation: .interpolatingSpring(stiffness: number, damping: number))
      Moving(
        animation: .interpolatingSpring(stiffness: 100, damping: 2, initialVelocity: number)
      )
      Moving(animation: .interpolatingSpring(stiffness: 1, damping: number).repeatForever())
    },
    HostileCase("way") { number in
      Moving(animation: .spring(), distance: number)
      Moving(animation: .linear(duration: 1), distance: -number)
      Moving(
        animation: .interpolatingSpring(stiffness: 9, damping: 1).repeatForever(),
        distance: number
      )
    },
    HostileCase("keyframes") { number in
      KeyframeAnimator(initialValue: CGFloat(0)) { value in
        Color.red.offset(x: value)
      } keyframes: { _ in
        LinearKeyframe(10, duration: number)
        CubicKeyframe(20, duration: 0.2, startVelocity: number)
        SpringKeyframe(number, duration: number, spring: .bouncy, startVelocity: number)
        SpringKeyframe(5, spring: Spring(response: number, dampingRatio: number))
        MoveKeyframe(number)
        CubicKeyframe(0, duration: 0)
      }
    },
    HostileCase("transitions") { number in
      InsertedView(transition: .scale(scale: number).combined(with: .offset(x: number, y: number)))
    },
  ]

  /// Modifiers whose values are visible at each moment of an animation.
  static let courses = [
    HostileCase("clockOffset") { number in
      Moving(animation: .linear(duration: 2)).clockOffset(number)
      ProgressView().clockOffset(number).clockOffset(number).clockOffset(number)
      TimelineView(.everyMinute) { Text("\($0.date.timeIntervalSinceReferenceDate)") }
        .clockOffset(number)
    },
    HostileCase("phases") { number in
      PhaseAnimator([0, number, 1]) { phase in
        Color.red.opacity(phase)
      } animation: { _ in
        .linear(duration: number)
      }
    },
    HostileCase("timelines") { number in
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: number), by: number)) {
        Color.red.opacity($0.date.timeIntervalSinceReferenceDate)
      }
      TimelineView(.animation(minimumInterval: number)) {
        Color.red.offset(x: $0.date.timeIntervalSinceReferenceDate)
      }
      TimelineView(.explicit([number, -number].map(Date.init(timeIntervalSinceReferenceDate:)))) {
        Color.red.opacity($0.date.timeIntervalSinceReferenceDate)
      }
    },
  ]

  /// A view in which another one is inserted.
  private struct InsertedView: View {
    let transition: AnyTransition
    @State private var isHere = false

    var body: some View {
      ZStack { if isHere { Color.red.transition(transition) } }
        .onAppear { withAnimation(.linear(duration: 1)) { isHere = true } }
    }
  }
}
