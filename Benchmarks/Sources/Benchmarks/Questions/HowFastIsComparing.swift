// How long does comparing two pictures of 1 MP take per tolerance, and compared with ImageMagick?

import Foundation
import Pixels

private let pairs: [(String, Bitmap, Bitmap)] = [
  ("identical", TestPictures.art, TestPictures.art),
  ("1 % scattered", TestPictures.art, TestPictures.scattered(TestPictures.art)),
  ("edges moved", TestPictures.art, TestPictures.shiftedArt),
  ("noise", TestPictures.photo, TestPictures.noisy(TestPictures.photo)),
]

func howFastIsComparing() {
  printHeading("How long does comparing two decoded pictures of 1 MP take?")
  let tolerances: [(String, ImageTolerance)] = [
    ("exact", .exact), ("channel", .channel(atMost: 2)),
    ("YIQ", .yiq(antialiasing: .counted)), ("YIQ, anti-aliasing found", .yiq()),
    ("ΔE94", .deltaE94(atMost: 1)), ("ΔE2000", .deltaE2000(atMost: 1)),
    ("HyAB", .hyab(atMost: 0.02)),
  ]
  var table = Table("tolerance")
  table.rows[0] += pairs.map(\.0)
  for (name, tolerance) in tolerances {
    // A copy, so that the two pictures never share memory.
    let times = pairs.map { pair in
      let actual = copy(pair.2)
      return samples([
        {
          milliseconds {
            _ = BitmapComparison(reference: pair.1, actual: actual, tolerance: tolerance)
          }
        }
      ])[0]
    }
    table.rows.append([name] + times.map(\.text))
  }
  print(table.text)
  compareWithImageMagick()
}

/// Compares two files with both programs; reading is most of the time.
private func compareWithImageMagick() {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "compare-\(ProcessInfo.processInfo.processIdentifier)")
  defer { try? FileManager.default.removeItem(at: folder) }
  let files = ["reference.png", "actual.png"].map { folder.appending(path: $0) }
  var table = Table("reading two files and comparing them", "ours", "ImageMagick", "ratio")
  for (name, reference, actual) in pairs {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (file, bitmap) in zip(files, [reference, actual]) {
        try Data(PNG.encode(bitmap)).write(to: file)
      }
    } catch {
      print("Files can't be written: \(error)")
      return
    }
    let times = samples([
      {
        milliseconds(least: 0) {
          let read = files.compactMap { try? PNG.decode([UInt8](Data(contentsOf: $0))) }
          _ = BitmapComparison(reference: read[0], actual: read[1])
        }
      },
      { childMilliseconds(["compare", "-metric", "AE"] + files.map { $0.path() } + ["null:"]) },
    ])
    table.add(name, times[0].text, times[1].text, times[0].ratios(to: times[1]).ratioText)
  }
  print("\n" + table.text)
}

/// Returns the processor time of a child process, or NaN if it can't be run.
private func childMilliseconds(_ arguments: [String]) -> Double {
  func used() -> Double {
    var usage = rusage()
    #if canImport(Glibc)
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    #else
    getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(0) { $0 + Double($1.tv_sec) * 1e3 + Double($1.tv_usec) / 1e3 }
  }
  let process = Process(), before = used()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = arguments
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return .nan }
  process.waitUntilExit()
  // 127 means that the program doesn't exist.
  return process.terminationStatus == 127 ? .nan : used() - before
}

private func copy(_ bitmap: Bitmap) -> Bitmap {
  var bytes = bitmap.bytes
  bytes[0] = bytes[0] &+ 0
  return Bitmap(width: bitmap.width, height: bitmap.height, bytes: bytes) ?? bitmap
}
