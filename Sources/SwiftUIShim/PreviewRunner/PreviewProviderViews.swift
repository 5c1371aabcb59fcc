public import SwiftUI

/// The content of a preview made from a `PreviewProvider`. The provider's views are rendered
/// separately.
nonisolated public struct PreviewProviderViews: View {
  /// A closure that returns the provider's views.
  let views: @MainActor () -> [AnyView]

  /// Creates the content from the views of a provider.
  public init<Provider: PreviewProvider>(_ provider: Provider.Type) {
    views = { Provider.all }
  }

  /// The first view.
  @MainActor public var body: some View { views().first }
}
