@_exported import DrawingTestSupport
