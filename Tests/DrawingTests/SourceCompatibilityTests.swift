import Drawing
import Testing

private struct Arc: InsettableShape {
  var startAngle: Angle
  var amount = 0.0
  var insetAmount: CGFloat = 0
  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(amount, insetAmount) }
    set { amount = newValue.first; insetAmount = newValue.second }
  }
  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}
private struct Everything: View {
  let flag: Bool
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Color.red.background(Color.blue).overlay(Color.green)
      Rectangle().background(.red).overlay(.blue)
      Rectangle().fill(Color.red).background(
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      )
      Circle().background {
        Color.red; Color.blue
      }.overlay(alignment: .topLeading) { Circle().frame(width: 3) }
      Circle().strokeBorder(.blue, lineWidth: 3)
      Circle().strokeBorder(
        Color.blue,
        style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [3, 2])
      )
      Arc(startAngle: .degrees(10)).strokeBorder(.blue, lineWidth: 40)
      Circle().trim(from: 0.2, to: 0.8).stroke(Color.red, style: StrokeStyle(lineWidth: 4))
        .rotationEffect(.degrees(-90))
      if flag { Circle() } else { Rectangle() }
      switch flag {
      case true: Circle();
      case false: EmptyView()
      }
      ForEach(0..<3) { i in
        Rectangle().fill(Color(hue: Double(i) / 3, saturation: 1, brightness: 1)).frame(
          width: 10,
          height: 10
        )
      }
    }
    .padding().padding(.horizontal, 20).padding([.top, .leading]).padding(.bottom)
    .foregroundStyle(.secondary).foregroundStyle(
      .linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
    )
    .clipShape(RoundedRectangle(cornerRadius: 25, style: .continuous)).clipShape(Capsule())
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    .background(Color.black).background(flag ? Color.red : .blue)
    .background(Circle().fill(Color.red)).overlay(
      RoundedRectangle(cornerRadius: 3).stroke(Color.red, lineWidth: 2)
    )
    .mask(
      LinearGradient(
        gradient: Gradient(colors: [.black, .clear]),
        startPoint: .leading,
        endPoint: .trailing
      )
    )
    .scaleEffect(flag ? 0.5 : 1).opacity(flag ? 0 : 1).offset(x: 10)
  }
}
/// Views that only have to compile: they use the many spellings that SwiftUI permits.
@Suite
struct SourceCompatibilityTests {
  @Test(arguments: [true, false])
  func spellingsOfSwiftUICompile(flag: Bool) throws {
    #expect(try Everything(flag: flag).drawn(400, 400).size.width == 400)
  }
}
