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
}
