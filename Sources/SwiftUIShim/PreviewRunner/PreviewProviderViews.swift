public import SwiftUI

/// The content of a preview that stands for a `PreviewProvider`: its views are rendered one by one.
public struct PreviewProviderViews: View {
  /// Returns the views of the provider.
  let views: @MainActor () -> [AnyView]

  /// Takes the views of a provider.
  public init<Provider: PreviewProvider>(_ provider: Provider.Type) {
    views = { Provider.all }
  }

  /// The first view.
  public var body: some View { views().first }
}
