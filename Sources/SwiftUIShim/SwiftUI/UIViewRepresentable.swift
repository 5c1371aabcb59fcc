public import Drawing
import Foundation

// Views of UIKit aren't drawn: a crossed box with the name of the type takes their place. Compiles
// without the effect that SwiftUI has.

/// A view of UIKit in a view tree, drawn as a crossed box with the name of its type.
public protocol UIViewRepresentable: View {
  /// The type of the view of UIKit.
  associatedtype UIViewType
  /// The type of what passes on its messages.
  associatedtype Coordinator = Void
  /// What is known when the view is made and updated.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view; never called.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// Updates the view; never called.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what passes on messages; never called.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Takes the view apart; never called.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType,
    coordinator: Coordinator
  )
}

extension UIViewRepresentable {
  /// A crossed box with the name of the type.
  public var body: some View { RepresentedBox(name: "\(Self.self)") }

  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What is known when a view of UIKit is made and updated.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What passes on messages.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// The transaction.
  public let transaction: Transaction
}

/// A view controller of UIKit in a view tree, drawn as a crossed box with the name of its type.
public protocol UIViewControllerRepresentable: View {
  /// The type of the view controller.
  associatedtype UIViewControllerType
  /// The type of what passes on its messages.
  associatedtype Coordinator = Void
  /// What is known when the view controller is made and updated.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the view controller; never called.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the view controller; never called.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType,
    context: Context
  )
  /// Makes what passes on messages; never called.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// A crossed box with the name of the type.
  public var body: some View { RepresentedBox(name: "\(Self.self)") }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What is known when a view controller of UIKit is made and updated.
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// What passes on messages.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// The transaction.
  public let transaction: Transaction
}

/// What is drawn in place of a view of UIKit.
private struct RepresentedBox: View {
  let name: String

  var body: some View {
    ZStack {
      Color.gray.opacity(0.12)
      CrossedBox().stroke(Color.gray, lineWidth: 1)
      Text(verbatim: name)
        .font(.caption)
        .foregroundColor(.gray)
        .lineLimit(1)
        .minimumScaleFactor(0.3)
        .padding(.horizontal, 4)
        .background(.background)
    }
  }
}

/// A rectangle and its diagonals.
private struct CrossedBox: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path(rect.insetBy(dx: 0.5, dy: 0.5))
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    return path
  }
}
