// Lists the public symbols that have no documentation, from the symbol graphs in a folder.
//
// Skips implementations of requirements, which inherit their documentation, and compiler-generated
// symbols.
import Foundation

struct Graph: Decodable {
  var symbols: [Symbol]
  var relationships: [Relationship]

  struct Symbol: Decodable {
    var identifier: Identifier
    var kind: Kind
    var pathComponents: [String]
    var docComment: Comment?
    var location: Location?

    struct Identifier: Decodable { var precise: String }
    struct Kind: Decodable { var identifier: String }
    struct Comment: Decodable {}
    struct Location: Decodable {
      var uri: String
      var position: Position

      struct Position: Decodable { var line: Int }
    }
  }

  struct Relationship: Decodable {
    var source: String
    var sourceOrigin: Origin?

    struct Origin: Decodable {}
  }
}

let folder = CommandLine.arguments.dropFirst().first ?? "."
let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
let graphs = try files.filter { $0.hasSuffix(".symbols.json") }.sorted().map { file in
  try JSONDecoder().decode(
    Graph.self,
    from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
  )
}
let inherited = Set(
  graphs.flatMap(\.relationships).filter { $0.sourceOrigin != nil }.map(\.source)
)
let symbols = graphs.flatMap(\.symbols).filter { $0.kind.identifier != "swift.extension" }
let silent = symbols.filter { symbol in
  guard symbol.docComment == nil, symbol.location != nil else { return false }
  return !inherited.contains(symbol.identifier.precise)
}
for symbol in silent {
  let place = symbol.location.map { "\($0.uri.dropFirst("file://".count)):\($0.position.line + 1)" }
  print("\(place ?? "?"): \(symbol.pathComponents.joined(separator: ".")) has no documentation")
}
print("\(symbols.count) public symbols, \(silent.count) of them without documentation.")
exit(silent.isEmpty && !symbols.isEmpty ? 0 : 1)
