/// A type of data, for source compatibility.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.text`.
  public let identifier: String

  /// Creates a type.
  public init?(_ identifier: String) {
    self.identifier = identifier
  }

  private init(known identifier: String) {
    self.identifier = identifier
  }

  /// Any data.
  public static let item = UTType(known: "public.item")
  /// A series of bytes.
  public static let data = UTType(known: "public.data")
  /// Content of any kind.
  public static let content = UTType(known: "public.content")
  /// Text.
  public static let text = UTType(known: "public.text")
  /// Text without attributes.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// A URL.
  public static let url = UTType(known: "public.url")
  /// The URL of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// A PNG file.
  public static let png = UTType(known: "public.png")
  /// A JPEG file.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// Video.
  public static let movie = UTType(known: "public.movie")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
}
