import type { Script } from "../saved-lists/scriptedClient.ts"

/** A reply's parsed JSON, untyped because the tests themselves check its content. */
type Data = ReturnType<typeof JSON.parse>

const person = { FirstName: "Dana", LastName: "Whitfield", Company: "Bakery", Email: "dana@bakery.example" }
const place = { AddressLine: "12 Harbor Street", City: "Chicago", State: "IL", Zipcode: "60614" }
const card = {
  ...place,
  HolderName: "Dana Whitfield",
  SecurityCode: "123",
  CardType: 10,
  ExpiredMonth: 12,
  ExpiredYear: 2031,
}

export const ACCEPTED = "4111111111111111"
export const DECLINED = "4000000000000002"

/** Counts and places an order; answers its code, its count, and the message of one that was not placed. */
export const placeOrder = async (
  one: Script,
  name: string,
  order: object,
  number = ACCEPTED,
): Promise<{ readonly code: string; readonly counted: Data; readonly message: string }> => {
  const counted = await one.count(order)
  const { ListModuleSessionId } = counted
  const tax = await one.call("PlaceOrder.aspx/CalculateTax", {
    req: { OrderAmount: counted.TotalPretaxCost, State: "IL", Zip: "60614", Country: "US" },
  })
  const { Message, OrderCode } = await one.call("PlaceOrder.aspx/ProcessOrder", {
    currentSessionId: ListModuleSessionId,
    order: {
      ListModuleSessionId,
      IsAgreementAccepted: true,
      TotalDesiredQty: counted.TotalDesiredQty,
      TotalPretaxCost: counted.TotalPretaxCost,
      TaxCharge: tax.TotalTax,
      TotalActualCost: tax.Total,
      PaymentMethod: 1,
      OrderContactInformation: {
        ...person,
        ...place,
        Phone: "312-555-0100",
        OrderName: name,
        CountryCode: "US",
      },
      OrderPaymentInformation: { ...card, Number: number },
    },
  })
  return { code: OrderCode, counted, message: Message }
}

/** Waits until the list of an order is delivered. */
export const delivered = async (one: Script, code: string): Promise<void> => {
  while (!(await one.download(`Common/DownFile.aspx?id=${code}&type=1`)).startsWith("PK")) {
    // Asked again at once: the answer is the event.
  }
}
