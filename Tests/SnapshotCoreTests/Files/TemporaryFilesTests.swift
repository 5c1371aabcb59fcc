import Foundation
import SnapshotCore
import SnapshotTestSupport
import Testing

@Suite struct TemporaryFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var host: String { StableHash.digits(of: ProcessInfo.processInfo.hostName) }

  @Test func removesFilesOfAKilledProcess() throws {
    // Larger than any process number.
    try folder.write("half", to: ".snapshot-\(host)-99999999-1.tmp")
    TemporaryFiles.sweep(folder.path)
    #expect(folder.files() == [])
  }

  @Test(
    arguments: [
      ".snapshot-x-1.tmp", "a.txt", ".snapshot-", "snapshot-h-99999999-1.tmp",
      ".snapshot-elsewhere-99999999-1.tmp",
    ]
  )
  func keepsForeignFiles(name: String) throws {
    try folder.write("x", to: name)
    TemporaryFiles.sweep(folder.path)
    #expect(folder.files() == [name])
  }

  @Test func keepsFilesOfARunningProcess() throws {
    let name = ".snapshot-\(host)-\(getpid())-1.tmp"
    try folder.write("x", to: name)
    // An earlier error doesn't count.
    errno = ESRCH
    TemporaryFiles.sweep(folder.path)
    #expect(folder.files() == [name])
  }

  /// No process takes an hour to write a file, so an older file from another host is a leftover.
  @Test(arguments: [(3_590, true), (3_610, false)])
  func filesOfAnotherHostAreKeptForAnHour(age: Int, isKept: Bool) throws {
    let name = ".snapshot-elsewhere-1-1.tmp"
    try folder.write("half", to: name)
    var times = [timespec(), timespec()]
    times[0].tv_sec = time(nil) - age
    times[1].tv_sec = time(nil) - age
    #expect(utimensat(AT_FDCWD, "\(folder.path)/\(name)", &times, 0) == 0)
    TemporaryFiles.sweep(folder.path)
    #expect(folder.files() == (isKept ? [name] : []))
  }

  @Test(arguments: [
    ".snapshot-H-99999999.tmp", ".snapshot-H-99999999-1-2.tmp", ".snapshot-H-x-1.tmp",
    ".snapshot-H--1.tmp", ".snapshot-H-0-1.tmp", ".snapshot-H-99999999-1.tmpx",
    "x.snapshot-H-99999999-1.tmp",
  ])
  func otherNamesAreKept(name: String) throws {
    let name = name.replacing("H", with: host)
    try folder.write("x", to: name)
    TemporaryFiles.sweep(folder.path)
    #expect(folder.files() == [name])
  }

  @Test func foldersAndLinksAreKept() throws {
    let name = ".snapshot-\(host)-99999999"
    try folder.write("x", to: "\(name)-1.tmp/file")
    symlink("nowhere", "\(folder.path)/\(name)-2.tmp")
    TemporaryFiles.sweep(folder.path)
    #expect(FilePath.exists("\(folder.path)/\(name)-1.tmp/file"))
    #expect(
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/\(name)-2.tmp"))
        == "nowhere"
    )
    TemporaryFiles.sweep("\(folder.path)/none")
  }
}
