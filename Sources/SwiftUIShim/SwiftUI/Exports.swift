@_exported public import Combine
@_exported public import CoreGraphics
@_exported public import DrawingControls
@_exported public import Foundation
@_exported public import Observation
@_exported public import QuartzCore
