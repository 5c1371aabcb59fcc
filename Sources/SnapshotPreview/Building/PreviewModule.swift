/// The module that all files with previews are compiled into.
enum PreviewModule {
  static let name = "Previews"
}
