@_exported public import Drawing
