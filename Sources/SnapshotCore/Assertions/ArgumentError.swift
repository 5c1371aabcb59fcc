/// An error in the arguments of a strategy, as opposed to its value or the reference.
///
/// Its description states what is wrong and what is allowed.
package protocol ArgumentError: Error, CustomStringConvertible {}
