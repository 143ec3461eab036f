import { httpLayer } from "@listwright/adapters"
import { Accounts, signInForToken } from "@listwright/domain/account"
import { parseCriteria } from "@listwright/domain/audience"
import { countLive, LiveCounts, runCount, stepKey } from "@listwright/domain/counting"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { changeDraft, Drafts, undoDraft } from "@listwright/domain/drafts"
import { addPastedCodes, addZipRange } from "@listwright/domain/geography"
import { downloadOrder, Orders, placeOrder, RequestKey, Taxes } from "@listwright/domain/order"
import { priceLive } from "@listwright/domain/pricing"
import { DraftId, selectWording } from "@listwright/domain/shared"
import { Cause, Effect, Exit, type Layer } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { ACCEPTED, contact, DECLINED } from "../orders/shop.ts"
import { PASSWORD } from "./caller.ts"
import { servedSite } from "./servedSite.ts"

// The ports of the domain over the wire, as screens and terminal hold them, against the real server.
const { url } = servedSite()
const demo = { email: "demo@listwright.example", password: PASSWORD }
const STATES = ["IL", "TX"]

const { addressLine, city, state, zip } = contact
const place = { addressLine, city, state, zip }
const card = {
  ...place,
  _tag: "Typed" as const,
  countryCode: "US" as const,
  holderName: "Ann Buyer",
  securityCode: "123",
  expiryMonth: 12,
  expiryYear: 2031,
}

type Ports = Layer.Success<ReturnType<typeof httpLayer>>

const asGuest = <A, E>(effect: Effect.Effect<A, E, Ports>) =>
  Effect.provide(effect, httpLayer({ baseUrl: url() }))

const newToken = async () => (await Effect.runPromise(asGuest(signInForToken(demo, "terminal")))).token
let token = ""
beforeAll(async () => {
  token = await newToken()
})

/** Runs as the demo user. */
const run = <A, E>(effect: Effect.Effect<A, E, Ports>): Promise<A> =>
  Effect.runPromise(Effect.provide(effect, httpLayer({ baseUrl: url(), token })))

/** Two states, people of 25 to 54. */
const twoStates = Effect.gen(function* () {
  const criteria = yield* parseCriteria(10, ["AGE=25-54"])
  return canonicalDefinition({
    ...emptyDefinition(10),
    areas: STATES.map((state) => ({ kind: "state", state, excluded: false }) as const),
    audience: { unit: "individuals", criteria },
    phoneOption: "phonesWhereAvailable",
  })
})

/** From the first area to the receipt, by the use-cases that screens and terminal run. */
const order = (number: string) =>
  Effect.gen(function* () {
    const drafts = yield* Drafts
    const opened = yield* drafts.open(10)
    const definition = yield* twoStates
    const draft = yield* changeDraft(opened, ({ accountId, choices }) => ({
      accountId,
      definition,
      choices: { ...choices, contact },
    }))
    const { answer } = yield* runCount(draft.id)
    const price = yield* priceLive({ ...draft, draftId: draft.id })
    const taxes = yield* Taxes
    const tax = yield* taxes.calculate({
      ...place,
      draftId: draft.id,
      country: "US",
      orderAmount: price?.figures.totalBeforeTax ?? "",
      quantity: price?.quantity ?? 0,
      listType: 10,
    })
    const placed = yield* placeOrder({
      requestKey: RequestKey.make(number),
      draft: yield* drafts.get(draft.id),
      contact,
      agreementAccepted: true,
      card: { ...card, number },
      currentYear: 2026,
      shown: {
        quantity: price?.quantity ?? 0,
        totalBeforeTax: tax.subtotal,
        taxCharge: tax.totalTax,
        total: tax.total,
      },
    })
    const orders = yield* Orders
    return { answer, price, receipt: yield* orders.receipt(placed.orderCode), code: placed.orderCode }
  })

describe("an order by the ports of a client", () => {
  it("goes from the first area to the delivered list", async () => {
    const { answer, code, price, receipt } = await run(order(ACCEPTED))
    expect(answer.total).toBe(price?.quantity)
    expect(answer.areas.map(({ key }) => key)).toEqual(STATES.map((state) => `state:${state}`))
    expect(receipt).toMatchObject({
      quantity: answer.total,
      totalBeforeTax: price?.figures.totalBeforeTax,
      orderName: contact.orderName,
      lastDigits: "1111",
    })
    await expect
      .poll(() => run(Effect.flatMap(Orders, (orders) => orders.receipt(code))), { timeout: 20_000 })
      .toMatchObject({ delivery: { records: answer.total } })
    const list = await run(downloadOrder(code))
    const rows = new TextDecoder().decode(list.bytes).trim().split("\r\n").slice(1)
    expect(rows).toHaveLength(list.delivery.records)
    const found = (page: number) =>
      run(Effect.flatMap(Orders, (orders) => orders.find({ text: code, page, size: 1 })))
    expect((await found(1)).orders.map(({ orderCode }) => orderCode)).toEqual([code])
    expect((await found(2)).orders).toEqual([])
  })

  it("is not placed with a declined card", async () => {
    const refused = await run(Effect.exit(order(DECLINED)))
    expect(String(refused)).toContain("OrderNotPlaced")
    expect(String(Exit.isFailure(refused) ? Cause.squash(refused.cause) : "")).toContain(
      "declined and nothing was charged",
    )
  })

  it("asks for a sign-in first", async () => {
    const exit = await Effect.runPromiseExit(asGuest(Effect.flatMap(Drafts, (drafts) => drafts.open(10))))
    expect(String(exit)).toContain("SignedOut")
  })

  it("knows a token, and no longer when it is revoked", async () => {
    const layer = httpLayer({ baseUrl: url(), token: await newToken() })
    const user = Effect.flatMap(Accounts, (accounts) => accounts.user())
    expect(await Effect.runPromise(Effect.provide(user, layer))).toMatchObject({
      email: demo.email,
      role: "User",
    })
    const revoked = Effect.flatMap(Accounts, (accounts) => accounts.revokeToken())
    await Effect.runPromise(Effect.provide(revoked, layer))
    expect(String(await Effect.runPromiseExit(Effect.provide(user, layer)))).toContain("SignedOut")
  })
})

const sum = (rows: ReadonlyArray<{ readonly records: number }>) =>
  rows.reduce((all, { records }) => all + records, 0)

describe("figures by the ports of a client", () => {
  const question = Effect.map(twoStates, (definition) => ({ definition, draftId: null, revision: 7 }))

  it("come about in steps that lead down to the count", async () => {
    const { answer, waterfall } = await run(
      Effect.gen(function* () {
        const asked = yield* question
        const onlyWithPhones = canonicalDefinition({ ...asked.definition, phoneOption: "onlyWithPhones" })
        const counts = yield* LiveCounts
        const { answer } = yield* counts.count({ ...asked, definition: onlyWithPhones })
        return { answer, ...(yield* counts.waterfall({ ...asked, definition: onlyWithPhones })) }
      }),
    )
    expect(waterfall).toMatchObject({ definitionHash: answer.definitionHash, snapshot: answer.snapshot })
    const { steps } = waterfall
    expect(steps.map(({ step }) => stepKey(step))).toEqual(["geography", "criterion:AGE", "phone"])
    expect(steps.slice(1).map(({ leaves, removes }) => leaves + removes)).toEqual(
      steps.slice(0, -1).map(({ leaves }) => leaves),
    )
    expect(steps.at(-1)?.leaves).toBe(answer.total)
    expect(steps[2]?.removes).toBeGreaterThan(0)
  })

  it("say what would bring more or come near, and bring it when it is asked for", async () => {
    const { counted, more, near, total } = await run(
      Effect.gen(function* () {
        const asked = yield* question
        const counts = yield* LiveCounts
        const { answer } = yield* counts.count(asked)
        const wanted = Math.round(answer.total / 2)
        const { suggestions } = (yield* counts.suggestions(asked)).suggestions
        const { restrictions = [] } = (yield* counts.suggestions({ ...asked, wanted })).suggestions
        const counted = yield* Effect.forEach([...suggestions, ...restrictions], (one) =>
          counts.count({ ...asked, definition: canonicalDefinition(one.definition) }),
        )
        return {
          counted: counted.map(({ answer }) => answer.total),
          more: suggestions.map((one) => one.more),
          near: restrictions.map(({ records }) => records),
          total: answer.total,
        }
      }),
    )
    expect(more.length * near.length).toBeGreaterThan(0)
    expect(counted).toEqual([...more.map((records) => total + records), ...near])
  })

  it("tell more than a number, and all of it adds up to it", async () => {
    const { answer, breakdown, crossTable, details, sample } = await run(
      Effect.gen(function* () {
        const asked = yield* question
        const counts = yield* LiveCounts
        return {
          ...(yield* counts.count(asked)),
          ...(yield* counts.breakdown({ ...asked, column: "GENDER" })),
          ...(yield* counts.crossTab({ ...asked, rows: "GENDER", columns: "INCOME" })),
          ...(yield* counts.details(asked)),
          ...(yield* counts.sample(asked)),
        }
      }),
    )
    expect([sum(breakdown.rows), sum(crossTable.cells), details.total]).toEqual(
      Array.from({ length: 3 }, () => answer.total),
    )
    for (const { records, value } of breakdown.rows)
      expect(sum(crossTable.cells.filter(({ row }) => row === value))).toBe(records)
    expect(details.areas.map(({ available }) => available)).toEqual(
      answer.areas.map(({ available }) => available),
    )
    expect(sample.records).toHaveLength(10)
  })

  it("refuse a column that is not there", async () => {
    const refused = run(
      Effect.gen(function* () {
        const counts = yield* LiveCounts
        return yield* Effect.flip(counts.breakdown({ ...(yield* question), column: "SHOESIZE" }))
      }),
    )
    expect(await refused).toMatchObject({ _tag: "CountRefused", reason: "there is no column SHOESIZE" })
  })

  it("say what was wrong with areas", async () => {
    const none = emptyDefinition(10)
    const some = await run(addPastedCodes(none, "60614,00000,60614", "plainZip"))
    expect(some.warnings.map(({ text }) => selectWording(text, "corrected"))).toEqual([
      "Some ZIP Codes weren't added: invalid and duplicate entries were removed.",
    ])
    const long = await run(addZipRange(none, "00501", "99950"))
    expect(selectWording(long.warnings[0]?.text ?? "", "corrected")).toContain("more than 2,000 ZIP Codes")
  })

  it("are those of the newest question", async () => {
    const answer = await run(Effect.flatMap(question, countLive))
    expect(answer?.total).toBe(sum((answer?.areas ?? []).map(({ available }) => ({ records: available }))))
  })
})

describe("drafts by the ports of a client", () => {
  it("are changed, undone, and make a second writer start from what the first one wrote", async () => {
    const { back, definition, missing, second, third } = await run(
      Effect.gen(function* () {
        const drafts = yield* Drafts
        const definition = yield* twoStates
        const first = yield* drafts.open(10)
        const second = yield* changeDraft(first, (content) => ({ ...content, definition }))
        // Made on top of `first`, which is out of date by now.
        const third = yield* changeDraft(first, (content) => ({
          ...content,
          definition: canonicalDefinition({ ...content.definition, phoneOption: "noPhones" }),
        }))
        const back = yield* undoDraft(third)
        const missing = yield* Effect.exit(drafts.get(DraftId.make("nothing")))
        return { back, definition, missing, second, third }
      }),
    )
    expect(third.revision).toBe(second.revision + 1)
    expect(third.definition).toEqual(canonicalDefinition({ ...definition, phoneOption: "noPhones" }))
    expect(back.definition).toEqual(second.definition)
    expect(Exit.isFailure(missing)).toBe(true)
  })
})
