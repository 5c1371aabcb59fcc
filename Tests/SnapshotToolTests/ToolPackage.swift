import Foundation
import Pixels
import SnapshotCore
import SnapshotTestSupport

/// A package in a temporary folder, with the results of a test run, on which the built tool runs.
final class ToolPackage {
  private let folder: TemporaryFolder
  private var lines: [String] = []

  /// The package root.
  var root: String { "\(folder.path)/Shop" }

  /// The folder of results.
  var artifacts: String { "\(root)/.build/snapshots" }

  init() throws {
    folder = try TemporaryFolder()
    try write("// swift-tools-version: 6.3\n", to: "Package.swift")
  }

  // MARK: - Files

  /// Writes a file of the package.
  func write(_ text: String, to file: String) throws { try folder.write(text, to: "Shop/\(file)") }

  func write(_ bytes: [UInt8], to file: String) throws {
    try folder.write(bytes, to: "Shop/\(file)")
  }

  /// Writes a shell script in a separate process. A process that another test starts at the same
  /// moment would otherwise keep the file open for writing, and running the script would fail.
  func writeProgram(_ script: String, to file: String) throws {
    try write("#!/bin/sh\n\(script)\n", to: "\(file).text")
    let copy = Process()
    copy.executableURL = URL(fileURLWithPath: "/bin/sh")
    copy.arguments = ["-c", #"cp "$0.text" "$0" && chmod 755 "$0""#, "\(root)/\(file)"]
    try copy.run()
    copy.waitUntilExit()
  }

  /// Returns the text of a file of the package, or `nil` if there is none.
  func text(of file: String) -> String? { folder.text(of: "Shop/\(file)") }

  /// The paths of all files and folders of the package, relative to its root.
  var files: [String] {
    folder.files().filter { $0.hasPrefix("Shop/") }.map { String($0.dropFirst(5)) }
  }

  /// The folder that contains the package root.
  var parent: String { folder.path }

  // MARK: - Results

  /// Adds the result of an assertion of the suite `Menu`, with its artifacts and its reference.
  ///
  /// - Parameters:
  ///   - name: The name of the reference, such as `soup.txt`.
  ///   - reference: The contents of the reference; `nil` for none.
  ///   - actual: The actual value; `nil` if it isn't kept.
  func add(
    _ name: String,
    _ status: ResultEntry.Status = .changed,
    reference: [UInt8]? = nil,
    actual: [UInt8]? = nil,
    more: [Artifact] = [],
    _ change: (inout ResultEntry) -> Void = { _ in }
  ) throws {
    let id = "__Snapshots__/ShopTests/Menu/\(name)"
    let test = String(name.prefix { $0 != "." })
    var entry = ResultEntry(
      id: id,
      status: status,
      test: "ShopTests.Menu/\(test)()",
      filter: "ShopTests.Menu/\(test)",
      place: "Menu.swift:7:5",
      source: "Tests/ShopTests/Menu.swift"
    )
    let suffix = FilePath.pathExtension(of: name)
    if let reference { try write(reference, to: id) }
    var artifacts = more
    if let reference {
      artifacts.append(Artifact(.reference, bytes: reference, pathExtension: suffix))
    }
    if let actual { artifacts.append(Artifact(.actual, bytes: actual, pathExtension: suffix)) }
    if status != .passed, !artifacts.isEmpty {
      entry.folder = "failures/ShopTests/Menu/\(name)"
      entry.files = Artifact.keyed(artifacts).mapValues(\.fileName)
      try ArtifactFolder(artifacts: self.artifacts, relativePath: entry.folder).write(artifacts)
    }
    change(&entry)
    lines.append(ResultLine.result(entry).text)
  }

  /// Adds a text that differs from its reference in its second line.
  func addText(_ name: String, _ change: (inout ResultEntry) -> Void = { _ in }) throws {
    try add(name, reference: Array("soup\n4.50\n".utf8), actual: Array("soup\n4.80\n".utf8)) {
      $0.summary = "line 2 differs"
      $0.detail = "@@ -1,2 +1,2 @@\n soup\n-4.50\n+4.80"
      change(&$0)
    }
  }

  /// Adds a white picture of 4 × 4 pixels whose first pixel is now black.
  func addPicture(_ name: String) throws {
    let white = [UInt8](repeating: 255, count: 64)
    let black: [UInt8] = [0, 0, 0, 255]
    let pictures = [white, black + white.dropFirst(4)].compactMap {
      Bitmap(width: 4, height: 4, bytes: $0)
    }
    let files = try pictures.map { try PNG.encode($0) }
    try add(name, reference: files[0], actual: files[1]) { $0.summary = "one pixel differs" }
  }

  /// Returns a package with the results of a run with one snapshot of each kind.
  static func withAllKinds() throws -> ToolPackage {
    let package = try ToolPackage()
    try package.addText("soup.txt")
    try package.add("tea.txt", .new, reference: Array("tea\n".utf8), actual: Array("tea\n".utf8)) {
      $0.summary = "4 bytes"
    }
    try package.add("bread.txt", .passed, reference: Array("bread\n".utf8))
    try package.add("salt.txt", .missing, actual: Array("salt\npepper\n".utf8)) {
      $0.summary = "There is no reference."
    }
    try package.add("oil.txt", .failed) { $0.summary = "It threw: no oil" }
    try package.addPicture("pie.png")
    try package.finish()
    return package
  }

  /// Writes the results of the added assertions as those of a complete run.
  func finish(isFiltered: Bool = false, hasEnded: Bool = true) throws {
    let environment = RunEnvironment(variables: [:])
    var run = ResultRun(name: "shop", root: root, began: 1, environment: environment)
    run.isFiltered = isFiltered
    run.selection = "swift-testing"
    let end = ResultEnd(ended: 2, assertions: lines.count, failures: 0)
    let all = [ResultLine.begin(run).text] + lines + (hasEnded ? [ResultLine.end(end).text] : [])
    try write(all.joined(), to: ".build/snapshots/results/shop.js")
  }

  // MARK: - Running

  struct Answer: Equatable {
    var status: Int32
    var output: String
    var errors = ""
  }

  /// Runs the tool, with its output in a pipe.
  ///
  /// - Parameters:
  ///   - place: The folder to run it in, relative to the package root.
  ///   - variables: Variables in addition to those that every run has.
  func run(
    _ words: String...,
    inside place: String = "",
    variables: [String: String] = [:]
  ) throws -> Answer {
    try run(words, inside: place, variables: variables)
  }

  func run(
    _ words: [String],
    inside place: String = "",
    variables: [String: String] = [:]
  ) throws -> Answer {
    let process = try process(words, variables)
    process.currentDirectoryURL = URL(fileURLWithPath: "\(root)/\(place)")
    return try answer(of: process)
  }

  /// Runs a shell script, with the path of the tool as `TOOL`.
  func shell(_ script: String) throws -> Answer {
    let process = try process(["-c", script], ["TOOL": try BuiltTool.path])
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    return try answer(of: process)
  }

  /// Runs the tool until a closure accepts its output so far.
  ///
  /// - Returns: Its output until then. A tool that prints nothing for a minute is killed, too.
  func watch(
    _ words: [String],
    variables: [String: String],
    until isEnough: (String) -> Bool
  ) throws -> String {
    let process = try process(words, variables)
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    var bytes = Data()
    let file = output.fileHandleForReading.fileDescriptor
    var input = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    while poll(&input, 1, 60_000) > 0 {
      let data = output.fileHandleForReading.availableData
      bytes += data
      if data.isEmpty || isEnough(String(decoding: bytes, as: UTF8.self)) { break }
    }
    return shown(String(decoding: bytes, as: UTF8.self))
  }

  private func answer(of process: Process) throws -> Answer {
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    // A file, because a second pipe could fill up while the first one is read.
    try folder.write("", to: "errors")
    process.standardError = FileHandle(forWritingAtPath: "\(folder.path)/errors")
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus,
      output: shown(text),
      errors: shown(folder.text(of: "errors") ?? "")
    )
  }

  /// Runs the tool in a terminal in which keys were already typed.
  ///
  /// - Returns: The exit code, and everything that the terminal received.
  func type(
    _ keys: String,
    _ words: String...,
    columns: Int = 100,
    rows: Int = 30,
    variables: [String: String] = [:]
  ) throws -> Answer {
    let terminal = try PseudoTerminal(columns: columns, rows: rows)
    let process = try process(words, ["TERM": "dumb"].merging(variables) { $1 })
    process.standardInput = terminal.other
    process.standardOutput = terminal.other
    process.standardError = terminal.other
    // Ctrl-D ends the input.
    terminal.type(keys + "\u{4}")
    try process.run()
    let text = terminal.textUntilTheEnd(of: process)
    return Answer(status: process.terminationStatus, output: shown(text))
  }

  private func process(_ words: [String], _ variables: [String: String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try BuiltTool.path)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: root)
    let kept = ProcessInfo.processInfo.environment.filter { name, _ in
      ["PATH", "HOME", "TMPDIR", "LLVM_PROFILE_FILE", "LD_LIBRARY_PATH"].contains(name)
        || name.hasPrefix("MUTANT") || name.hasPrefix("ASAN_") || name.hasPrefix("TSAN_")
    }
    let fixed = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "TERM": "dumb"]
    process.environment = kept.merging(fixed) { $1 }.merging(variables) { $1 }
    return process
  }

  /// Returns a text with the package root as `ROOT`.
  private func shown(_ text: String) -> String { text.replacing(root, with: "ROOT") }

  // MARK: - Git

  /// Runs Git in the package root.
  @discardableResult
  func git(_ words: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let identity = ["-c", "user.name=Ada", "-c", "user.email=ada@localhost", "-c", "gc.auto=0"]
    process.arguments = ["git"] + identity + words
    process.currentDirectoryURL = URL(fileURLWithPath: root)
    process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
      .merging(["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw GitFailed(words: words) }
    return String(decoding: data, as: UTF8.self)
  }

  struct GitFailed: Error {
    var words: [String]
  }

  /// Commits all files of the package, in a new repository if there is none.
  func commit() throws {
    if !FilePath.exists("\(root)/.git") { try git("init", "-q", "-b", "main") }
    if text(of: ".gitignore") == nil { try write(".build/\n", to: ".gitignore") }
    try git("add", "-A")
    try git("commit", "-q", "-m", "Change")
  }
}

/// The built tool, beside the program of the tests.
enum BuiltTool {
  struct Missing: Error {}

  static var path: String {
    get throws {
      for program in [CommandLine.arguments[0]] + Bundle.allBundles.map(\.bundlePath) {
        var folder = URL(fileURLWithPath: program)
        for _ in 0..<4 {
          folder.deleteLastPathComponent()
          let tool = folder.appendingPathComponent("snapshot").path
          if FileManager.default.isExecutableFile(atPath: tool) { return tool }
        }
      }
      throw Missing()
    }
  }
}
