import Foundation

/// A terminal without a window: what is typed into it, a program reads, and what the program prints
/// can be read from it.
final class PseudoTerminal {
  /// The side that a program gets as its standard streams.
  let other: FileHandle
  private let own: Int32

  struct Unavailable: Error {}

  init(columns: Int, rows: Int) throws {
    own = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard own >= 0, let name = PseudoTerminal.nameOfOtherSide(own) else { throw Unavailable() }
    let number = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard number >= 0 else { throw Unavailable() }
    other = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(own, UInt(TIOCSWINSZ), &size) == 0 else { throw Unavailable() }
    // Keys that are typed ahead are neither collected into lines nor printed.
    var mode = termios()
    guard tcgetattr(number, &mode) == 0 else { throw Unavailable() }
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(number, TCSANOW, &mode) == 0 else { throw Unavailable() }
  }

  deinit { close(own) }

  /// Unlocks the other side, and returns its path.
  private static func nameOfOtherSide(_ own: Int32) -> String? {
    #if canImport(Darwin)
    guard grantpt(own) == 0, unlockpt(own) == 0 else { return nil }
    return ptsname(own).map { String(cString: $0) }
    #else
    // Glibc declares `unlockpt` and `ptsname` only for X/Open sources; these are their requests.
    let (unlock, number): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    var isLocked: Int32 = 0
    var index: Int32 = 0
    guard ioctl(own, unlock, &isLocked) == 0, ioctl(own, number, &index) == 0 else { return nil }
    return "/dev/pts/\(index)"
    #endif
  }

  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(own, bytes, bytes.count)
  }

  /// Returns the output of a program until its end, with simple line endings. A program that
  /// doesn't end within a minute is killed.
  func textUntilTheEnd(of process: Process) -> String {
    let limit = ContinuousClock.now + .seconds(60)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var input = pollfd(fd: own, events: Int16(POLLIN), revents: 0)
      if poll(&input, 1, 20) > 0, input.revents & Int16(POLLIN) != 0 {
        let count = read(own, &buffer, buffer.count)
        if count > 0 { bytes += buffer[..<count] }
      } else if !process.isRunning {
        break
      } else if ContinuousClock.now > limit {
        kill(process.processIdentifier, SIGKILL)
      }
    }
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}
