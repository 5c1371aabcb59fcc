import Foundation

@testable import SnapshotPreview

/// Scripts in place of the package manager and the compiler, which log their arguments.
struct ScriptedToolchain {
  private let folder: PreviewFolder

  init(in folder: PreviewFolder) throws {
    self.folder = folder
    // The text of a file of arguments is logged with the call. The answer to call N is in the file
    // `compiler.N`; without one, the call succeeds.
    try folder.write(
      """
      #!/bin/sh
      for last; do :; done
      n=$(($(cat "$0.count" 2>/dev/null || echo 0) + 1))
      echo $n >"$0.count"
      ls >"$0.files.$n"
      { for word; do echo "$word"; done
        case $last in @*) cat "${last#@}" ;; esac; } >"$0.call.$n"
      if [ -f "$0.$n" ]; then cat "$0.$n"; exit 1; fi
      if [ -f "$0.warning.$n" ]; then cat "$0.warning.$n"; fi
      if [ "$1" = -o ] && [ -f "$0.program" ]; then rm -f "$2"; cp "$0.program" "$2"; fi
      exit 0

      """,
      to: "tools/compiler",
      isExecutable: true
    )
    try folder.write(
      """
      #!/bin/sh
      echo "$@" >>"$0.calls"
      echo "[1/9] a [3/9] b"
      if [ -f "$0.fails" ]; then exit 1; fi

      """,
      to: "tools/manager",
      isExecutable: true
    )
    try folder.write(
      """
      #!/bin/sh
      echo "$@" >>"$0.calls"
      if [ -f "$0.fails" ]; then exit 1; fi
      echo "-lfoo" >"$3"

      """,
      to: "tools/extractor",
      isExecutable: true
    )
  }

  var toolchain: Toolchain {
    Toolchain(
      packageManager: "\(folder.path)/tools/manager",
      compiler: "\(folder.path)/tools/compiler",
      extractor: "\(folder.path)/tools/extractor"
    )
  }

  /// Lets a call of the compiler, counted from 1, print a text and fail.
  func fail(_ call: Int, _ text: String) throws {
    try folder.write(text, to: "tools/compiler.\(call)")
  }

  /// Lets a call of the compiler print a text and succeed.
  func warn(_ call: Int, _ text: String) throws {
    try folder.write(text, to: "tools/compiler.warning.\(call)")
  }

  /// The program that the compiler links.
  func link(_ program: String) throws {
    try folder.write(program, to: "tools/compiler.program", isExecutable: true)
  }

  /// The arguments of a call of the compiler, with those from a file.
  func call(_ number: Int) -> [String] {
    folder.text(of: "tools/compiler.call.\(number)")?.split(separator: "\n").map(String.init) ?? []
  }

  /// The names of the files in the working directory of a call of the compiler.
  func files(_ number: Int) -> [String] {
    folder.text(of: "tools/compiler.files.\(number)")?.split(separator: "\n").map(String.init) ?? []
  }

  var callCount: Int {
    folder.text(of: "tools/compiler.count").flatMap { Int($0.dropLast()) } ?? 0
  }

  func text(of name: String) -> String? { folder.text(of: "tools/\(name)") }

  func write(_ name: String) throws { try folder.write("", to: "tools/\(name)") }

  func remove(_ name: String) { _ = unlink("\(folder.path)/tools/\(name)") }
}
