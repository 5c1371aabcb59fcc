import Testing

@testable import SnapshotPreview

@Suite struct UnavailableNameTests {
  @Test(arguments: [
    ("cannot find type 'UIImage' in scope", "UIImage"),
    ("cannot find 'MKMapView' in scope", "MKMapView"),
    ("no such module 'MapKit'", "import MapKit"),
    ("value of type 'some View' has no member 'mapStyle'", "View.mapStyle"),
    ("value of type 'Binding<String>' has no member 'x'", "Binding.x"),
    ("type 'Font' has no member 'wide'", "Font.wide"),
    ("reference to member 'red' cannot be resolved without a contextual type", ".red"),
    ("unknown attribute 'objc'", "@objc"),
    ("'exit' is unavailable in Linux", "exit"),
  ])
  func missingNameIsFound(message: String, name: String) {
    #expect(UnavailableName.name(in: message) == name)
  }

  @Test(arguments: ["", "'", "missing return", "type 'A' does not conform to protocol 'B'"])
  func otherMessagesNameNothing(message: String) {
    #expect(UnavailableName.name(in: message) == nil)
  }

  @Test(arguments: [
    ("unable to resolve module dependency: 'MapKit'", "import MapKit"),
    ("value of type 'any Shape' has no member 'x'", "Shape.x"),
    ("value of type 'inout Path' has no member 'x'", "Path.x"),
    ("value of type 'A & B' has no member 'c'", "A.c"),
    ("'Kind' is not a member type of enum 'Font'", "Font.Kind"),
    ("'Kind' is not a member type of 'struct Box<Int>'", "Box.Kind"),
    ("'Kind' is not a member type of 'Box'", "Box.Kind"),
  ])
  func membersHaveTheirTypeWithoutArguments(message: String, name: String) {
    #expect(UnavailableName.name(in: message) == name)
  }

  @Test(arguments: [
    "cannot find 'abc", "no such module", "value has no member 'a'", "is unavailable",
    "type is not a member type of 'A'", "a 'b' reference to member", "'a' unknown attribute",
    "I cannot find 'a'",
  ])
  func incompleteMessagesNameNothing(message: String) {
    #expect(UnavailableName.name(in: message) == nil)
  }
}
