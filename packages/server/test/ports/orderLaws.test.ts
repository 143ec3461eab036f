import { Accounts } from "@listwright/domain/account"
import { runCount } from "@listwright/domain/counting"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { changeDraft } from "@listwright/domain/drafts"
import { History } from "@listwright/domain/history"
import { downloadOrder, Orders, placeWithinLimit, RequestKey, Taxes } from "@listwright/domain/order"
import { Cards } from "@listwright/domain/payment"
import { Prices } from "@listwright/domain/pricing"
import { addToCart, emptyRewardCart, Rewards, initialRewardContact } from "@listwright/domain/rewards"
import { SavedLists } from "@listwright/domain/saved-lists"
import { firstPage, type OrderCode } from "@listwright/domain/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { readWorkbook } from "../delivery/readWorkbook.ts"
import { signedIn } from "../http/caller.ts"
import { sharedSite } from "../http/sharedSite.ts"
import { ACCEPTED, contact, DECLINED } from "../orders/shop.ts"
import { sameButForTable } from "./differences.ts"
import { type ImplementationName, NAMES, runningAs } from "./implementations.ts"

const { url } = sharedSite()
let cookie = ""
beforeAll(async () => {
  cookie = (await signedIn(url)).cookie()
})
const { both, run } = runningAs(url, () => cookie)

const definition = canonicalDefinition({
  ...emptyDefinition(10),
  areas: [
    { kind: "state", state: "OH", excluded: false },
    { kind: "state", state: "IA", excluded: false },
  ],
  phoneOption: "noPhones",
})

const { addressLine, city, countryCode, state, zip } = contact
const cardOf = (number: string) => ({
  _tag: "Typed" as const,
  addressLine,
  city,
  countryCode,
  state,
  zip,
  holderName: "Dana Whitfield",
  number,
  securityCode: "123",
  expiryMonth: 12,
  expiryYear: 2031,
})

/** Opens a list that the user keeps, as a draft of its own. */
const opened = Effect.gen(function* () {
  const lists = yield* SavedLists
  const { row } = yield* lists.saveDefinition({ name: "Spring", definition, accountId: null })
  return yield* lists.open(row.id)
})

/** Orders a list, at the price that the server gives it. */
const ordering = (key: string, number = ACCEPTED, wanted: number | null = null) =>
  Effect.gen(function* () {
    const draft = yield* opened
    const user = yield* (yield* Accounts).user()
    const changed =
      wanted === null
        ? draft
        : yield* changeDraft(draft, (content) => ({
            ...content,
            choices: { ...content.choices, wantedTotal: wanted },
          }))
    return yield* placeWithinLimit({
      draft: changed,
      user,
      contact,
      card: cardOf(number),
      requestKey: RequestKey.make(key),
      wanted,
      limit: null,
      currentYear: 2026,
    })
  })

const receiptOf = (code: OrderCode) => Effect.flatMap(Orders, ({ receipt }) => receipt(code))

type Codes = Partial<Record<ImplementationName, OrderCode>>

/** The orders of whole lists, and those of 300 records. */
const wholes: Codes = {}
const parts: Codes = {}

const codeOf = (name: ImplementationName, of: Codes = wholes): OrderCode => {
  const code = of[name]
  if (code === undefined) throw new Error(`${name} placed no order`)
  return code
}

const whenFulfilled = (name: ImplementationName, code: OrderCode): Promise<void> =>
  expect
    .poll(() => run(name, receiptOf(code)), { timeout: 60_000 })
    .toMatchObject({ state: "fulfilled", delivery: { isKept: true } })

describe("an order", () => {
  it.each(NAMES)("of %s is placed and delivered, with the records that were ordered", async (name) => {
    const { orderCode } = await run(name, ordering(`whole ${name}`))
    wholes[name] = orderCode
    await whenFulfilled(name, orderCode)
    const { delivery } = await run(name, receiptOf(orderCode))
    const { bytes } = await run(name, downloadOrder(orderCode, "xlsx"))
    const [sheet] = await readWorkbook(Buffer.from(bytes))
    expect(sheet?.rows).toHaveLength((delivery?.records ?? 0) + 1)
  })

  it.each(NAMES)("of %s may want fewer records than there are", async (name) => {
    const { orderCode } = await run(name, ordering(`fewer ${name}`, ACCEPTED, 300))
    const { quantity } = await run(name, receiptOf(orderCode))
    expect(quantity).toBe(300)
    parts[name] = orderCode
  })

  it.each(NAMES)("of %s with a declined card is not placed", async (name) => {
    const refused = await run(name, Effect.flip(ordering(`declined ${name}`, DECLINED)))
    expect(refused).toMatchObject({
      _tag: "OrderNotPlaced",
      message: expect.stringContaining("declined and nothing was charged"),
    })
  })

  it.each(NAMES)("of %s that is sent again is the same order", async (name) => {
    const twice = Effect.gen(function* () {
      const draft = yield* opened
      const { price } = yield* (yield* Prices).price({ ...draft, draftId: draft.id })
      const { totalBeforeTax: orderAmount } = price.figures
      const tax = yield* (yield* Taxes).calculate({
        ...contact,
        draftId: draft.id,
        country: countryCode,
        orderAmount,
        quantity: price.quantity,
        listType: 10,
      })
      const { _tag, number, ...paid } = cardOf(ACCEPTED)
      const token = yield* (yield* Cards).tokenize({ ...paid, number })
      const placing = (yield* Orders).place({
        requestKey: RequestKey.make(`twice ${name}`),
        draftId: draft.id,
        revision: draft.revision,
        contact,
        agreementAccepted: true,
        payment: { ...paid, ...token },
        shown: {
          quantity: price.quantity,
          totalBeforeTax: tax.subtotal,
          taxCharge: tax.totalTax,
          total: tax.total,
        },
      })
      return [yield* placing, yield* placing]
    })
    const [first, second] = await run(name, twice)
    expect(second?.orderCode).toBe(first?.orderCode)
  })

  it("has the same row, details and receipt by both, whichever placed it", async () => {
    for (const name of NAMES) {
      const code = codeOf(name)
      const rows = Effect.flatMap(History, ({ listOrders }) =>
        listOrders({ accountId: null, search: code }, firstPage("history")),
      )
      const [ofV1, ofOriginal] = await both(rows)
      expect(ofV1.items.map(({ orderCode }) => orderCode)).toEqual([code])
      expect(ofOriginal).toEqual(ofV1)
      const [row] = ofV1.items
      if (row === undefined) throw new Error("there is no row")
      const [detailOfV1, detailOfOriginal] = await both(Effect.flatMap(History, ({ detail }) => detail(row)))
      expect(detailOfOriginal).toEqual(detailOfV1)
      const [receiptOfV1, receiptOfOriginal] = await both(receiptOf(code))
      sameButForTable("receipt", receiptOfV1, receiptOfOriginal)
      const [foundByV1, foundByOriginal] = await both(
        Effect.flatMap(Orders, ({ find }) => find({ text: code, page: 1, size: 5 })),
      )
      expect(foundByOriginal.total).toBe(foundByV1.total)
      sameButForTable("found order", foundByV1.orders[0], foundByOriginal.orders[0])
    }
  })

  it("is exported the same by both", async () => {
    const [v1, original] = await both(
      Effect.flatMap(History, ({ exportAll }) =>
        exportAll("lists", { accountId: null, search: codeOf("v1") }),
      ),
    )
    const text = new TextDecoder().decode(original.bytes)
    expect(text).toContain(codeOf("v1"))
    expect(text).toBe(new TextDecoder().decode(v1.bytes))
  })

  it("has more to order by both, as many", async () => {
    const code = codeOf("v1", parts)
    await whenFulfilled("v1", code)
    const more = Effect.gen(function* () {
      const history = yield* History
      const accountId = yield* history.orderMoreAccount(code)
      const session = yield* history.orderMore(code, {
        entryType: "none",
        entries: [],
        start: null,
        end: null,
        listType: 10,
        accountId,
      })
      return (yield* runCount(session)).answer.total
    })
    const [v1, original] = await both(more)
    expect(v1).toBeGreaterThan(0)
    expect(original).toBe(v1)
  })

  it("comes in one format over the original calls, and any other is refused", async () => {
    const refused = Effect.flip(downloadOrder(codeOf("v1"), "csv"))
    expect(await run("original", refused)).toMatchObject({
      _tag: "Refused",
      message: expect.stringContaining("only as xlsx"),
    })
  })
})

describe("rewards", () => {
  const query = { categoryId: null, order: "normal", onlyEligible: false, availablePoints: 0 } as const

  it("are the same by both", async () => {
    const [v1, original] = await both(
      Effect.gen(function* () {
        const rewards = yield* Rewards
        return [yield* rewards.store(query), yield* rewards.gifts(query), yield* rewards.user()]
      }),
    )
    expect(v1[1]).not.toEqual([])
    expect(original).toEqual(v1)
  })

  it.each(NAMES)("are redeemed by %s for their points", async (name) => {
    const { after, before, gift } = await run(
      name,
      Effect.gen(function* () {
        const rewards = yield* Rewards
        const before = yield* rewards.availablePoints()
        const gift = (yield* rewards.gifts(query)).toSorted((a, b) => a.points - b.points)[0]
        if (gift === undefined) return yield* Effect.die("there are no gifts")
        const to = {
          ...initialRewardContact(yield* rewards.user()),
          addressLine,
          city,
          state,
          zip,
          phone: "312-555-0100",
        }
        yield* rewards.redeem({
          cart: addToCart(emptyRewardCart, gift),
          contact: to,
          requestId: `gift of ${name}`,
        })
        return { before, gift, after: yield* rewards.availablePoints() }
      }),
    )
    expect(after).toBe(before - gift.points)
    const [v1, original] = await both(Effect.flatMap(Rewards, ({ availablePoints }) => availablePoints()))
    expect([v1, original]).toEqual([after, after])
  })
})
