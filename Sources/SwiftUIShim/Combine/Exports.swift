@_exported public import Drawing
@_exported public import Foundation
