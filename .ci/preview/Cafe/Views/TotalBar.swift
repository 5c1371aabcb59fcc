import SwiftUI

struct TotalBar: View {
  @EnvironmentObject private var order: Order

  var body: some View {
    HStack {
      Text("Total").bold()
      Spacer()
      PriceTag(price: order.total)
    }
  }
}

struct TotalBar_Previews: PreviewProvider {
  static var previews: some View {
    TotalBar().environmentObject(Order())
    TotalBar().environmentObject(filled).padding()
      .previewLayout(.fixed(width: 240, height: 90))
  }

  private static var filled: Order {
    let order = Order()
    order.lines = Drink.samples
    return order
  }
}
