import Foundation

/// Prints a list of things to do, or explains itself.
@main
struct Todo {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "list":
      let things = arguments.dropFirst()
      for (number, thing) in things.enumerated() { print("\(number + 1). [ ] \(thing)") }
      print("\(things.count) open")
    case "help", nil:
      print("usage: todo list THING…")
    case let unknown?:
      FileHandle.standardError.write(Data("todo: unknown command “\(unknown)”\n".utf8))
      exit(64)
    }
  }
}
