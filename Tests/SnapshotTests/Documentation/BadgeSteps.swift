import Drawing

struct FirstStep: View {
  var body: some View {
    Circle()
      .fill(.indigo)
      .frame(width: 96, height: 96)
      .frame(width: 128, height: 128)
  }
}

struct SecondStep: View {
  var body: some View {
    ZStack {
      Circle().fill(.indigo).frame(width: 96, height: 96)
      Circle().strokeBorder(.white, lineWidth: 4).frame(width: 84, height: 84)
    }
    .frame(width: 128, height: 128)
  }
}

struct Rays: View {
  let count: Int

  var body: some View {
    ForEach(0..<count, id: \.self) { ray in
      Capsule()
        .fill(.orange)
        .frame(width: 10, height: 28)
        .offset(y: -48)
        .rotationEffect(.degrees(360 * Double(ray) / Double(count)))
    }
  }
}

struct ThirdStep: View {
  var body: some View {
    ZStack {
      Rays(count: 16)
      Circle().fill(.indigo).frame(width: 96, height: 96)
      Circle().strokeBorder(.white, lineWidth: 4).frame(width: 84, height: 84)
    }
    .frame(width: 128, height: 128)
  }
}

struct Medal: View {
  var body: some View {
    ZStack {
      Circle()
        .fill(.linearGradient(colors: [.purple, .indigo], startPoint: .top, endPoint: .bottom))
        .frame(width: 96, height: 96)
        .shadow(radius: 3, y: 2)
      Circle().strokeBorder(.white.opacity(0.8), lineWidth: 4).frame(width: 84, height: 84)
    }
  }
}

struct FourthStep: View {
  var body: some View {
    ZStack {
      Rays(count: 16)
      Medal()
      Text("42").font(.system(size: 36, weight: .bold)).foregroundStyle(.white)
    }
    .frame(width: 128, height: 128)
  }
}

struct AnimatedBadge: View {
  @State private var isTurned = false

  var body: some View {
    ZStack {
      Rays(count: 16)
        .rotationEffect(.degrees(isTurned ? 22.5 : 0))
      Medal()
        .scaleEffect(isTurned ? 1 : 0.9)
      Text("42").font(.system(size: 36, weight: .bold)).foregroundStyle(.white)
    }
    .frame(width: 128, height: 128)
    .onAppear {
      withAnimation(.easeInOut(duration: 1).repeatForever()) { isTurned = true }
    }
  }
}
