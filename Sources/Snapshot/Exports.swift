// A test that imports `Snapshot` can name everything that its parameters take.
@_exported public import struct Pixels.Bitmap
@_exported public import struct Pixels.ImageTolerance
@_exported public import enum SnapshotCore.RecordMode
