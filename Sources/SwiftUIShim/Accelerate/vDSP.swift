/// Vector arithmetic. If lengths differ, the shorter vector determines the length of the result.
///
/// The names are Apple's. Sums are added in order, so that the bits are the same on every machine.
public enum vDSP {}
