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
}
