import { askUntil } from "./askUntil.ts"
import { COUNTED } from "./lists.ts"
import { GOOD_CARD } from "./orders.ts"
import type { Network } from "./siteNetwork.ts"

interface Counted {
  readonly Order: { readonly TotalDesiredQty: number; readonly TotalPretaxCost: string }
}

const place = { AddressLine: "1 North State Street", City: "Chicago", State: "IL", Zipcode: "60602" }

/**
 * Places an order of 519 records under a name before the screen opens, and has its list delivered. Returns its code.
 */
export const placeBefore = async (network: Network, name = "Opening day"): Promise<string> => {
  const { isCounted: _, ...draft } = COUNTED
  const id = await network.startDraft(draft)
  const order = { ListModuleSessionId: id }
  const { Order } = await network.data<Counted>("/PlaceOrder.aspx/GetOrderAndPriceList2WithoutSession", {
    requestId: await network.count(id),
    order,
  })
  const { TotalPretaxCost } = Order
  const tax = await network.data<{ TotalTax: string; Total: string }>("/PlaceOrder.aspx/CalculateTax", {
    req: { OrderAmount: TotalPretaxCost, State: place.State, Zip: place.Zipcode, Country: "US" },
  })
  const { Message, OrderCode } = await network.data<{ Message: string; OrderCode: string }>(
    "/PlaceOrder.aspx/ProcessOrder",
    {
      currentSessionId: id,
      order: {
        ...order,
        IsAgreementAccepted: true,
        TotalDesiredQty: Order.TotalDesiredQty,
        TotalPretaxCost,
        TaxCharge: tax.TotalTax,
        TotalActualCost: tax.Total,
        PaymentMethod: 1,
        OrderContactInformation: {
          ...place,
          FirstName: "Dana",
          LastName: "Demo",
          Company: "Corner Bakery",
          Email: "dana@bakery.example",
          Phone: "312-555-0100",
          OrderName: name,
          CountryCode: "US",
        },
        OrderPaymentInformation: {
          ...place,
          HolderName: "Dana Demo",
          Number: GOOD_CARD,
          SecurityCode: "123",
          CardType: 10,
          ExpiredMonth: 12,
          ExpiredYear: 2031,
        },
      },
    },
  )
  if (OrderCode === "") throw new Error(`The order was not placed: ${Message}`)
  await askUntil(`the list of ${OrderCode}`, async () => {
    const { delivery } = await network.call<{ delivery: unknown }>("GET", `/api/v1/orders/${OrderCode}`)
    return delivery !== null
  })
  return OrderCode
}
