public import SwiftUI

/// The content of a preview that represents a `PreviewProvider`, whose views are rendered
/// separately.
public struct PreviewProviderViews: View {
  /// Returns the views of the provider.
  let views: @MainActor () -> [AnyView]

  /// Creates the content from the views of a provider.
  public init<Provider: PreviewProvider>(_ provider: Provider.Type) {
    views = { Provider.all }
  }

  /// The first view.
  public var body: some View { views().first }
}
