import AssetCatalogs
import Foundation

// Writes a Swift file with the names in asset catalogues: AssetSymbolsTool OUTPUT CATALOG…

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first else {
  print("Usage: AssetSymbolsTool OUTPUT CATALOG…")
  exit(2)
}
let text = AssetSymbols(catalogs: arguments.dropFirst().map { URL(fileURLWithPath: $0) }).source
do {
  try text.write(to: URL(fileURLWithPath: output), atomically: true, encoding: .utf8)
} catch {
  print("error: The asset symbols can't be written to \(output): \(error)")
  exit(1)
}
