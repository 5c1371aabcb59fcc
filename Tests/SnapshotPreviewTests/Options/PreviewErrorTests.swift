import Testing

@testable import SnapshotPreview

@Suite struct PreviewErrorTests {
  @Test(arguments: [
    (
      PreviewError.input("x"),
      """
      There is no folder, Swift file or target called x.
      Pass a folder of Swift files: swift run snapshot preview FOLDER
      """
    ),
    (.noSources(["a", "b"]), "There is no Swift file in a, b. Pass a folder that has some."),
    (.tooManyFiles(5), "There are more than 5 Swift files. Pass a smaller folder."),
    (
      .noPackage("/p"),
      """
      The package that this tool was built from isn’t in /p any more.
      Build the tool again, or pass the package’s folder with --snapshot-package.
      """
    ),
    (.program("sh", "why"), "Can’t start sh: why"),
    (
      .engine(log: "/l", hasFonts: true),
      """
      The drawing library doesn’t build. The compiler’s output is in /l.
      Because SNAPSHOT_FONTS is set, it needs HarfBuzz and FriBidi. \
      `Scripts/install-libraries --fonts` in the package of this tool installs them.
      """
    ),
    (
      .engine(log: "/l", hasFonts: false),
      """
      The drawing library doesn’t build. The compiler’s output is in /l.
      Run `swift build --product SwiftUIShim` in the package of this tool to see the cause.
      """
    ),
    (.fonts("why"), "SNAPSHOT_FONTS: why"),
    (
      .build(log: "/l"),
      """
      No part of these files builds. The compiler’s output is in /l.
      Pass a smaller folder, or --verbose to see the output.
      """
    ),
    (
      .list(log: "/l"),
      """
      The previews can’t be listed. Probably the name of one is an expression that traps or never ends.
      The output is in /l.
      Pass smaller folders to find that preview.
      """
    ),
    (.option("text"), "text"),
  ])
  func everyErrorSaysWhatToDo(error: PreviewError, text: String) {
    #expect(error.description == text)
    #expect(error.log == (text.contains("/l.") ? "/l" : nil))
  }

  @Test func theWallClockLimitIsTwentyTimesTheTimeout() {
    var options = PreviewOptions()
    #expect(options.wallClockLimit == 400)
    options.timeout = 0.5
    #expect(options.wallClockLimit == 10)
  }
}
