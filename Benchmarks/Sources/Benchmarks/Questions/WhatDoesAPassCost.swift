// How long does comparing a picture that equals its reference take, without drawing it?

import Foundation
import Pixels

func whatDoesAPassCost() {
  printHeading("What does a picture of 1 MP that equals its reference cost beyond drawing it?")
  let file = FileManager.default.temporaryDirectory
    .appending(path: "reference-\(ProcessInfo.processInfo.processIdentifier).png")
  defer { try? FileManager.default.removeItem(at: file) }
  let picture = TestPictures.art
  guard let png = try? PNG.encode(picture), (try? Data(png).write(to: file)) != nil else { return }
  var table = Table("", "ms")
  let times = samples([
    {
      milliseconds {
        let bytes = (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? []
        _ = PNG.matches(file: bytes, picture)
      }
    },
    {
      milliseconds {
        let bytes = (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? []
        if let read = try? PNG.decode(bytes) {
          _ = BitmapComparison(reference: read, actual: picture)
        }
      }
    },
  ])
  table.add("by the digests in the file", times[0].text)
  table.add("by decoding", times[1].text)
  print(table.text)
}
