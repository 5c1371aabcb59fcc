// Where a module called CoreGraphics and Testing are imported in one file, the compiler also imports
// a module of this name, which Swift Testing has on Apple's systems alone. Without it such a file
// doesn't compile.
