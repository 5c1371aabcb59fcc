public import Foundation

/// The name of a colour in an asset catalogue, as used by generated symbols: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
  /// The name in the catalogue.
  public let name: String

  /// Creates the name of a colour; the bundle is ignored.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }

  /// Creates the name of a colour.
  public init(name: String) {
    self.name = name
  }
}

/// The name of an image in an asset catalogue, as used by generated symbols: `Image(.heart)`.
public struct ImageResource: Hashable, Sendable {
  /// The name in the catalogue.
  public let name: String

  /// Creates the name of an image; the bundle is ignored.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }

  /// Creates the name of an image.
  public init(name: String) {
    self.name = name
  }
}

extension Color {
  /// Creates a colour from an asset catalogue; an unknown name yields magenta.
  public init(_ resource: ColorResource) {
    self.init(resource.name)
  }
}

extension Image {
  /// Creates an image from an asset catalogue; an unknown name yields a crossed box.
  public init(_ resource: ImageResource) {
    self.init(resource.name)
  }

  /// Creates an image from an asset catalogue without an accessibility label.
  public init(decorative resource: ImageResource) {
    self.init(resource.name)
  }
}
