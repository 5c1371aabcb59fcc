public import Foundation

// Presentations aren't drawn; these modifiers are declared so that code that uses them compiles.

extension View {
  /// Returns the view unchanged, because presentations aren't drawn.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> Alert
  ) -> some View { self }

  /// Returns the view unchanged, because presentations aren't drawn.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Returns the view unchanged, because presentations aren't drawn.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Returns the view unchanged, because presentations aren't drawn.
  public func alert<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Returns the view unchanged, because presentations aren't drawn.
  public func alert<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Returns the view unchanged, because presentations aren't drawn.
  public func alert<Presented, Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions
  ) -> some View { self }

  /// Returns the view unchanged, because presentations aren't drawn.
  public func alert<Presented, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions,
    @ViewBuilder message: (Presented) -> Message
  ) -> some View { self }

  /// Returns the view unchanged, because presentations aren't drawn.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }

  /// Returns the view unchanged, because presentations aren't drawn.
  public func actionSheet(
    isPresented: Binding<Bool>,
    content: () -> ActionSheet
  ) -> some View { self }

  /// Returns the view unchanged, because presentations aren't drawn.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> ActionSheet
  ) -> some View { self }

  /// Returns the view unchanged, because presentations aren't drawn.
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }

  /// Returns the view unchanged, because presentations aren't drawn.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Returns the view unchanged, because presentations aren't drawn.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
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
