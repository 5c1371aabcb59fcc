// Holds nothing: everything is declared by the Swift module CoreGraphics.
