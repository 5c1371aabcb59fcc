/// What the views drawn so far tell those around them.
///
/// A class, because every view below the one that asks adds to the same values.
final class PreferenceValues {
  private var values: [ObjectIdentifier: any AnyPreference] = [:]

  /// What was told under a key; `nil` where nothing was.
  func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    (values[ObjectIdentifier(key)] as? Preference<Key>)?.value
  }

  /// Joins a value to those told under a key before.
  func add<Key: PreferenceKey>(_ value: Key.Value, to key: Key.Type) {
    guard let known = values[ObjectIdentifier(key)] as? Preference<Key> else {
      return replace(key, with: value)
    }
    Key.reduce(value: &known.value) { value }
  }

  /// Forgets what was told under a key and puts a value in its place.
  func replace<Key: PreferenceKey>(_ key: Key.Type, with value: Key.Value) {
    values[ObjectIdentifier(key)] = Preference<Key>(value)
  }

  /// Joins what other views tell to what was told before.
  func add(_ others: PreferenceValues) {
    for (key, other) in others.values {
      if let known = values[key] {
        known.add(other)
      } else {
        values[key] = other
      }
    }
  }
}

/// What was told under a key of any type.
private protocol AnyPreference: AnyObject {
  func add(_ next: any AnyPreference)
}

/// What was told under a key; a class, so that a value which grows isn't copied at each step.
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
  /// Returns the state for views whose preferences are kept apart from those of others.
  func keepingPreferences() -> DrawingState {
    var state = self
    state.preferences = PreferenceValues()
    return state
  }

  /// Returns the same where anyone around asks for preferences; else this state.
  func keepingPreferencesIfAsked() -> DrawingState {
    preferences == nil ? self : keepingPreferences()
  }

  /// Tells the views around what views drawn in a state of their own tell.
  func pass(on inner: DrawingState) {
    guard let preferences, let others = inner.preferences, preferences !== others else { return }
    preferences.add(others)
  }
}
