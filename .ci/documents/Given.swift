// What the examples of the documentation use without declaring it. Nothing here runs.
import Foundation
import Snapshot

#if canImport(Drawing)
import Drawing

struct Badge: View {
  var body: some View { Circle() }
}

struct Chart: View {
  var body: some View { Rectangle() }
}

struct Dashboard: View {
  var body: some View { Rectangle() }
}

struct Fireworks: View {
  var seed: Int
  var time: Double
  var body: some View { Circle() }
}

struct Hand: View {
  var angle: Angle
  var body: some View { Rectangle().rotationEffect(angle) }
}

struct Panel: View {
  var body: some View { Rectangle() }
}

struct Petal: View {
  var body: some View { Ellipse() }
}

struct Spinner: View {
  var body: some View { Circle() }
}

struct Star: View {
  var body: some View { Circle() }
}

struct FrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {}
}

var content: Rectangle { Rectangle() }
var context: GraphicsContext { get { fatalError() } set {} }
var pattern: Bitmap { fatalError() }
var photo: Bitmap { fatalError() }
#endif

nonisolated(unsafe) var isOpen = false
var bytes: [UInt8] { [] }
var corner: CGRect { .zero }
var head: CGRect { .zero }
var left: CGRect { .zero }
var right: CGRect { .zero }
var shaft: CGRect { .zero }
var url: URL { URL(fileURLWithPath: "/") }

struct User: Codable, Sendable {
  var name = ""
  var email = ""
  var bio: String?
  var token = ""
  var roles: Set<String> = []
}

struct Customer: Codable, Sendable {
  var name: String
}

struct Order: Codable, Sendable {
  var customer: Customer
  var items: [String]
}

enum Plan: CaseIterable {
  case free, pro
  var name: String { "" }
  var price: Int { 0 }
  var seats: Int { 0 }
  var trialDays: Int { 0 }
}

enum Direction: CaseIterable {
  case north
  var rotatedLeft: Direction { self }
}

struct Version: CustomStringConvertible {
  var description: String { "" }
  init(_ text: String) throws {}
}

struct ParseError: Error {}

func parse(_ text: String) throws {}

actor Server {
  func greeting() throws -> String { "" }
}

final class Browser: Sendable {
  static let shared = Browser()

  struct Page {
    var text: String
  }

  func text(of url: URL) async throws -> String { "" }
  func load(_ url: URL, _ callback: @escaping (Page) -> Void) {}
}

var order: Order { fatalError() }
var plans: [Plan] { [] }
var server: Server { fatalError() }
var user: User { fatalError() }
var body: String { "" }
let browser = Browser.shared
