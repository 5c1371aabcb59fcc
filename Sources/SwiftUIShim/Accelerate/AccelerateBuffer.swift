/// A collection of numbers that vDSP functions accept.
public protocol AccelerateBuffer: RandomAccessCollection {}

extension Array: AccelerateBuffer {}
extension ArraySlice: AccelerateBuffer {}
extension ContiguousArray: AccelerateBuffer {}

/// A mutable collection of numbers that vDSP functions write to.
public protocol AccelerateMutableBuffer: AccelerateBuffer, MutableCollection {}

extension Array: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
