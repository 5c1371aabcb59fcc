public import Foundation

// Shaders need a processor of pictures. Compiles without the effect that SwiftUI has: what a shader
// would change is drawn unchanged.

/// The shaders of a program, by their names: `ShaderLibrary.ripple(.float(2))`.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  /// The shaders of the program itself.
  public static let `default` = ShaderLibrary()

  init() {}

  /// Creates a library of the shaders in a bundle; nothing is read.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  /// Creates a library of the shaders in a file; nothing is read.
  public init(url: URL) {}

  /// Creates a library of the shaders in some bytes; nothing is read.
  public init(data: Data) {}

  /// A shader function by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// A shader function by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// A function that becomes a shader by its arguments.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  /// The library that it is in.
  public var library: ShaderLibrary
  /// Its name.
  public var name: String

  /// Creates a function by its name.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Returns a shader with arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A shader with its arguments; it has no effect.
public struct Shader: Hashable, Sendable {
  /// An argument of a shader.
  public struct Argument: Hashable, Sendable {
    /// Returns a number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Returns two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// Returns three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    /// Returns four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument()
    }
    /// Returns a point as two numbers.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// Returns a size as two numbers.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Returns a vector as two numbers.
    public static func float2(_ vector: CGVector) -> Argument { Argument() }
    /// Returns numbers in a row.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// Returns the frame of the view that the shader is applied to.
    public static var boundingRect: Argument { Argument() }
    /// Returns a colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Returns colours in a row.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// Returns a picture.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Returns bytes.
    public static func data(_ data: Data) -> Argument { Argument() }
  }

  /// The function.
  public var function: ShaderFunction
  /// The arguments.
  public var arguments: [Argument]
  /// Whether colours are dithered; of no consequence here.
  public var dithersColor = false

  /// Creates a shader of a function and its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

extension View {
  /// Is accepted and changes nothing: shaders need a processor of pictures.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

  /// Is accepted and changes nothing: shaders need a processor of pictures.
  public func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Is accepted and changes nothing: shaders need a processor of pictures.
  public func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View { self }
}

extension VisualEffect {
  /// Is accepted and changes nothing: shaders need a processor of pictures.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Is accepted and changes nothing: shaders need a processor of pictures.
  public func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some VisualEffect { self }

  /// Is accepted and changes nothing: shaders need a processor of pictures.
  public func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
