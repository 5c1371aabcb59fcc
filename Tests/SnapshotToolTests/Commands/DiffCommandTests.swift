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
}
