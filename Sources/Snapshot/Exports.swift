// The types of public parameters, so that tests need only `import Snapshot`.
@_exported public import struct SnapshotCore.DiffTool
@_exported public import struct SnapshotCore.DifferenceLimits
@_exported public import enum SnapshotCore.RecordMode
@_exported public import struct SnapshotCore.SnapshotSettings

#if Pictures
@_exported public import struct Pixels.Bitmap
@_exported public import struct Pixels.ImageTolerance
#else
@_exported public import enum SnapshotCore.ImageTolerance
#endif
