public import Drawing
import Foundation

// UIKit views aren't drawn. A crossed box with the name of the type replaces them.

/// A UIKit view in a view tree, drawn as a crossed box with the name of its type.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  /// The type of the UIKit view.
  associatedtype UIViewType
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The type of the context.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view; never called.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view; never called.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Creates the coordinator; never called.
  func makeCoordinator() -> Coordinator
  /// Dismantles the view; never called.
  static func dismantleUIView(
    _ uiView: UIViewType,
    coordinator: Coordinator
  )
}

nonisolated extension UIViewRepresentable {
  /// A crossed box with the name of the type.
  public var body: some View { RepresentedBox(name: "\(Self.self)") }

  /// Has no effect.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

nonisolated extension UIViewRepresentable where Coordinator == Void {
  /// Returns an empty coordinator.
  public func makeCoordinator() {}
}

/// The context of a representable UIKit view.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// The transaction.
  public let transaction: Transaction
}

/// A UIKit view controller in a view tree, drawn as a crossed box with the name of its type.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  /// The type of the view controller.
  associatedtype UIViewControllerType
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The type of the context.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the view controller; never called.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the view controller; never called.
  func updateUIViewController(
    _ uiViewController: UIViewControllerType,
    context: Context
  )
  /// Creates the coordinator; never called.
  func makeCoordinator() -> Coordinator
}

nonisolated extension UIViewControllerRepresentable {
  /// A crossed box with the name of the type.
  public var body: some View { RepresentedBox(name: "\(Self.self)") }
}

nonisolated extension UIViewControllerRepresentable where Coordinator == Void {
  /// Returns an empty coordinator.
  public func makeCoordinator() {}
}

/// The context of a representable view controller.
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// The transaction.
  public let transaction: Transaction
}

/// The placeholder for a UIKit view.
nonisolated private struct RepresentedBox: View {
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
    .noting(sentence: "The UIKit view “\(name)” is drawn as a crossed box")
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
