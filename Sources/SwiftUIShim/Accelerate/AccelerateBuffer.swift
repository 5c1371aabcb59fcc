/// Numbers in a row, as vector arithmetic takes them.
public protocol AccelerateBuffer: RandomAccessCollection {}

extension Array: AccelerateBuffer {}
extension ArraySlice: AccelerateBuffer {}
extension ContiguousArray: AccelerateBuffer {}

/// Numbers in a row, to be written to.
public protocol AccelerateMutableBuffer: AccelerateBuffer, MutableCollection {}

extension Array: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
