/// The programs that build the drawing library and the previews.
struct Toolchain {
  /// The package manager.
  var packageManager = "swift"
  var compiler = "swiftc"
  /// The program that lists the libraries that an archive needs.
  var extractor = "swift-autolink-extract"
}
