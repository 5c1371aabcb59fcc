public import Drawing

/// The default type of colour literals. The compiler looks it up by this name.
public typealias _ColorLiteralType = SystemColor

/// UIKit's name of the system colour type.
public typealias UIColor = SystemColor
