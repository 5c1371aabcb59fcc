/// The preferences of the views drawn so far.
///
/// It is a class because all views inside the one that reads preferences add to the same values.
final class PreferenceValues {
  private var values: [ObjectIdentifier: any AnyPreference] = [:]

  /// Returns the value of a key, or `nil` if no view set one.
  func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    (values[ObjectIdentifier(key)] as? Preference<Key>)?.value
  }

  /// Combines a value with the previous values of a key.
  func add<Key: PreferenceKey>(_ value: Key.Value, to key: Key.Type) {
    guard let known = values[ObjectIdentifier(key)] as? Preference<Key> else {
      return replace(key, with: value)
    }
    Key.reduce(value: &known.value) { value }
  }

  /// Replaces the value of a key.
  func replace<Key: PreferenceKey>(_ key: Key.Type, with value: Key.Value) {
    values[ObjectIdentifier(key)] = Preference<Key>(value)
  }

  /// Combines the values of other views with the previous values.
  func take(_ others: PreferenceValues) {
    for (key, other) in others.values {
      if let known = values[key] {
        known.add(other)
      } else {
        values[key] = other
      }
    }
  }

  /// Removes all values.
  func removeAll() {
    values = [:]
  }
}

/// A type-erased preference value.
private protocol AnyPreference: AnyObject {
  func add(_ next: any AnyPreference)
}

/// The value of a preference; a class, so that a growing value isn't copied at each step.
private final class Preference<Key: PreferenceKey>: AnyPreference {
  var value: Key.Value

  init(_ value: Key.Value) {
    self.value = value
  }

  func add(_ next: any AnyPreference) {
    guard let next = next as? Preference<Key> else { return }
    Key.reduce(value: &value) { next.value }
  }
}

extension DrawingState {
  /// Returns a state with separate preferences if any view reads them, or else this state.
  func withSeparatePreferencesIfRead() -> DrawingState {
    preferences == nil ? self : withSeparatePreferences()
  }

  /// Moves the preferences collected by another state to those of this one, or removes them if no
  /// view around reads preferences.
  func takePreferences(of inner: DrawingState) {
    guard let others = inner.preferences, preferences !== others else { return }
    preferences?.take(others)
    others.removeAll()
  }
}
