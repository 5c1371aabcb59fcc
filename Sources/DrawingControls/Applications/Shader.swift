public import Foundation

// Shaders aren't supported. Code that uses them compiles, and views are drawn without them.

/// A library of shader functions, identified by name: `ShaderLibrary.ripple(.float(2))`.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  /// The shader functions of the main bundle.
  public static let `default` = ShaderLibrary()

  init() {}

  /// Returns a library for the shader functions in a bundle; the bundle isn't read.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  /// Creates a library for the shader functions in a file; the file isn't read.
  public init(url: URL) {}

  /// Creates a library for the shader functions in data; the data isn't read.
  public init(data: Data) {}

  /// The shader function with a name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// The shader function with a name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// A shader function. A call with arguments creates a shader.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  /// The library of the function.
  public var library: ShaderLibrary
  /// The name of the function.
  public var name: String

  /// Creates a function with a name.
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
    /// Returns a scalar argument.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Returns a vector of two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// Returns a vector of three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    /// Returns a vector of four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument()
    }
    /// Returns a point as a vector of two numbers.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// Returns a size as a vector of two numbers.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Returns a vector of two numbers.
    public static func float2(_ vector: CGVector) -> Argument { Argument() }
    /// Returns an array of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// The frame of the view that the shader applies to.
    public static var boundingRect: Argument { Argument() }
    /// Returns a colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Returns an array of colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// Returns an image.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Returns data.
    public static func data(_ data: Data) -> Argument { Argument() }
  }

  /// The function.
  public var function: ShaderFunction
  /// The arguments.
  public var arguments: [Argument]
  /// Whether colours are dithered; ignored.
  public var dithersColor = false

  /// Creates a shader from a function and its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

extension Shader: ShapeStyle {
  /// Returns a transparent style and records a note, because shaders aren't run.
  public func resolve(in environment: EnvironmentValues) -> Color {
    note("Shader")
    return .clear
  }
}

nonisolated extension View {
  /// Returns the view unchanged. Records a note unless `isEnabled` is false, because shaders aren't
  /// run.
  public consuming func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    noting("colorEffect", if: isEnabled)
  }

  /// Returns the view unchanged. Records a note unless `isEnabled` is false, because shaders aren't
  /// run.
  public consuming func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View {
    noting("distortionEffect", if: isEnabled)
  }

  /// Returns the view unchanged. Records a note unless `isEnabled` is false, because shaders aren't
  /// run.
  public consuming func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View {
    noting("layerEffect", if: isEnabled)
  }
}

extension VisualEffect {
  /// Returns the effect unchanged. Records a note unless `isEnabled` is false, because shaders
  /// aren't run.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    noting("colorEffect", if: isEnabled)
  }

  /// Returns the effect unchanged. Records a note unless `isEnabled` is false, because shaders
  /// aren't run.
  public func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some VisualEffect {
    noting("distortionEffect", if: isEnabled)
  }

  /// Returns the effect unchanged. Records a note unless `isEnabled` is false, because shaders
  /// aren't run.
  public func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some VisualEffect {
    noting("layerEffect", if: isEnabled)
  }
}
