import { DateTime } from "effect"
import { describe, expect, it } from "vitest"
import { type Caller, PASSWORD, signedIn, zipDefinition } from "../http/caller.ts"
import { formatIsoDay } from "../../src/site/siteDays.ts"
import { script } from "./scriptedClient.ts"

const RESELLER = "reseller@listwright.example"
/**
 * The reseller's own account (Lakeside Partners), a client's account, a stranger's account, and one that doesn't
 * exist.
 */
const [OWN, BAKERY, FOREIGN, MISSING] = [2, 3, 1, 2_147_483_647]
const paging = { PageNumber: 1, PageSize: 18 }
const order = { ListType: 10, GeoType: 2, OrderGeos: [{ GeoKeyCode: "IL", GeoType: 2 }] }
const illinois = { ...zipDefinition(), areas: [{ kind: "state", state: "IL", excluded: false }] }

const contact = {
  FirstName: "Robin",
  LastName: "Reseller",
  Company: "Lakeside Partners",
  Email: "robin@lakeside.example",
  Phone: "312-555-0100",
  OrderName: "For the bakery",
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

const suppressedOrders = async (one: { readonly call: Caller["call"] }, accountId: number) => {
  const asked = { accountId, listType: 10, pagingOptions: paging }
  const { body } = await one.call("POST", "/PlaceOrder.aspx/GetSuppressionList", asked)
  return body.d.DataSource.Items.map(({ OrderCode }: { readonly OrderCode: string }) => OrderCode)
}

/** Orders of a reseller, who works for several accounts. */
export const orderingForAccounts = (url: () => string): void => {
  describe("the account of an order [ob6-site-roles]", () => {
    it("is the one that an original client names, and its history shows the order", async () => {
      const one = await script(url(), RESELLER, PASSWORD)
      const client = await signedIn(url, RESELLER)
      const counted = await one.count(order)
      expect(counted.AccountId).toBe(OWN)
      const draftId = counted.ListModuleSessionId
      const told = await one.count({ ...counted, AccountId: BAKERY })
      expect([told.AccountId, told.ListModuleSessionId]).toEqual([BAKERY, draftId])
      expect(told.TotalAvailableQty).toBe(counted.TotalAvailableQty)
      const tax = await one.call("PlaceOrder.aspx/CalculateTax", {
        req: { OrderAmount: told.TotalPretaxCost, State: "IL", Zip: "60614", Country: "US" },
      })
      const place = (AccountId: number) =>
        one.call("PlaceOrder.aspx/ProcessOrder", {
          currentSessionId: draftId,
          order: {
            AccountId,
            ListModuleSessionId: draftId,
            IsAgreementAccepted: true,
            TotalDesiredQty: told.TotalDesiredQty,
            TotalPretaxCost: told.TotalPretaxCost,
            TaxCharge: tax.TotalTax,
            TotalActualCost: tax.Total,
            PaymentMethod: 1,
            OrderContactInformation: contact,
            OrderPaymentInformation: card,
          },
        })
      expect(await place(OWN)).toMatchObject({
        IsSuccess: false,
        Message: expect.stringContaining("AccountId:"),
      })
      const placed = await place(BAKERY)
      expect([placed.Message, placed.AccountName]).toEqual(["", "Harbor Street Bakery"])
      expect(await suppressedOrders(client, BAKERY)).toContain(placed.OrderCode)
      expect(await suppressedOrders(client, OWN)).not.toContain(placed.OrderCode)
      const { body } = await client.call("GET", `/api/v1/orders/${placed.OrderCode}`)
      expect(body.accountName).toBe("Harbor Street Bakery")
    })

    it("cannot be a stranger's, which looks like one that does not exist", async () => {
      const client = await signedIn(url, RESELLER)
      const { body: draft } = await client.post("/api/v1/drafts", { listType: 10 })
      const put = (accountId: number) =>
        client.call("PUT", `/api/v1/drafts/${draft.id}`, {
          baseRevision: 1,
          accountId,
          definition: draft.definition,
          choices: draft.choices,
        })
      const foreign = await put(FOREIGN)
      expect([foreign.status, foreign.body.message]).toEqual([422, "We couldn't find this account."])
      const missing = await put(MISSING)
      expect([missing.status, missing.body]).toEqual([foreign.status, foreign.body])
      const submit = async (AccountId: number, named: object = {}) =>
        (await client.post("/PlaceOrder.aspx/SubmitOrder", { order: { ...order, ...named, AccountId } })).body
          .d
      const named = { ListModuleSessionId: draft.id }
      expect((await submit(FOREIGN, named)).ResultMessage).toBe("AccountId: We couldn't find this account.")
      expect(await submit(FOREIGN, named)).toEqual(await submit(MISSING, named))
      expect(await submit(FOREIGN)).toEqual(await submit(MISSING))
      expect((await submit(FOREIGN)).ResultFlag).toBe(false)
      expect((await client.call("GET", `/api/v1/drafts/${draft.id}`)).body).toEqual(draft)
    })

    it("decides what its days suppress, so that a count for another account is no longer its count", async () => {
      const client = await signedIn(url, RESELLER)
      const { body: draft } = await client.post("/api/v1/drafts", { listType: 10 })
      const off = { mode: "off" }
      const today = formatIsoDay(new Date(), DateTime.zoneMakeNamedUnsafe("America/Chicago"))
      const suppressions = {
        orders: { mode: "date", start: "2020-01-01", end: today },
        savedCounts: off,
        files: off,
      }
      const definition = { ...illinois, suppressions }
      const put = async (baseRevision: number, more: object = {}) =>
        (
          await client.call("PUT", `/api/v1/drafts/${draft.id}`, {
            baseRevision,
            definition,
            choices: draft.choices,
            ...more,
          })
        ).body
      await put(1)
      const total = async () =>
        (await client.post("/api/v1/counts", { definition, draftId: draft.id, revision: 0 })).body.answer
          .total
      const named = { ListModuleSessionId: draft.id }
      const { body: started } = await client.post("/PlaceOrder.aspx/PollCountWithotSession", { order: named })
      const { requestId } = started.d.DataSource
      const poll = { requestId, order: named }
      const answer = async () =>
        (await client.post("/PlaceOrder.aspx/GetOrderAndPriceList2WithoutSession", poll)).body.d
      await expect.poll(async () => (await answer()).ResultFlag, { timeout: 20_000 }).toBe(true)
      const choices = { ...draft.choices, step: "summary", countId: requestId }
      await put(2, { choices })
      const before = await total()
      expect(before).toBeGreaterThan(0)
      const moved = await put(3, { choices, accountId: BAKERY })
      expect([moved.accountId, moved.choices.step, moved.choices.countId]).toEqual([BAKERY, "input", null])
      expect(await answer()).toMatchObject({
        ResultFlag: false,
        ResultMessage: "The order was changed after this count. Please count it again.",
      })
      // The bakery has the order of all of them.
      await expect.poll(total, { timeout: 20_000 }).toBe(0)
      const { body: back } = await client.post(`/api/v1/drafts/${draft.id}/undo`, { baseRevision: 4 })
      expect([back.accountId, back.choices.step, back.choices.countId]).toEqual([OWN, "summary", requestId])
      expect((await answer()).ResultFlag).toBe(true)
      expect(await total()).toBe(before)
    })

    it("stays while the list names what that account alone has", async () => {
      const client = await signedIn(url, RESELLER)
      const [code = ""] = await suppressedOrders(client, BAKERY)
      const { body: draft } = await client.post("/api/v1/drafts", { listType: 10, accountId: BAKERY })
      const off = { mode: "off" }
      const naming = {
        ...zipDefinition("60614"),
        suppressions: { orders: { mode: "item", items: [code] }, savedCounts: off, files: off },
      }
      const put = (baseRevision: number, more: object) =>
        client.call("PUT", `/api/v1/drafts/${draft.id}`, { baseRevision, choices: draft.choices, ...more })
      await put(1, { definition: naming })
      const refused = await put(2, { definition: naming, accountId: OWN })
      expect([refused.status, refused.body.message]).toEqual([
        422,
        "This list uses saved lists, orders or files from its account. Remove them before you order it for another account.",
      ])
      const without = await put(2, { definition: zipDefinition("60614"), accountId: OWN })
      expect([without.status, without.body.accountId]).toEqual([200, OWN])
    })
  })
}
