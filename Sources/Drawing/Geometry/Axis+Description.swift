extension Axis: CustomStringConvertible {
  /// The name of the axis.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}
