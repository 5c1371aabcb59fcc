internal import CPreviews
internal import Drawing
internal import Foundation
internal import Pixels
internal import SwiftUI

/// The main program of the executables that `snapshot preview` builds.
///
/// It lists the previews linked into it, renders one of them, or draws a contact sheet. Each
/// preview is rendered in a separate process, so that one that traps or hangs doesn't affect the
/// others.
public enum PreviewRunner {
  /// Runs the command given by the process's arguments and exits.
  public static func main() -> Never {
    // If `snapshot preview` is killed, no rendering continues without it.
    let tool = ProcessInfo.processInfo.environment["SNAPSHOT_PREVIEW_TOOL"]
    previews_end_with_parent(tool.flatMap(Int32.init) ?? 0)
    let arguments = Array(CommandLine.arguments.dropFirst())
    #if Fonts
    do {
      try FontLibrary.checkEnvironment()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(3)
    }
    #endif
    do {
      switch (arguments.first, arguments.count) {
      case ("list", 2): try list(to: arguments[1])
      case ("render", 4):
        guard let index = Int(arguments[1]) else { throw UsageError() }
        let request = try read(RenderRequest.self, from: arguments[2])
        alarm(UInt32(max(1, min(request.timeout.rounded(.up) + 1, 86_400))))
        try PreviewRendering(request: request, prefix: arguments[3]).run(index)
      case ("sheet", 3):
        try PreviewSheet(entries: read([PreviewSheet.Entry].self, from: arguments[1]))
          .write(to: arguments[2])
      default: throw UsageError()
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
    exit(0)
  }

  private struct UsageError: Error, CustomStringConvertible {
    var description: String { "usage: list FILE | render INDEX REQUEST PREFIX | sheet FILE PNG" }
  }

  private static func list(to path: String) throws {
    let previews = Preview.all.enumerated().map { index, preview in
      ListedPreview(
        index: index,
        name: preview.name,
        fileID: preview.fileID,
        line: preview.line
      )
    }
    try write(previews, to: path)
  }

  static func read<Value: Decodable>(_ type: Value.Type, from path: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  static func write(_ value: some Encodable, to path: String) throws {
    try JSONEncoder().encode(value).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
