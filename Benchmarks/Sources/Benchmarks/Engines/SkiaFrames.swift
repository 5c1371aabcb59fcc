import Foundation

/// Scenes drawn with Skia, by a Python child process that takes requests line by line.
final class SkiaFrames {
  private let process = Process()
  private let requests = Pipe(), answers = Pipe()
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "skia-\(ProcessInfo.processInfo.processIdentifier)")

  /// Starts the child process, or returns `nil` if Python or skia-python is not installed.
  init?(_ scenes: [FlatScene]) {
    // If the child process ends, this process must continue.
    signal(SIGPIPE, SIG_IGN)
    let script = URL(filePath: #filePath).appending(path: "../../../../Peers/skia_frames.py")
    let file = folder.appending(path: "scenes.txt")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try scenes.map(\.text).joined().write(to: file, atomically: true, encoding: .utf8)
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        ProcessInfo.processInfo.environment["PYTHON"] ?? "python3", script.standardized.path(),
        file.path(),
      ]
      process.standardInput = requests
      process.standardOutput = answers
      process.standardError = FileHandle.nullDevice
      try process.run()
    } catch {
      return nil
    }
    guard answer() == "ready" else { return nil }
  }

  deinit {
    try? requests.fileHandleForWriting.close()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Returns the time of one frame of the scene with this index, in milliseconds.
  func milliseconds(_ index: Int) -> Double {
    send("time \(index)")
    return Double(answer()) ?? .nan
  }

  /// Returns the straight RGBA bytes of the scene with this index.
  func pixels(_ index: Int) -> [UInt8]? {
    let file = folder.appending(path: "pixels")
    send("pixels \(index) \(file.path())")
    guard answer() == "done", let data = try? Data(contentsOf: file) else { return nil }
    return [UInt8](data)
  }

  private func send(_ request: String) {
    try? requests.fileHandleForWriting.write(contentsOf: Data((request + "\n").utf8))
  }

  private func answer() -> String {
    var line = Data()
    while let byte = try? answers.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
      if byte == Data("\n".utf8) { break }
      line += byte
    }
    return String(decoding: line, as: UTF8.self)
  }
}
