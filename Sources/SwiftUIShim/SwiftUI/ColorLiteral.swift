public import Drawing

/// What a colour literal in the code is where nothing else is asked for; the compiler looks for it
/// by this name.
public typealias _ColorLiteralType = SystemColor

/// The colours of the system, under the name that files for a phone use.
public typealias UIColor = SystemColor
