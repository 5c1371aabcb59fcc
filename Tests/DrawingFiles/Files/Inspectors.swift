import Combine
import SwiftUI

/// A container that draws lines between its children, in the style of older code.
struct Divided<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    _VariadicView.Tree(DividedRoot()) { content }
  }
}

private struct DividedRoot: _VariadicView_MultiViewRoot {
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    VStack(alignment: .leading, spacing: 2) {
      ForEach(children) { child in
        child
        if child.id != last {
          Divider()
        }
      }
    }
  }
}

/// Two views side by side in reverse order, read from the builder's tuple.
struct Pair<First: View, Second: View>: View {
  private let views: (First, Second)

  init(@ViewBuilder content: () -> TupleView<(First, Second)>) {
    views = content().value
  }

  var body: some View {
    HStack {
      views.1
      views.0
    }
  }
}

/// A UIKit view in a SwiftUI view tree.
struct BlurBackground: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial

  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }

  func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
    uiView.effect = UIBlurEffect(style: style)
  }
}

private struct Choice: Identifiable {
  let id: Int
}

/// A form with the initialisers of older and newer code.
struct Inspector: View {
  @State private var name = "Ada"
  @State private var mail = ""
  @State private var amount = 0.25
  @State private var choice: Choice?
  @State private var isAsking = false
  @State private var ticks = 0
  @Environment(\.sizeCategory) private var sizeCategory

  private var note: AttributedString {
    var text = AttributedString("Marked note")
    text.font = .headline
    if let range = text.range(of: "Marked") {
      text[range].backgroundColor = .yellow
      text[range].foregroundColor = .red
    }
    return text
  }

  var body: some View {
    Divided {
      Text("\(Image(systemName: "star.fill")) Rated \(Image(systemName: "heart"))")
      Text(Image(systemName: "bell")).foregroundColor(.orange) + Text(" bell")
      Text(note)
      TextField("Name", text: $name, onEditingChanged: { _ in }, onCommit: {})
        .keyboardType(.emailAddress)
        .textContentType(.name)
        .autocapitalization(.none)
      TextField("Mail", text: $mail, prompt: Text("you@example.com"))
      Slider(
        value: $amount,
        in: 0...1,
        minimumValueLabel: Text("0"),
        maximumValueLabel: Text("1")
      ) {
        Text("Amount")
      }
      Pair {
        Text("second")
        Text("first")
      }
      BlurBackground().frame(height: 30)
      GeometryReader { proxy in
        Text("\(proxy.frame(in: .scrollView(axis: .vertical)).size.height)")
      }
      .frame(height: 20)
      .colorEffect(ShaderLibrary.stripes(.float(4), .color(.red)))
      .layerEffect(ShaderLibrary.default.pixellate(.float2(2, 2)), maxSampleOffset: .zero)
      .visualEffect { content, proxy in
        content.distortionEffect(
          ShaderLibrary.wave(.float(proxy.size.width)),
          maxSampleOffset: .zero
        )
      }
      Text("\(ticks) ticks, \(sizeCategory == .large ? "usual" : "other") size")
    }
    .font(.caption)
    .padding(8)
    .alert(item: $choice) { choice in
      Alert(title: Text("Choice \(choice.id)"), dismissButton: .default(Text("OK")))
    }
    .actionSheet(isPresented: $isAsking) {
      ActionSheet(title: Text("Really?"), buttons: [.destructive(Text("Yes")), .cancel()])
    }
    .onReceive(
      [1, 2, 3].publisher.delay(for: .seconds(1), scheduler: RunLoop.main)
    ) { ticks += $0 }
    .onReceive(NotificationCenter.default.publisher(for: .init("never"))) { _ in ticks = 0 }
  }
}
