import { DraftId } from "@listwright/domain/shared"
import { Accounts, signIn, signInForToken } from "@listwright/domain/account"
import { Demographics, parseDemos } from "@listwright/domain/audience"
import { countLive, LiveCounts, runCount, stepKey } from "@listwright/domain/counting"
import { type CanonicalDefinition, canonicalDefinition } from "@listwright/domain/definition"
import { changeDraft, Drafts, undoDraft } from "@listwright/domain/drafts"
import { addPastedCodes, addZipBoxes, addZipRange, type Areas } from "@listwright/domain/geography"
import { Agreements, downloadOrder, Orders, placeOrder, RequestKey, Taxes } from "@listwright/domain/order"
import { type Quotes, quoteLive } from "@listwright/domain/pricing"
import { Effect, Exit } from "effect"
import { describe, expect, it } from "vitest"
import { httpLayer } from "../../src/http/httpLayer.ts"
import { sampleChoices, sampleContact, sampleDefinition } from "../../src/mock/recording/sample.ts"
import { demo, fixtures, URL, useMock } from "./theMock.ts"

const card = {
  holderName: "Ann Buyer",
  number: "4111111111111111",
  securityCode: "123",
  expiryMonth: 12,
  expiryYear: 2030,
  addressLine: "1 North State Street",
  city: "Chicago",
  state: "IL",
  zip: "60602",
}

/** From sign-in to the list, by the use-cases that screens and terminal run. */
const order = (number: string) =>
  Effect.gen(function* () {
    yield* signIn(demo)
    const drafts = yield* Drafts
    const opened = yield* drafts.open(10)
    const { definition } = yield* addZipBoxes(
      opened.definition,
      sampleDefinition.areas.map((area) => ("zip" in area ? area.zip : "")),
    )
    const criteria = yield* parseDemos(10, ["AGE=25-54"])
    const draft = yield* changeDraft(opened, ({ accountId, choices }) => ({
      accountId,
      definition: canonicalDefinition({
        ...definition,
        audience: { unit: "individuals", criteria },
        phoneOption: "phonesWhereAvailable",
      }),
      choices: { ...choices, contact: sampleContact },
    }))
    const { answer } = yield* runCount(draft.id)
    const quote = yield* quoteLive({ ...draft, draftId: draft.id })
    const taxes = yield* Taxes
    const tax = yield* taxes.calculate({
      draftId: draft.id,
      addressLine: sampleContact.addressLine,
      city: sampleContact.city,
      state: sampleContact.state,
      zip: sampleContact.zip,
      country: "US",
      orderAmount: quote?.figures.TotalPretaxCost ?? "",
      quantity: quote?.quantity ?? 0,
      listType: 10,
    })
    const placed = yield* placeOrder({
      requestKey: RequestKey.make("click"),
      draft,
      contact: sampleContact,
      agreementAccepted: true,
      card: { _tag: "Typed", ...card, number },
      currentYear: 2026,
      shown: {
        quantity: quote?.quantity ?? 0,
        totalPretaxCost: tax.subTotal,
        taxCharge: tax.totalTax,
        total: tax.total,
      },
    })
    const orders = yield* Orders
    const receipt = yield* orders.receipt(placed.orderCode)
    return { answer, quote, receipt, list: yield* downloadOrder(placed.orderCode) }
  })

describe("an order against the mock alone", () => {
  const { layer } = useMock()

  it("goes from sign-in to the delivered list", { timeout: 10_000 }, async () => {
    const { answer, quote, receipt, list } = await Effect.runPromise(
      Effect.provide(order(card.number), layer),
    )
    expect(answer.total).toBe(quote?.quantity)
    expect(answer.areas.map(({ key }) => key)).toEqual(
      sampleDefinition.areas.map((area) => `zip:${"zip" in area ? area.zip : ""}`),
    )
    expect(receipt).toMatchObject({
      quantity: answer.total,
      totalPretaxCost: quote?.figures.TotalPretaxCost,
      orderName: sampleContact.orderName,
      lastDigits: "1111",
    })
    const rows = new TextDecoder().decode(list.bytes).trim().split("\r\n").slice(1)
    expect(rows).toHaveLength(list.delivery.records)
  })

  it("is not placed with a declined card", { timeout: 10_000 }, async () => {
    const exit = await Effect.runPromiseExit(Effect.provide(order("4000000000000002"), layer))
    expect(String(exit)).toContain("OrderNotPlaced")
    expect(String(exit)).toContain("declined and nothing was charged")
  })

  it("asks for a sign-in first", async () => {
    const exit = await Effect.runPromiseExit(
      Effect.provide(
        Effect.flatMap(Drafts, (drafts) => drafts.open(10)),
        layer,
      ),
    )
    expect(String(exit)).toContain("SignedOut")
  })

  it("knows a token, and no longer when it is revoked", async () => {
    const { token } = await Effect.runPromise(Effect.provide(signInForToken(demo, "terminal"), layer))
    const withToken = httpLayer({ baseUrl: URL, token })
    const user = Effect.flatMap(Accounts, (accounts) => accounts.user())
    expect(await Effect.runPromise(Effect.provide(user, withToken))).toMatchObject({
      email: demo.email,
      role: "User",
    })
    await Effect.runPromise(
      Effect.provide(
        Effect.flatMap(Accounts, (accounts) => accounts.revokeToken()),
        withToken,
      ),
    )
    expect(String(await Effect.runPromiseExit(Effect.provide(user, withToken)))).toContain("SignedOut")
  })
})

describe("the mock's figures", () => {
  const { layer } = useMock()
  const signedIn = <A, E>(effect: Effect.Effect<A, E, Areas | LiveCounts | Quotes>) =>
    Effect.runPromise(Effect.provide(Effect.andThen(signIn(demo), effect), layer))
  const recorded = (call: string, title: string) =>
    fixtures.get(call)?.exchanges.find((exchange) => exchange.title === title)?.response.body
  const question = { definition: sampleDefinition, draftId: null, revision: 4 }
  const onlyWithPhones = canonicalDefinition({
    ...sampleDefinition,
    phoneOption: "onlyWithPhones",
  })

  it("are the recorded ones for the recorded order", async () => {
    const answer = await signedIn(countLive(question))
    expect(recorded("count", "counted")).toMatchObject({
      answer: { total: answer?.total, withPhones: answer?.withPhones, areas: answer?.areas },
    })
  })

  it.each([
    ["priced", null],
    ["with a promotion", "WELCOME10"],
  ])("price the recorded order to the cent: %s", async (title, promoCode) => {
    const quote = await signedIn(quoteLive({ ...question, choices: { ...sampleChoices, promoCode } }))
    expect({ revision: 4, quote }).toEqual(recorded("quote", title))
  })

  it("count the other areas so that all add up", async () => {
    const { definition } = await signedIn(addPastedCodes(sampleDefinition, "10001 10002", "zip"))
    const answer = await signedIn(countLive({ ...question, definition: canonicalDefinition(definition) }))
    expect(answer?.areas).toHaveLength(8)
    expect(answer?.total).toBe(answer?.areas.reduce((sum, { available }) => sum + available, 0))
  })

  const explained = (definition: CanonicalDefinition) =>
    signedIn(
      Effect.gen(function* () {
        const counts = yield* LiveCounts
        const asked = { definition, draftId: null, revision: 7 }
        const { answer } = yield* counts.count(asked)
        const { revision, waterfall } = yield* counts.waterfall(asked)
        const { suggestions } = yield* counts.suggestions(asked)
        const relaxed = yield* Effect.forEach(suggestions.suggestions, (suggestion) =>
          Effect.map(
            counts.count({ ...asked, definition: canonicalDefinition(suggestion.definition) }),
            (counted) => [suggestion, counted.answer.total] as const,
          ),
        )
        return { answer, revision, waterfall, relaxed }
      }),
    )

  it("come about in steps that add up from everybody to the count", async () => {
    const { answer, revision, waterfall } = await explained(onlyWithPhones)
    expect(revision).toBe(7)
    expect(waterfall).toMatchObject({ definitionHash: answer.definitionHash, snapshot: answer.snapshot })
    expect(waterfall.steps.map(({ step }) => stepKey(step))).toEqual([
      "geography",
      "criterion:AGE",
      "phone",
      "suppression:doNotSell",
    ])
    const { steps } = waterfall
    expect(steps.slice(1).map(({ leaves, removes }) => leaves + removes)).toEqual(
      steps.slice(0, -1).map(({ leaves }) => leaves),
    )
    expect(steps.at(-1)?.leaves).toBe(answer.total)
    expect(steps[2]?.removes).toBeGreaterThan(0)
    // As many as the demo universe has, which was recorded.
    expect((steps[0]?.leaves ?? 0) + (steps[0]?.removes ?? 0)).toBe(1_000_000)
  })

  it("say what would bring more, and bring it when it is asked for", async () => {
    const { answer, relaxed } = await explained(onlyWithPhones)
    expect(relaxed.map(([{ relaxation }]) => relaxation)).toEqual([{ kind: "withoutPhonesToo" }])
    for (const [{ more }, total] of relaxed) expect(total).toBe(answer.total + more)
  })

  it("say what would bring the number near what is wanted, and leave it when it is asked for", async () => {
    const near = await signedIn(
      Effect.gen(function* () {
        const counts = yield* LiveCounts
        const { suggestions } = yield* counts.suggestions({ ...question, wanted: 300 })
        return yield* Effect.forEach(suggestions.restrictions ?? [], ({ definition, records }) =>
          Effect.map(
            counts.count({ ...question, definition: canonicalDefinition(definition) }),
            ({ answer }) => [records, answer.total] as const,
          ),
        )
      }),
    )
    expect(near.length).toBeGreaterThan(3)
    for (const [records, total] of near) expect(total).toBe(records)
  })

  const sum = (rows: ReadonlyArray<{ readonly records: number }>) =>
    rows.reduce((all, { records }) => all + records, 0)

  it("tell more than a number, and all of it adds up to it", async () => {
    const told = await signedIn(
      Effect.gen(function* () {
        const counts = yield* LiveCounts
        return {
          ...(yield* counts.count(question)),
          ...(yield* counts.breakdown({ ...question, column: "GENDER" })),
          ...(yield* counts.crossTab({ ...question, rows: "GENDER", columns: "INCOME" })),
          ...(yield* counts.details(question)),
          ...(yield* counts.fillRates(question)),
          ...(yield* counts.sample(question)),
        }
      }),
    )
    const { answer, breakdown, crossTable, details, fillRates, sample } = told
    expect([sum(breakdown.rows), sum(crossTable.cells), details.total]).toEqual(
      Array.from({ length: 3 }, () => answer.total),
    )
    for (const { records, value } of breakdown.rows)
      expect(sum(crossTable.cells.filter(({ row }) => row === value))).toBe(records)
    expect(details.areas.map(({ available }) => available)).toEqual(
      answer.areas.map(({ available }) => available),
    )
    expect([fillRates.withZip4, fillRates.withCarrierRoutes]).toEqual([answer.total, answer.total])
    expect(fillRates.columns.map(({ column }) => column)).toContain("GENDER")
    expect(recorded("sample", "ten masked records")).toMatchObject({ sample: { records: sample.records } })
  })

  it("refuse a column that was not recorded, as a server does", async () => {
    const refused = signedIn(
      Effect.flip(
        Effect.flatMap(LiveCounts, (counts) => counts.breakdown({ ...question, column: "SHOESIZE" })),
      ),
    )
    expect(await refused).toMatchObject({ _tag: "CountRefused", reason: "there is no column SHOESIZE" })
  })

  it("say what was wrong with areas", async () => {
    const some = await signedIn(addPastedCodes(sampleDefinition, "60614,00000,60614", "plainZip"))
    expect(some.warnings.map(({ text }) => text)).toEqual([
      "Please enter the correct ZIP codes. Invalid or duplicate entries have been removed.",
    ])
    const long = await signedIn(addZipRange(sampleDefinition, "00501", "99950"))
    expect(long.warnings[0]?.text).toContain("more than 2,000 ZIP Codes")
  })
})

describe("drafts of the mock", () => {
  const { layer } = useMock()

  it("are changed, undone, and make a second writer start from what the first one wrote", async () => {
    const run = Effect.gen(function* () {
      yield* signIn(demo)
      const drafts = yield* Drafts
      const first = yield* drafts.open(10)
      const second = yield* changeDraft(first, (content) => ({ ...content, definition: sampleDefinition }))
      // Made on top of `first`, which is out of date by now.
      const third = yield* changeDraft(first, (content) => ({
        ...content,
        definition: canonicalDefinition({ ...content.definition, phoneOption: "noPhones" }),
      }))
      const back = yield* undoDraft(third)
      return { second, third, back, missing: yield* Effect.exit(drafts.get(DraftId.make("nothing"))) }
    })
    const { second, third, back, missing } = await Effect.runPromise(Effect.provide(run, layer))
    expect(third.revision).toBe(second.revision + 1)
    expect(third.definition).toEqual(canonicalDefinition({ ...sampleDefinition, phoneOption: "noPhones" }))
    expect(back.definition).toEqual(second.definition)
    expect(Exit.isFailure(missing)).toBe(true)
  })
})

describe("what the mock replays as it was recorded", () => {
  const { layer } = useMock()

  it("is the site, the agreement, and the attributes with their values", async () => {
    const run = Effect.gen(function* () {
      const accounts = yield* Accounts
      const asGuest = yield* accounts.site()
      yield* signIn(demo)
      const agreements = yield* Agreements
      const demographics = yield* Demographics
      const columns = yield* demographics.columns(10)
      const income = yield* demographics.column(10, "INCOME")
      return {
        asGuest,
        asUser: yield* accounts.site(),
        agreement: yield* agreements.agreement(10),
        columns,
        income,
      }
    })
    const { asGuest, asUser, agreement, columns, income } = await Effect.runPromise(
      Effect.provide(run, layer),
    )
    expect(asGuest).toEqual(asUser)
    expect(agreement.title).toBe("Data Use Agreement")
    expect(columns.every(({ values }) => values.length === 0)).toBe(true)
    expect(income.values.length).toBeGreaterThan(5)
  })
})
