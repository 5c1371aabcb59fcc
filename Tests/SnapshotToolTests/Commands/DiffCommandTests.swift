import Foundation
import Pixels
import Testing

@Suite struct DiffCommandTests {
  @Test func equalFilesPrintNothing() throws {
    let package = try ToolPackage()
    try package.write("soup\n", to: "a.txt")
    try package.write("soup\n", to: "b.txt")
    #expect(try package.run("diff", "a.txt", "b.txt") == .init(status: 0, output: ""))
  }

  @Test func differentTextsAreComparedByLines() throws {
    let package = try ToolPackage()
    try package.write("tea\n", to: "a.txt")
    try package.write("soup\n4.50\n", to: "b.txt")
    let output = """
      1 line removed, 2 lines added
      @@ -1,1 +1,2 @@
      -tea
      +soup
      +4.50

      """
    #expect(try package.run("diff", "a.txt", "b.txt") == .init(status: 1, output: output))
  }

  @Test func oneNameShowsThatFailure() throws {
    let package = try ToolPackage.withAllKinds()
    let answer = try package.run("diff", "soup.txt")
    #expect(answer.status == 1)
    #expect(answer.output == (try package.run("show", "soup.txt").output))
    let json = try package.run("diff", "soup.txt", "--json")
    #expect(json.status == 1)
    #expect(json.output.contains("\"summary\" : \"line 2 differs\""))
  }

  @Test func aFileThatCannotBeReadIsAnError() throws {
    let package = try ToolPackage()
    try package.write("tea\n", to: "a.txt")
    let answer = try package.run("diff", "a.txt", "none")
    let errors = "Can’t read none: the file doesn’t exist.\n"
    #expect(answer == .init(status: 2, output: "", errors: errors))
    let folder = try package.run("diff", "a.txt", ".")
    #expect(folder.status == 2)
    #expect(folder.errors.hasPrefix("Can’t read .: "))
  }

  #if Pictures
  /// A white picture of 4 × 4 pixels, and one whose first pixel has another red.
  private func pictures(red: UInt8) throws -> ToolPackage {
    let package = try ToolPackage()
    let white = [UInt8](repeating: 255, count: 64)
    for (name, bytes) in [("a.png", white), ("b.png", [red] + white.dropFirst())] {
      let bitmap = try #require(Bitmap(width: 4, height: 4, bytes: bytes))
      try package.write(try PNG.encode(bitmap), to: name)
    }
    return package
  }

  @Test func picturesAreComparedByPixels() throws {
    let answer = try pictures(red: 250).run("diff", "a.png", "b.png")
    let output =
      "1 of 16 pixels differ (6.25 %), 0 allowed, worst 5/255 at (0, 0), within x 0…0, y 0…0\n"
    #expect(answer == .init(status: 1, output: output))
  }

  @Test(arguments: [
    (["--channel", "4"], 1), (["--channel", "5"], 0), (["--pixels", "1"], 0),
    (["--pixels", "0"], 1),
  ])
  func tolerancesAreLimits(_ options: [String], status: Int) throws {
    let package = try pictures(red: 250)
    let answer = try package.run("diff", "a.png", "b.png", options[0], options[1])
    #expect(answer.status == Int32(status))
  }

  /// Returns an animated file of pictures of 2 × 2 pixels with these values of red.
  private func animation(_ reds: [UInt8], duration: Double = 0.1) throws -> [UInt8] {
    try PNG.encode(frames: reds.map(picture), duration: duration)
  }

  private func picture(_ red: UInt8) throws -> Bitmap {
    try #require(
      Bitmap(width: 2, height: 2, bytes: (0..<4).flatMap { _ in [red, 0, 0, 255] as [UInt8] })
    )
  }

  @Test func allFramesAreCompared() throws {
    let package = try ToolPackage()
    try package.write(animation([1, 2, 3]), to: "a.png")
    try package.write(animation([1, 9, 3]), to: "b.png")
    let answer = try package.run("diff", "a.png", "b.png", "--picture", "sheet.png")
    let output = """
      1 of 3 frames differ
      frame 2: 4 of 4 pixels differ (100 %), 0 allowed, worst 7/255 at (0, 0), \
      within x 0…1, y 0…1, probable cause: #020000 became #090000

      """
    #expect(answer == .init(status: 1, output: output))
    #expect(package.files.contains("sheet.png"))
    #expect(try package.run("diff", "a.png", "b.png", "--channel", "7").status == 0)
    #expect(try package.run("diff", "a.png", "a.png") == .init(status: 0, output: ""))
  }

  @Test func durationsAndCountsOfFramesAreCompared() throws {
    let package = try ToolPackage()
    try package.write(animation([1, 2]), to: "a.png")
    try package.write(animation([1, 2], duration: 0.2), to: "slow.png")
    try package.write(animation([1, 2, 3]), to: "long.png")
    let slow = "each frame shown for 0.1 s in the reference, 0.2 s now\n"
    #expect(try package.run("diff", "a.png", "slow.png") == .init(status: 1, output: slow))
    let long = "2 frames in the reference, 3 now\n"
    #expect(try package.run("diff", "a.png", "long.png") == .init(status: 1, output: long))
  }

  @Test func aStillPictureAndAnAnimationDiffer() throws {
    let package = try ToolPackage()
    try package.write(PNG.encode(picture(1)), to: "still.png")
    try package.write(animation([1, 1]), to: "moving.png")
    let answer = try package.run("diff", "still.png", "moving.png")
    let output = "the reference is a still picture, and the other file is animated\n"
    #expect(answer == .init(status: 1, output: output))
    #expect(try package.run("diff", "moving.png", "still.png").status == 1)
  }

  @Test func theDifferenceIsDrawnIntoAFile() throws {
    let package = try pictures(red: 0)
    #expect(try package.run("diff", "a.png", "b.png", "--picture", "sheet.png").status == 1)
    let file = try #require(FileManager.default.contents(atPath: "\(package.root)/sheet.png"))
    let sheet = try PNG.decode(Array(file))
    #expect(sheet.width > 3 * 4 && sheet.height > 4, "three panels, labelled")
  }

  @Test func jsonSaysWhetherTheyAreEqual() throws {
    let package = try pictures(red: 250)
    let different = """
      {
        "detail" : "",
        "isEqual" : false,
        "summary" : "1 of 16 pixels differ (6.25 %), 0 allowed, worst 5/255 at (0, 0), \
      within x 0…0, y 0…0"
      }

      """
    let answer = try package.run("diff", "a.png", "b.png", "--json")
    #expect(answer == .init(status: 1, output: different))
    let equal = """
      {
        "detail" : "",
        "isEqual" : true,
        "summary" : ""
      }

      """
    try package.write("x", to: "x.txt")
    #expect(
      try package.run("diff", "x.txt", "x.txt", "--json") == .init(status: 0, output: equal)
    )
  }

  @Test func aDamagedPictureIsAnError() throws {
    let package = try pictures(red: 0)
    let file = try #require(FileManager.default.contents(atPath: "\(package.root)/a.png"))
    try package.write(Array(file.dropLast(20)), to: "cut.png")
    let answer = try package.run("diff", "a.png", "cut.png")
    #expect(answer.status == 2 && answer.output.isEmpty && !answer.errors.isEmpty)
  }
  #endif

  #if Pictures
  /// Changes four bytes of a chunk of a PNG file, and its checksum.
  private func patched(
    _ file: [UInt8],
    _ name: String,
    occurrence: Int = 0,
    at offset: Int,
    _ bytes: [UInt8]
  ) throws -> [UInt8] {
    let name = Array(name.utf8)
    let places = file.indices.filter { file[$0...].starts(with: name) }
    let start = try #require(places.dropFirst(occurrence).first)
    let count = file[(start - 4)..<start].reduce(0) { $0 << 8 | Int($1) }
    var file = file
    file.replaceSubrange((start + 4 + offset)..<(start + 4 + offset + bytes.count), with: bytes)
    var sum = UInt32.max
    for byte in file[start..<(start + 4 + count)] {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    let check = (0..<4).map { UInt8(truncatingIfNeeded: ~sum >> (24 - 8 * $0)) }
    file.replaceSubrange((start + 4 + count)..<(start + 8 + count), with: check)
    return file
  }

  @Test func animationsThatCannotBeComparedAreNamed() throws {
    let package = try ToolPackage()
    let file = try animation([1, 2])
    try package.write(file, to: "a.png")
    // The number of repetitions follows the number of frames.
    try package.write(try patched(file, "acTL", at: 4, [0, 0, 0, 3]), to: "plays.png")
    // The numerator of the delay has two bytes, after five numbers of four.
    try package.write(try patched(file, "fcTL", occurrence: 1, at: 20, [0, 1]), to: "uneven.png")
    for (name, reason) in [
      ("plays.png", "one stops after 3 repetitions"),
      (
        "uneven.png",
        "the frames of one have different durations, or durations that aren’t whole milliseconds"
      ),
    ] {
      let errors = "Can’t compare these animations, because \(reason).\n"
      let answer = try package.run("diff", "a.png", name)
      #expect(answer == .init(status: 2, output: "", errors: errors))
    }
  }

  @Test func severalDifferencesOfAnimationsAreListed() throws {
    let package = try ToolPackage()
    try package.write(animation([1, 2]), to: "a.png")
    try package.write(animation([1, 2, 3], duration: 0.2), to: "b.png")
    let output = """
      2 frames in the reference, 3 now
      each frame shown for 0.1 s in the reference, 0.2 s now

      """
    #expect(try package.run("diff", "a.png", "b.png") == .init(status: 1, output: output))
    try package.write(animation([9, 8, 3]), to: "c.png")
    let answer = try package.run("diff", "a.png", "c.png")
    let lines = answer.output.split(separator: "\n")
    #expect(lines[0] == "2 of 3 frames differ")
    #expect(lines[1] == "2 frames in the reference, 3 now")
    #expect(lines[2].hasPrefix("frame 1: ") && lines[3].hasPrefix("frame 2: ") && lines.count == 4)
    let reverse = "the reference is animated, and the other file is a still picture\n"
    try package.write(PNG.encode(picture(1)), to: "still.png")
    #expect(try package.run("diff", "a.png", "still.png") == .init(status: 1, output: reverse))
  }

  @Test func onlyTwoPicturesAreComparedByPixels() throws {
    let package = try pictures(red: 0)
    try package.write("tea\n", to: "a.txt")
    let answer = try package.run("diff", "a.png", "a.txt")
    #expect(answer.status == 1 && !answer.output.contains("pixels"))
    for position in 0..<4 {
      var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 10]
      bytes[position] += 1
      try package.write(bytes, to: "x.png")
      #expect(try package.run("diff", "x.png", "x.png").status == 0, "it isn't decoded")
    }
  }
  #endif
}
