public import Foundation

nonisolated extension View {
  /// Returns the view without the presentation and records a note if `item` isn't `nil`.
  public consuming func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> Alert
  ) -> some View {
    noting("alert", if: item.wrappedValue != nil)
  }

  /// Returns the view without the presentation and records a note if `isPresented` is true.
  @_disfavoredOverload
  public consuming func alert<Title: StringProtocol, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    noting("alert", if: isPresented.wrappedValue)
  }

  /// Returns the view without the presentation and records a note if `isPresented` is true.
  @_disfavoredOverload
  public consuming func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    noting("alert", if: isPresented.wrappedValue)
  }

  /// Returns the view without the presentation and records a note if `isPresented` is true.
  public consuming func alert<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    noting("alert", if: isPresented.wrappedValue)
  }

  /// Returns the view without the presentation and records a note if `isPresented` is true.
  public consuming func alert<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    noting("alert", if: isPresented.wrappedValue)
  }

  /// Returns the view without the presentation and records a note if `isPresented` is true and
  /// `data` isn't `nil`.
  public consuming func alert<Presented, Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions
  ) -> some View {
    noting("alert", if: isPresented.wrappedValue && data != nil)
  }

  /// Returns the view without the presentation and records a note if `isPresented` is true and
  /// `data` isn't `nil`.
  public consuming func alert<Presented, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions,
    @ViewBuilder message: (Presented) -> Message
  ) -> some View {
    noting("alert", if: isPresented.wrappedValue && data != nil)
  }

  /// Returns the view without the presentation and records a note if `isPresented` is true and
  /// `error` isn't `nil`.
  public consuming func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    noting("alert", if: isPresented.wrappedValue && error != nil)
  }

  /// Returns the view without the presentation and records a note if `isPresented` is true.
  public consuming func actionSheet(
    isPresented: Binding<Bool>,
    content: () -> ActionSheet
  ) -> some View {
    noting("actionSheet", if: isPresented.wrappedValue)
  }

  /// Returns the view without the presentation and records a note if `item` isn't `nil`.
  public consuming func actionSheet<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> ActionSheet
  ) -> some View {
    noting("actionSheet", if: item.wrappedValue != nil)
  }

  /// Returns the view without the presentation and records a note if `isPresented` is true.
  public consuming func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    noting("popover", if: isPresented.wrappedValue)
  }

  /// Returns the view without the presentation and records a note if `item` isn't `nil`.
  public consuming func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    noting("popover", if: item.wrappedValue != nil)
  }
}

/// The anchor of a popover.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  public struct Source: Sendable {
    /// The frame of the view.
    public static let bounds = Source()
    /// A rectangle in the view.
    public static func rect(_ rect: CGRect) -> Source { Source() }
  }

  /// A rectangle.
  case rect(Source)
  /// A point.
  case point(UnitPoint)
}
