/// Vector arithmetic. Of vectors of different lengths the shorter one counts.
///
/// The names are Apple's; the sums are made one after another, so that the bits are the same on
/// every machine.
public enum vDSP {}
