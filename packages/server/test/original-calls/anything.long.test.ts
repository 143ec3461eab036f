import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Caller, PASSWORD, signedIn, zipDefinition } from "../http/caller.ts"
import { servedSite } from "../http/servedSite.ts"
import { paging } from "./Data.ts"

const RESELLER = "reseller@listwright.example"
const SAMPLES = { numRuns: 40, seed: 7 }

/** Texts that databases, files and protocols stumble over. */
const ODD = ["\u0000", "a\u0000b", "\ud800", "%_\\", "'; --", "\u202e", "x".repeat(5_000)]

/** Any value that a client may send by mistake. */
const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(...ODD, -1, 0, 0.5, 1e308, "02/30/2026", "9999-12-31", "0000-00-00", null),
  fc.record({ PageNumber: fc.integer(), PageSize: fc.integer() }),
)

const text = fc.oneof(fc.string(), fc.constantFrom(...ODD))
const account = fc.constantFrom(0, 1, 2, 3, -1, 2_147_483_647, 2_147_483_648)
const pages = fc.oneof(fc.constant(paging(18)), fc.record({ PageNumber: fc.nat(), PageSize: fc.nat() }))
const texts = (...names: ReadonlyArray<string>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, text])))
const CARD = {
  HolderName: "Ann Buyer",
  CardNumber: "4111111111111111",
  CVV: "123",
  ExpirationMonth: 12,
  ExpirationYear: 2030,
  Address: "12 Harbor Street",
  City: "Chicago",
  State: "IL",
  ZipCode: "60614",
}

/** Fields of a call, each with values of its form: else every request would end at decoding. */
type Fields = Readonly<Record<string, fc.Arbitrary<unknown>>>

const search = {
  accountId: account,
  orderName: text,
  orderNumber: text,
  searchKey: text,
  pagingOptions: pages,
}
const rewards: Fields = {
  availablePoints: fc.integer(),
  categoryId: fc.constantFrom(0, 1, 9, -1),
  isDesc: fc.boolean(),
  onlyEligible: fc.boolean(),
  pageIndex: fc.integer(),
  pageSize: fc.integer(),
}

const calls = (userGuid: string): Readonly<Record<string, Fields>> => ({
  "rpt/MyOrdersHistory.aspx/GetInitOrderHistoryData": { pagingOptions: pages },
  "rpt/MyOrdersHistory.aspx/GetOrderHisotry": search,
  "rpt/MyOrdersHistory.aspx/GetMyAcxiomOrderMoreByOrder": {
    orderType: fc.constantFrom(-1, 0, 1, 2, 3, 4, 5, 6, 8),
    accountId: account,
    searchKey: text,
    pagingOptions: pages,
  },
  "rpt/MyOrdersHistory.aspx/GetOrderMoreByOrder": { orderId: text },
  "rpt/MyOrdersHistory.aspx/SubmitForOrderMore": {
    order: fc.record({
      OrderId: text,
      SuppressionType: fc.constantFrom(0, 1, 2, 3),
      OrderSuppressions: fc.array(texts("SuppressionValue", "OriginalOrderId"), { maxLength: 3 }),
      SuppressionStartDate: text,
      SuppressionEndDate: text,
      AccountId: account,
    }),
  },
  "dialogs/OrderDetails.aspx/GetOrder": { sessionId: text, orderCode: text },
  "dialogs/MyAcxiomOrderDetails.aspx/GetOrder": { orderId: text },
  "ba/EditProfile.aspx/UpdateUser": {
    userGuid: fc.constant(userGuid),
    user: texts("Company", "AddressLine", "AddressLine2", "CityName", "StateCode", "ZipCode"),
  },
  "ba/EditProfile.aspx/UpdatePassword": { userGuid: fc.constant(userGuid), newPwd: text },
  "landingPage.aspx/UploadImg": {
    userId: fc.constant(userGuid),
    img: fc.oneof(
      text,
      fc.base64String().map((bytes) => `data:image/png;base64,${bytes}`),
    ),
  },
  "Common/EditUserInfo.ashx": {},
  "PlaceOrder.aspx/InsertOrUpdateUserPaymentCards": {
    cards: fc
      .tuple(fc.constantFrom(...Object.keys(CARD)), value)
      .map(([name, other]) => ({ ...CARD, [name]: other })),
  },
  "PlaceOrder.aspx/GetUserPaymentCards": { userId: fc.oneof(fc.constant(userGuid), text) },
  "PlaceOrder.aspx/AddMarketingEmail": {
    name: text,
    phone: text,
    email: fc.oneof(text, fc.constant("ann@bakery.example")),
    accomplish: text,
    prospects: fc.oneof(text, fc.constantFrom("Email", ",,", "Other: ,Email")),
    campaignBudget: fc.oneof(text, fc.constant("$2,500 - $4,999")),
    startDate: fc.oneof(text, fc.constant("ASAP")),
  },
  "LandingPage.aspx/CreateAccount": { AccountName: text },
  "faq/Faqs-Pricing.aspx/GetPricingDisplayData": {},
  "faq/Faqs-Pricing.aspx/GetPriceByDataSource": {
    listType: fc.oneof(fc.constantFrom(10, 50, 999), fc.integer()),
  },
  "faq/Faqs-Pricing.aspx/GetMAPrice": { listType: fc.array(fc.integer({ min: -10, max: 10 })) },
  "ba/Reward.aspx/GetInitReward": rewards,
  "ba/Reward.aspx/GetRewards": rewards,
  "ba/RewardCart.aspx/GetCart": {},
  "ba/Reward.aspx/RedeemCartOrder": {
    contact: texts("FirstName", "LastName", "Company", "AddressLine", "City", "State", "Zipcode", "Phone"),
    cart: fc.record({
      Items: fc.array(
        fc.record({
          GiftId: fc.constantFrom(201, 202, 999, -1),
          DesiredQuantity: fc.oneof(fc.integer(), fc.constant(1e308)),
          PointForOne: fc.constantFrom(450, 0, -450),
        }),
        { maxLength: 3 },
      ),
    }),
    requestId: text,
  },
  // The last one: who guesses passwords may try no more of them.
  "ba/EditProfile.aspx/CheckPassword": { oldPwd: fc.oneof(text, fc.constant(PASSWORD)) },
})

const list = zipDefinition("60614")
const definition = fc
  .tuple(fc.constantFrom(...Object.keys(list), "more"), value)
  .map(([name, other]) => ({ ...list, [name]: other }))

/** Calls in plain JSON, by a draft of the caller's own. */
const plainCalls = (draft: { readonly id: string; readonly choices: object }) => {
  const id = fc.oneof(fc.constant(draft.id), text)
  const revision = fc.constantFrom(1, 0, -1, 1e308)
  return {
    "GET /drafts": {},
    "POST /drafts/open": { listType: fc.constantFrom(10, 220, 11, -1) },
    "POST /drafts": { listType: fc.constantFrom(10, 220, 11), accountId: account },
    "GET /drafts/:id": { id },
    "PUT /drafts/:id": {
      id,
      baseRevision: revision,
      accountId: account,
      definition,
      choices: fc
        .tuple(fc.constantFrom(...Object.keys(draft.choices)), value)
        .map(([name, other]) => ({ ...draft.choices, [name]: other })),
    },
    "POST /drafts/:id/undo": { id, baseRevision: revision },
    "POST /orders/:id/payment/give-up": { id: text },
    "GET /orders/:id": { id: text },
    "GET /videos": {},
  } satisfies Readonly<Record<string, Fields>>
}

/** Each field fits, or one of them holds anything, or several are missing. */
const bodies = (fields: Fields): ReadonlyArray<Readonly<Record<string, unknown>>> => {
  const names = Object.keys(fields)
  const one = fc
    .tuple(fc.nat(), value)
    .map(([at, other]) => ({ [names[at % names.length] ?? "none"]: other }))
  const fitting = fc.record({ ...fields })
  const whole = fc.tuple(fitting, one).map(([body, other]) => ({ ...body, ...other }))
  const odd = ODD.flatMap((each) => names.map((name) => ({ [name]: each })))
  return [
    ...odd,
    ...fc.sample(fc.oneof(fitting, whole, fc.record({ ...fields }, { requiredKeys: [] })), SAMPLES),
  ]
}

const signIn = async (url: () => string): Promise<Known> => {
  const client = await signedIn(url, RESELLER)
  const { body } = await client.post("/Common/InitUser.ashx")
  await client.post("/ba/EditProfile.aspx/CheckPassword", { oldPwd: PASSWORD })
  return { client, userGuid: body.d.DataSource.UserGuid }
}

/** Turns any id into one segment of a path; replaces '', '.' and '..', which can't be segments. */
const segment = (id: unknown): string => {
  const text = typeof id === "string" ? id.toWellFormed().slice(0, 500) : JSON.stringify(id ?? null)
  return encodeURIComponent(/^\.{0,2}$/.test(text) ? "none" : text)
}

interface Known {
  readonly client: Caller
  readonly userGuid: string
}

/** A quota that these tests never exhaust. */
const MANY = 100_000
const { url } = servedSite({ quotas: { drafts: MANY, guestMessages: MANY, mails: MANY, messages: MANY } })

let known: Promise<Known> | undefined
/** Signed in once: who signs in too often has to wait. */
const caller = (): Promise<Known> => (known ??= signIn(url))

// Whatever is sent is answered in the form of its contract, and never by a fault of the server.
describe("calls of history, account, rewards, requests and prices", () => {
  it.each(Object.keys(calls("")))("answer whatever they are sent in the envelope: %s", async (path) => {
    const { client, userGuid } = await caller()
    for (const sent of bodies(calls(userGuid)[path] ?? {})) {
      const { body, status } = await client.post(`/${path}`, sent)
      expect([status < 500, typeof body.d?.ResultFlag], JSON.stringify(sent)).toEqual([true, "boolean"])
    }
  })

  it.each(["RPT/DownReportFile.aspx", "Common/DownFile.aspx", "GeneratePwd.ashx", "Common/UserImg.ashx"])(
    "answer whatever their address asks: %s",
    async (path) => {
      const { client } = await caller()
      const queries = texts("orderType", "accountId", "searchKey", "id", "type", "email", "v")
      for (const query of fc.sample(queries, SAMPLES)) {
        const asked = new URLSearchParams(
          Object.entries(query).map(([name, each]) => [name, String(each).toWellFormed().slice(0, 500)]),
        )
        const { status } = await client.call("GET", `/${path}?${asked.toString()}`)
        expect(status, asked.toString()).toBeLessThan(500)
      }
    },
  )

  it("answer whatever a guest's form holds: Contact/SendMessage.ashx", async () => {
    const names = [
      "FirstName",
      "LastName",
      "Company",
      "Email",
      "Phone",
      "Comment",
      "Page",
      "PageInfo",
      "Source",
    ]
    const form = fc.oneof(texts(...names, "FromSite"), value).map((FormData) => JSON.stringify(FormData))
    for (const FormData of fc.sample(fc.oneof(form, text), SAMPLES)) {
      const response = await fetch(`${url()}/Contact/SendMessage.ashx`, {
        method: "POST",
        body: new URLSearchParams({ Action: "save-contact-info", FormData }),
      })
      expect(response.status, FormData).toBeLessThan(500)
      expect(await response.json(), FormData).toBeTypeOf("object")
    }
  })
})

describe("calls of drafts, videos and payments in plain JSON", () => {
  const anyDraft = { id: "", choices: { listUsage: 1 } }
  it.each(Object.keys(plainCalls(anyDraft)))("answer whatever they are sent: %s", async (call) => {
    const { client } = await caller()
    const { body: draft } = await client.post("/api/v1/drafts", { listType: 10 })
    const [, fields = {}] = Object.entries<Fields>(plainCalls(draft)).find(([name]) => name === call) ?? []
    const [method = "", path = ""] = call.split(" ")
    for (const { id, ...sent } of bodies(fields)) {
      const named = path.replace(":id", segment(id))
      const { body, status } = await client.call(
        method,
        `/api/v1${named}`,
        method === "GET" ? undefined : sent,
      )
      expect([status < 500, typeof body], `${named} ${JSON.stringify(sent)}`).toEqual([true, "object"])
    }
  })
})
