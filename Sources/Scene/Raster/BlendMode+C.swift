internal import CPixels

extension BlendMode {
  var c: Int32 {
    switch self {
    case .normal: Int32(CPIXELS_BLEND_NORMAL)
    case .multiply: Int32(CPIXELS_BLEND_MULTIPLY)
    case .screen: Int32(CPIXELS_BLEND_SCREEN)
    case .overlay: Int32(CPIXELS_BLEND_OVERLAY)
    case .darken: Int32(CPIXELS_BLEND_DARKEN)
    case .lighten: Int32(CPIXELS_BLEND_LIGHTEN)
    case .colorDodge: Int32(CPIXELS_BLEND_COLOR_DODGE)
    case .colorBurn: Int32(CPIXELS_BLEND_COLOR_BURN)
    case .softLight: Int32(CPIXELS_BLEND_SOFT_LIGHT)
    case .hardLight: Int32(CPIXELS_BLEND_HARD_LIGHT)
    case .difference: Int32(CPIXELS_BLEND_DIFFERENCE)
    case .exclusion: Int32(CPIXELS_BLEND_EXCLUSION)
    case .hue: Int32(CPIXELS_BLEND_HUE)
    case .saturation: Int32(CPIXELS_BLEND_SATURATION)
    case .color: Int32(CPIXELS_BLEND_COLOR)
    case .luminosity: Int32(CPIXELS_BLEND_LUMINOSITY)
    case .sourceAtop: Int32(CPIXELS_BLEND_SOURCE_ATOP)
    case .destinationOver: Int32(CPIXELS_BLEND_DESTINATION_OVER)
    case .destinationOut: Int32(CPIXELS_BLEND_DESTINATION_OUT)
    case .plusDarker: Int32(CPIXELS_BLEND_PLUS_DARKER)
    case .plusLighter: Int32(CPIXELS_BLEND_PLUS_LIGHTER)
    case .xor: Int32(CPIXELS_BLEND_XOR)
    case .clear: Int32(CPIXELS_BLEND_CLEAR)
    case .copy: Int32(CPIXELS_BLEND_COPY)
    case .sourceIn: Int32(CPIXELS_BLEND_SOURCE_IN)
    case .sourceOut: Int32(CPIXELS_BLEND_SOURCE_OUT)
    case .destinationIn: Int32(CPIXELS_BLEND_DESTINATION_IN)
    case .destinationAtop: Int32(CPIXELS_BLEND_DESTINATION_ATOP)
    }
  }
}
