// Empty. The Swift module CoreGraphics contains all declarations.
