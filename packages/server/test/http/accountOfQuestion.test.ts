import { beforeAll, describe, expect, it } from "vitest"
import { type Caller, signedIn, zipDefinition } from "./caller.ts"
import { sharedSite } from "./sharedSite.ts"

const { url } = sharedSite()
const RESELLER = "reseller@listwright.example"
const MISSING = 2_147_483_647

/** ZIP Codes of a place large enough to have people in a small universe. */
const crowded = ["77449", "77494", "60629", "90011", "11368", "75034", "79936", "92335", "78660", "11208"]
const inIllinois = ["60629"]

const contact = {
  FirstName: "Robin",
  LastName: "Reseller",
  Company: "Lakeside Partners",
  Email: "robin@lakeside.example",
  Phone: "312-555-0100",
  OrderName: "For a client",
  AddressLine: "12 Harbor Street",
  City: "Chicago",
  State: "IL",
  Zipcode: "60614",
  CountryCode: "US",
}
const card = {
  HolderName: "Robin Reseller",
  Number: "4111111111111111",
  SecurityCode: "123",
  CardType: 10,
  ExpiredMonth: 12,
  ExpiredYear: 2031,
  AddressLine: "12 Harbor Street",
  City: "Chicago",
  State: "IL",
  Zipcode: "60614",
}

const accountsOf = async (client: Caller): Promise<{ readonly own: number; readonly client: number }> => {
  const { body } = await client.post("/Common/InitUser.ashx")
  const accounts: ReadonlyArray<{ AccountId: number; IsDefault: boolean }> = body.d.DataSource.accountList
  const idOf = (isOwn: boolean) => accounts.find(({ IsDefault }) => IsDefault === isOwn)?.AccountId ?? 0
  return { own: idOf(true), client: idOf(false) }
}

/** Orders everybody of Illinois for an account; the order's code. */
const orderFor = async (client: Caller, AccountId: number): Promise<string> => {
  const ask = async (name: string, asked: object) => {
    const { body } = await client.post(`/PlaceOrder.aspx/${name}`, asked)
    expect(body.d.ResultMessage).toBe("")
    return body.d.DataSource
  }
  const OrderGeos = [{ GeoKeyCode: "IL", GeoType: 2 }]
  const order = { AccountId, ListType: 10, PhoneOption: 2, GeoType: 2, OrderGeos }
  const named = await ask("SubmitOrder", { order })
  const { requestId } = await ask("PollCountWithotSession", { order: named })
  const poll = { requestId, order: named }
  while ((await ask("CheckPollingStatusWithoutSeesion", poll)).PercentComplete !== 100)
    await new Promise((resolve) => setTimeout(resolve, 20))
  const { Order } = await ask("GetOrderAndPriceList2WithoutSession", poll)
  const tax = await ask("CalculateTax", {
    req: { OrderAmount: Order.TotalPretaxCost, State: "IL", Zip: "60614", Country: "US" },
  })
  const placed = await ask("ProcessOrder", {
    currentSessionId: named.ListModuleSessionId,
    order: {
      ...named,
      AccountId,
      IsAgreementAccepted: true,
      TotalDesiredQty: Order.TotalDesiredQty,
      TotalPretaxCost: Order.TotalPretaxCost,
      TaxCharge: tax.TotalTax,
      TotalActualCost: tax.Total,
      PaymentMethod: 1,
      OrderContactInformation: contact,
      OrderPaymentInformation: card,
    },
  })
  expect(placed.Message).toBe("")
  return placed.OrderCode
}

const suppressing = (code: string) => {
  const definition = zipDefinition(...crowded)
  const orders = { mode: "item", items: [code] }
  return { ...definition, suppressions: { ...definition.suppressions, orders } }
}

describe("a question without a draft", () => {
  let reseller: Caller
  let accounts = { own: 0, client: 0 }
  let code = ""
  beforeAll(async () => {
    reseller = await signedIn(url, RESELLER)
    accounts = await accountsOf(reseller)
    code = await orderFor(reseller, accounts.client)
  }, 60_000)

  const counted = (definition: object, more: object = {}) =>
    reseller.post("/api/v1/counts", { definition, draftId: null, revision: 1, ...more })
  const total = async (definition: object, more: object = {}): Promise<number> =>
    (await counted(definition, more)).body.answer.total

  it("is answered for the account that it names: the orders of a client are found and left out", async () => {
    const accountId = accounts.client
    const left = (await total(zipDefinition(...crowded))) - (await total(zipDefinition(...inIllinois)))
    expect(left).toBeLessThan(await total(zipDefinition(...crowded)))
    // An order leaves its people out once its list is written.
    await expect.poll(() => total(suppressing(code), { accountId }), { timeout: 20_000 }).toBe(left)
    const choices = { listUsage: 1, promoCode: null, quantities: {} }
    const asked = { definition: suppressing(code), draftId: null, accountId, revision: 1, choices }
    expect((await reseller.post("/api/v1/prices", asked)).body.price.available).toBe(left)
    const own = await counted(suppressing(code))
    expect([own.status, own.body.message]).toEqual([422, expect.stringContaining(code)])
    expect((await counted(suppressing(code), { accountId: accounts.own })).body).toEqual(own.body)
  })

  it("is refused about a stranger's account, which looks like one that does not exist", async () => {
    const stranger = await accountsOf(await signedIn(url))
    const refused = await counted(zipDefinition(...crowded), { accountId: stranger.own })
    expect([refused.status, refused.body.message]).toEqual([422, "We couldn't find this account."])
    const missing = await counted(zipDefinition(...crowded), { accountId: MISSING })
    expect([missing.status, missing.body]).toEqual([refused.status, refused.body])
  })
})
