import Drawing

/// Views in the middle of each kind of animation.
extension VocabularyDrawing {
  static let motions: [VocabularyDrawing] =
    kinds.map { name, transition in
      // librsvg blurs with box filters of whole pixels along the rotated axes.
      VocabularyDrawing("\(name) halfway", tolerance: name == "modifier" ? 1.2 : 1, at: 0.5) {
        Exchanged(transition: transition())
      }
    } + [
      VocabularyDrawing("contentTransition opacity halfway", at: 0.5) {
        Counted(change: .opacity)
      },
      VocabularyDrawing("contentTransition numericText halfway", at: 0.4) {
        Counted(change: .numericText())
      },
      VocabularyDrawing("keyframes under way", at: 0.6) { Hopping() },
      VocabularyDrawing("phases under way", at: 0.7) { Pulsing() },
      VocabularyDrawing("colours and shadows halfway", at: 0.5) { Warming() },
      VocabularyDrawing("a mask halfway", at: 0.5) { Unveiled() },
      VocabularyDrawing("a rotation in space halfway", at: 0.5) { Turned() },
    ]

  private static let kinds: [(String, @Sendable () -> AnyTransition)] = [
    ("opacity", { .opacity }),
    ("scale", { .scale }),
    ("scale from a corner", { .scale(scale: 0.2, anchor: .bottomLeading) }),
    ("slide", { .slide }),
    ("move", { .move(edge: .top) }),
    ("offset", { .offset(x: 20, y: -30) }),
    ("push", { .push(from: .trailing) }),
    ("asymmetric", { .asymmetric(insertion: .move(edge: .bottom), removal: .scale) }),
    ("combined", { .scale.combined(with: .opacity).combined(with: .move(edge: .leading)) }),
    (
      "modifier",
      { .modifier(active: Blurred(radius: 4, angle: 90), identity: Blurred(radius: 0, angle: 0)) }
    ),
  ]

  private struct Blurred: ViewModifier {
    let radius: CGFloat
    let angle: Double

    func body(content: Content) -> some View {
      content.blur(radius: radius).rotationEffect(.degrees(angle))
    }
  }

  private struct Exchanged: View {
    let transition: AnyTransition
    @State private var isNew = false

    var body: some View {
      ZStack {
        if isNew {
          Circle().fill(
            .linearGradient(colors: [.purple, .orange], startPoint: .top, endPoint: .bottom)
          )
          .overlay { Text("New") }.padding(10).transition(transition)
        } else {
          Rectangle().fill(.green.opacity(0.7)).border(.black, width: 2).padding(14)
            .transition(transition)
        }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isNew = true } }
    }
  }

  private struct Counted: View {
    let change: ContentTransition
    @State private var count = 3

    var body: some View {
      Text("\(count)").font(.system(size: 40)).bold().foregroundStyle(.indigo)
        .contentTransition(change)
        .onAppear { withAnimation(.linear(duration: 1)) { count = 8 } }
    }
  }

  private struct Hopping: View {
    private struct Place {
      var height = 0.0
      var angle = Angle.zero
      var stretch = 1.0
    }

    var body: some View {
      KeyframeAnimator(initialValue: Place()) { place in
        RoundedRectangle(cornerRadius: 6).fill(.teal).frame(width: 20, height: 20)
          .scaleEffect(x: 1, y: place.stretch).rotationEffect(place.angle).offset(y: -place.height)
      } keyframes: { _ in
        KeyframeTrack(\.height) {
          SpringKeyframe(18, duration: 0.5)
          CubicKeyframe(0, duration: 0.5)
        }
        KeyframeTrack(\.angle) { LinearKeyframe(.degrees(120), duration: 1) }
        KeyframeTrack(\.stretch) {
          CubicKeyframe(0.7, duration: 0.4)
          CubicKeyframe(1.3, duration: 0.6)
        }
      }
    }
  }

  private struct Pulsing: View {
    var body: some View {
      PhaseAnimator([0.0, 1, 2]) { phase in
        Circle().trim(from: 0, to: 0.3 + phase * 0.3)
          .stroke(.pink, style: StrokeStyle(lineWidth: 4 + phase * 2, lineCap: .round))
          .padding(14 - 4 * phase).hueRotation(.degrees(60 * phase))
      } animation: { _ in
        .easeInOut(duration: 0.5)
      }
    }
  }

  private struct Warming: View {
    @State private var isWarm = false

    var body: some View {
      Capsule().fill(isWarm ? Color.red : .blue).frame(width: isWarm ? 50 : 20, height: 24)
        .shadow(color: .black.opacity(0.6), radius: isWarm ? 6 : 1, x: isWarm ? 4 : 0, y: 2)
        .saturation(isWarm ? 1 : 0.2).opacity(isWarm ? 1 : 0.4)
        .onAppear { withAnimation(.linear(duration: 1)) { isWarm = true } }
    }
  }

  private struct Unveiled: View {
    @State private var isWhole = false

    var body: some View {
      LinearGradient(colors: [.yellow, .red], startPoint: .leading, endPoint: .trailing)
        .mask(alignment: .leading) {
          Circle().frame(width: isWhole ? 64 : 10).blur(radius: isWhole ? 0 : 4)
        }
        .onAppear { withAnimation(.linear(duration: 1)) { isWhole = true } }
    }
  }

  private struct Turned: View {
    @State private var isTurned = false

    var body: some View {
      VStack(spacing: 2) {
        Text("Up").bold()
        Rectangle().fill(.mint).frame(height: 20)
      }
      .padding(6).background(.gray.opacity(0.3), in: .rect(cornerRadius: 8))
      .rotation3DEffect(.degrees(isTurned ? 110 : 0), axis: (x: 0.3, y: 1, z: 0))
      .onAppear { withAnimation(.linear(duration: 1)) { isTurned = true } }
    }
  }
}
