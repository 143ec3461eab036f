import { expect, it } from "vitest"
import { type Caller, signedIn } from "./caller.ts"
import { sharedSite } from "./sharedSite.ts"

const { url } = sharedSite()

/** The card that is kept for the user after this one was sent, or why it is not; it expires in July in two years unless said otherwise. */
const kept = async (client: Caller, CardNumber: string, expiry: Readonly<Record<string, number>> = {}) => {
  const { body } = await client.post("/PlaceOrder.aspx/InsertOrUpdateUserPaymentCards", {
    cards: {
      HolderName: "Dana Demo",
      CardNumber,
      CVV: CardNumber.startsWith("3") ? "1234" : "123",
      ExpirationMonth: 7,
      ExpirationYear: new Date().getFullYear() + 2,
      ...expiry,
      Address: "12 Harbor Street",
      City: "Chicago",
      State: "IL",
      ZipCode: "60614",
    },
  })
  if (body.d.ResultFlag !== true) return body.d.ResultMessage
  const { UserGuid: userId } = (await client.post("/Common/InitUser.ashx")).body.d.DataSource
  const { DataSource } = (await client.post("/PlaceOrder.aspx/GetUserPaymentCards", { userId })).body.d
  return DataSource
}

it.each([
  ["4111111111111111", 10],
  ["5555555555554444", 20],
  ["378282246310005", 30],
  ["6011111111111117", 40],
])("a card %s is of type %i [p9-card-types] [ob5-card-type]", async (number, CardType) => {
  expect(await kept(await signedIn(url), number)).toMatchObject({ CardType })
})

it("a card that expired in an earlier year is kept with the current one [ob5-expiry]", async () => {
  const expiry = { ExpirationMonth: 12, ExpirationYear: new Date().getFullYear() - 3 }
  expect(await kept(await signedIn(url), "4111111111111111", expiry)).toMatchObject({
    ExpirationMonth: 12,
    ExpirationYear: new Date().getFullYear(),
  })
})

it.each(["4111 1111 1111 1", "411111111111111111", "7111111111111111", "4111-x"])(
  "'%s' is no card number: 14 to 17 digits, the first from 3 to 6 [p9-card-limits] [p5-credit-card]",
  async (number) => {
    expect(await kept(await signedIn(url), number)).toContain("The card number is not valid.")
  },
)
