import Foundation
import SnapshotCore
import Testing

@testable import SnapshotPreview

@Suite struct SubprocessTests {
  private func run(_ script: String) throws -> (ending: Subprocess.Termination, output: String?) {
    let folder = try PreviewFolder()
    let words = ["sh", "-c", script, "name", "an argument"]
    let ending = try Subprocess.run(words, in: folder.path, output: "\(folder.path)/log")
    return (ending, folder.text(of: "log")?.replacing(folder.path, with: "FOLDER"))
  }

  @Test func exitCodesAndSignalsAreReported() throws {
    #expect(try run("exit 0").ending == .exited(0))
    #expect(try run("exit 3").ending == .exited(3))
    #expect(try run("exit 255").ending == .exited(255))
    #expect(try run("kill -TRAP $$").ending == .signaled(SIGTRAP))
    #expect(try run("kill -KILL $$").ending == .signaled(SIGKILL))
  }

  @Test func bothOutputsAreWrittenToTheFile() throws {
    #expect(try run("echo a; echo b >&2; pwd; echo \"$1\"").output == "a\nb\nFOLDER\nan argument\n")
  }

  @Test func programsRunInANeutralEnvironment() throws {
    let output = try run("echo $TERM $TZ $LC_ALL $SWIFT_BACKTRACE; test -n \"$PATH\" && cat")
    #expect(output == (.exited(0), "dumb UTC C.UTF-8 enable=no\n"))
  }

  @Test func missingProgramEndsWithTheShellsExitCode() throws {
    let folder = try PreviewFolder()
    let words = ["no-such-program"]
    let ending = try Subprocess.run(words, in: folder.path, output: "\(folder.path)/log")
    #expect(ending == .exited(127))
  }

  @Test func processorTimeIsLimited() throws {
    let folder = try PreviewFolder()
    var process = try Subprocess(
      ["sh", "-c", "while :; do :; done"],
      in: folder.path,
      output: "\(folder.path)/log",
      timeout: 120,
      processorTime: 1
    )
    while process.poll() == nil { usleep(1000) }
    #expect(process.poll() == .signaled(SIGXCPU))
  }

  @Test func waitingUsesNoProcessorTime() throws {
    let folder = try PreviewFolder()
    var process = try Subprocess(
      ["sh", "-c", "sleep 1.5; exit 3"],
      in: folder.path,
      output: "\(folder.path)/log",
      processorTime: 1
    )
    while process.poll() == nil { usleep(1000) }
    #expect(process.poll() == .exited(3))
  }

  @Test func outputIsLimited() throws {
    let folder = try PreviewFolder()
    var process = try Subprocess(
      ["sh", "-c", "ulimit -f 8; exec yes"],
      in: folder.path,
      output: "\(folder.path)/log",
      timeout: 60,
      processorTime: 30
    )
    while process.poll() == nil { usleep(1000) }
    #expect(process.poll() == .signaled(SIGXFSZ))
    var limits = try Subprocess(
      ["sh", "-c", "ulimit -f"],
      in: folder.path,
      output: "\(folder.path)/log",
      processorTime: 30
    )
    while limits.poll() == nil { usleep(1000) }
    #expect(folder.text(of: "log") == "2097152\n")
  }

  #if os(Linux)
  @Test func memoryIsLimited() throws {
    let folder = try PreviewFolder()
    var process = try Subprocess(
      ["sh", "-c", "ulimit -v"],
      in: folder.path,
      output: "\(folder.path)/log",
      processorTime: 30
    )
    while process.poll() == nil { usleep(1000) }
    #expect(folder.text(of: "log") == "4194304\n")
  }

  @Test func childProcessesEndWithTheProgram() throws {
    let folder = try PreviewFolder()
    var process = try Subprocess(
      ["sh", "-c", "sleep 60 & echo $!"],
      in: folder.path,
      output: "\(folder.path)/log",
      processorTime: 30
    )
    while process.poll() == nil { usleep(1000) }
    #expect(process.poll() == .exited(0))
    let text = try #require(folder.text(of: "log")).trimmingCharacters(in: .whitespacesAndNewlines)
    let child = try #require(pid_t(text))
    // A killed process remains until its new parent has waited for it.
    func isRunning() -> Bool {
      let status = (try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)) ?? ""
      return !status.isEmpty && !status.contains(") Z ")
    }
    let began = Date()
    while isRunning(), Date().timeIntervalSince(began) < 20 { usleep(1000) }
    #expect(!isRunning())
  }

  @Test func aSignalToTheGroupOfAProgramDoesntReachThisProcess() throws {
    let folder = try PreviewFolder()
    var process = try Subprocess(
      ["sh", "-c", "kill -TERM 0"],
      in: folder.path,
      output: "\(folder.path)/log",
      processorTime: 30
    )
    while process.poll() == nil { usleep(1000) }
    #expect(process.poll() == .signaled(SIGTERM))
  }
  #endif

  @Test func aProgramIsKilledAfterItsTime() throws {
    let folder = try PreviewFolder()
    var process = try Subprocess(
      ["sleep", "60"],
      in: folder.path,
      output: "\(folder.path)/log",
      timeout: 0.2
    )
    #expect(process.poll() == nil)
    let began = Date()
    while process.poll() == nil, Date().timeIntervalSince(began) < 30 { usleep(1000) }
    #expect(process.poll() == .timedOut)
    #expect(Date().timeIntervalSince(began) > 0.1)
  }

  /// Runs a script with a limit of processor time, and returns how it ended.
  private func limited(
    _ script: String,
    in folder: PreviewFolder,
    timeout: Double? = nil,
    longestWait: Double? = nil
  ) throws -> Subprocess.Termination? {
    var process = try Subprocess(
      ["sh", "-c", script],
      in: folder.path,
      output: "\(folder.path)/log",
      timeout: timeout,
      longestWait: longestWait,
      processorTime: 30
    )
    while process.poll() == nil { usleep(1000) }
    return process.ending
  }

  @Test func limitedProgramsWriteNoCoreFiles() throws {
    let folder = try PreviewFolder()
    #expect(try limited("ulimit -c; ulimit -t", in: folder) == .exited(0))
    #expect(folder.text(of: "log") == "0\n30\n")
  }

  @Test func aShortWaitIsAllowed() throws {
    let folder = try PreviewFolder()
    let ending = try limited("sleep 0.05; exit 3", in: folder, timeout: 600, longestWait: 600)
    #expect(ending == .exited(3))
  }

  #if os(Linux)
  @Test func aProgramThatOnlyWaitsIsKilled() throws {
    let folder = try PreviewFolder()
    #expect(try limited("exec sleep 600", in: folder, longestWait: 0.05) == .waited)
    let late = try limited("exec sleep 600", in: folder, timeout: 0.05, longestWait: 600)
    #expect(late == .timedOut)
  }
  #endif

  @Test func theOutputReplacesThatOfAnEarlierProgram() throws {
    let folder = try PreviewFolder()
    try folder.write("a long text\n", to: "log")
    #expect(try limited("echo b", in: folder) == .exited(0))
    #expect(folder.text(of: "log") == "b\n")
  }

  @Test func theClosureIsCalledWhileAProgramRuns() throws {
    let folder = try PreviewFolder()
    let script =
      "n=0; while [ ! -e go ] && [ $n -lt 2000 ]; do sleep 0.01; n=$((n+1)); done; test -e go"
    let ending = try Subprocess.run(
      ["sh", "-c", script],
      in: folder.path,
      output: "\(folder.path)/log"
    ) {
      #expect(FileManager.default.createFile(atPath: "\(folder.path)/go", contents: nil))
    }
    #expect(ending == .exited(0))
  }

  @Test func aProgramThatCannotBeStartedIsNamed() throws {
    let folder = try PreviewFolder()
    // Linux limits one argument to 128 KiB, and macOS all to 1 MiB.
    let words = ["compiler", String(repeating: "a", count: 4 << 20)]
    #expect(throws: PreviewError.program("compiler", String(cString: strerror(E2BIG)))) {
      try Subprocess.run(words, in: folder.path, output: "\(folder.path)/log")
    }
  }

  @Test func theEnvironmentIsNeutral() {
    var environment = RunEnvironment(
      variables: ["A": "b", "TERM": "xterm", "TZ": "CET", "SNAPSHOT_FONTS": "fonts"],
      workingDirectory: "/here"
    )
    let neutral = [
      "SWIFT_BACKTRACE": "enable=no", "TERM": "dumb", "TZ": "UTC", "LC_ALL": "C.UTF-8",
      "SNAPSHOT_PREVIEW_TOOL": "\(getpid())",
    ]
    let more = ["A": "b", "SNAPSHOT_FONTS": "/here/fonts"]
    #expect(Subprocess.variables(of: environment) == neutral.merging(more) { $1 })
    environment.variables = ["SNAPSHOT_FONTS": ""]
    #expect(
      Subprocess.variables(of: environment) == neutral.merging(["SNAPSHOT_FONTS": ""]) { $1 }
    )
    environment.variables = [:]
    #expect(Subprocess.variables(of: environment) == neutral)
  }
}
