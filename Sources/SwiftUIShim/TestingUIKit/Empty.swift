// If a file imports Testing and a module named UIKit, the compiler also imports a module
// with this name, which Swift Testing has on Apple platforms only. This module lets such files
// compile on other platforms.
