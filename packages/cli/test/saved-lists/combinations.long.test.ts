import { writeFileSync } from "node:fs"
import { evaluate, noSuppressions, type Universe } from "@listwright/domain/counting"
import {
  type CanonicalDefinition,
  canonicalDefinition,
  criterionColumns,
  type CombinationOperation,
  type Criterion,
  emptyDefinition,
  referencedSavedCounts,
} from "@listwright/domain/definition"
import { Result } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { demoPeople } from "../site/demoPeople.ts"
import { type SiteAccount, takeAccount } from "../site/takeAccount.ts"

/** Expressions that are tried; `npm run combinations` tries 200 and keeps their figures in docs/testing.md. */
const RUNS = Number(process.env["LISTWRIGHT_COMBINATIONS"] ?? 6)
const SEED = Number(process.env["LISTWRIGHT_SEED"] ?? 11)
/** A file for the figures of the run. */
const FIGURES = process.env["LISTWRIGHT_COMBINATIONS_FIGURES"]
/** For each expression, on a busy machine. */
const EXPRESSION_MS = 6_000

let site: SiteAccount
let universe: Universe | undefined
type SavedSelection = Universe["savedCounts"] extends ReadonlyMap<string, infer Selection> ? Selection : never
const saved = new Map<string, SavedSelection>()

type Answer = ReturnType<typeof JSON.parse>
const ask = async (path: string, body: object): Promise<Answer> => {
  const response = await fetch(`${site.server.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${site.token}` },
    body: JSON.stringify(body),
  })
  const answer: Answer = JSON.parse(await response.text())
  expect([response.status, answer.message]).toEqual([200, undefined])
  return answer
}
const original = async (path: string, body: object): Promise<Answer> => {
  const { d } = await ask(path, body)
  expect([d.ResultFlag, d.ResultMessage]).toEqual([true, ""])
  return d.DataSource
}

const save = async (name: string, definition: CanonicalDefinition): Promise<string> => {
  const { row } = await ask("/api/v1/saved-lists", { name, definition })
  saved.set(row.id, { definition, suppressed: noSuppressions })
  return row.id
}

const STATES = ["CA", "FL", "IL", "NY", "TX"]
const ofStates = (
  states: ReadonlyArray<string>,
  from: number,
  to: number,
  ...others: ReadonlyArray<Criterion>
): CanonicalDefinition =>
  canonicalDefinition({
    ...emptyDefinition(10),
    areas: states.map((state) => ({ kind: "state", state, excluded: false })),
    audience: {
      unit: "individuals",
      criteria: [
        { kind: "ranges", column: "AGE", ranges: [{ from: String(from), to: String(to) }] },
        ...others,
      ],
    },
  })

/** Attributes that some lists are chosen by, so that those of combinations differ. */
const OWNERS: Criterion = { kind: "values", column: "OWNERRENTER", values: ["O"] }
const MARRIED: Criterion = { kind: "values", column: "MARITAL", values: ["1"] }

beforeAll(async () => {
  site = await takeAccount()
  universe = { ...(await demoPeople(site.data)), savedCounts: saved }
  await save("young west", ofStates(["CA", "TX"], 18, 44))
  await save("old west", ofStates(["CA", "TX"], 40, 80, OWNERS))
  await save("east", ofStates(["NY", "FL"], 25, 60, MARRIED))
  await save("middle", ofStates(["IL", "TX"], 30, 70))
  await save("everywhere", ofStates(STATES, 35, 50))
}, 400_000)
afterAll(() => site.stop())

const evaluated = (definition: CanonicalDefinition): number => {
  if (universe === undefined) throw new Error("no universe")
  const { selected } = Result.getOrThrow(evaluate(universe, definition, noSuppressions))
  return selected.reduce((sum, { records }) => sum + records.length, 0)
}

/** Returns how many levels of other lists a list opens; 0 if it doesn't name any. */
const depthOf = (id: string): number => {
  const named = referencedSavedCounts(saved.get(id)?.definition.areas ?? [])
  return named.length === 0 ? 0 : 1 + Math.max(...named.map(depthOf))
}

const members = new Map<string, ReadonlySet<bigint>>()
/** Returns the people that a list selects, by person key. */
const membersOf = (id: string): ReadonlySet<bigint> => {
  const known = members.get(id)
  const list = saved.get(id)
  if (known !== undefined || list === undefined || universe === undefined) return known ?? new Set()
  const { selected } = Result.getOrThrow(evaluate(universe, list.definition, noSuppressions))
  const found = new Set(selected.flatMap(({ records }) => records.map(({ personKey }) => personKey)))
  members.set(id, found)
  return found
}

/** The attributes that a definition selected a person by, in words of the law: nothing is shared with the engine. */
const attributesOf = ({ areas, audience }: CanonicalDefinition, person: bigint): ReadonlyArray<string> => {
  const [area] = areas
  const own = audience.criteria.flatMap(criterionColumns)
  if (area?.kind !== "combination" && area?.kind !== "savedCount") return own
  const lists = area.kind === "combination" ? area.savedCounts : referencedSavedCounts(areas)
  const operation = area.kind === "combination" ? area.operation : "union"
  const holding = lists.filter((id) => membersOf(id).has(person))
  const paid = operation === "union" || operation === "minus" ? holding.slice(0, 1) : holding
  return [
    ...own,
    ...paid.flatMap((id) => attributesOf(saved.get(id)?.definition ?? emptyDefinition(10), person)),
  ]
}

interface PriceRow {
  readonly PriceName: string
  readonly Lbound: number
  readonly Ubound: number | null
  readonly Price1: string
}

/** A decimal in units of 1e-8 dollars. */
const read = (text: string): bigint => {
  const [units = "0", decimals = ""] = text.split(".")
  return BigInt(units + decimals.padEnd(8, "0").slice(0, 8))
}
const rounded = (amount: bigint, to: bigint): bigint => (2n * amount + to) / (2n * to)

/**
 * Recounts, person by person and part by part, the order charge and the cost per record of an order of the whole
 * list.
 */
const recounted = (
  definition: CanonicalDefinition,
  {
    ElementsPrices,
    MinElementsCharge,
  }: { readonly ElementsPrices: ReadonlyArray<PriceRow>; readonly MinElementsCharge: string },
): { readonly parts: number; readonly OrderCharge: string; readonly CostPrice: string } => {
  if (universe === undefined) throw new Error("no universe")
  const elements = new Map(universe.columns.map(({ column, priceElement }) => [column, priceElement]))
  const { selected } = Result.getOrThrow(evaluate(universe, definition, noSuppressions))
  const people = selected.flatMap(({ records }) => records.map(({ personKey }) => personKey))
  const rateOf = (element: string): bigint | null => {
    const row = ElementsPrices.find(
      ({ Lbound, PriceName, Ubound }) =>
        PriceName === element && Lbound <= people.length && people.length <= (Ubound ?? Infinity),
    )
    return row === undefined ? null : read(String(row.Price1))
  }
  const parts = new Map<string, number>()
  for (const person of people) {
    const sold = attributesOf(definition, person).flatMap((column) => elements.get(column) ?? [])
    const priced = [...new Set(["Base", ...sold])].filter((element) => rateOf(element) !== null)
    const key = priced.toSorted().join(",")
    parts.set(key, (parts.get(key) ?? 0) + 1)
  }
  const rates = [...parts].map(([key, records]) => {
    const rate = rounded(
      key.split(",").reduce((sum, element) => sum + (rateOf(element) ?? 0n), 0n),
      1000n,
    )
    return { rate, cents: rounded(rate * BigInt(records), 1000n) }
  })
  const charge = rates.reduce((sum, { cents }) => sum + cents, 0n)
  const least = rounded(read(String(MinElementsCharge)), 1_000_000n)
  const [first, ...others] = rates
  const cost = others.length === 0 ? (first?.rate ?? 0n) : rounded(charge * 1000n, BigInt(people.length))
  return {
    parts: parts.size,
    OrderCharge: (Number(charge > least ? charge : least) / 100).toFixed(2),
    CostPrice: (Number(cost) / 100_000).toFixed(5),
  }
}

/** A combination of lists, given by their places among those that exist so far. */
const expression = fc.record({
  operation: fc.constantFrom<CombinationOperation>("union", "intersect", "minus", "exactly"),
  lists: fc.uniqueArray(fc.nat(), { minLength: 2, maxLength: 4, selector: (at) => at % 5 }),
  k: fc.integer({ min: 1, max: 4 }),
  other: fc.nat(),
})

it(
  "combine to the record and to the cent, whoever counts: the evaluator, the HTTP API, the original calls, the terminal",
  async () => {
    const sizes = new Set<number>()
    let nested = 0
    let byOriginalCalls = 0
    let ofSeveralParts = 0
    const drawn = fc.sample(expression, { numRuns: RUNS, seed: SEED })
    for (const [at, { k, lists, operation, other }] of drawn.entries()) {
      // The latest lists are combinations themselves. Those of combinations are combined no further: the evaluator opens
      // every list each time that it is named.
      const known = [...saved.keys()].filter((id) => depthOf(id) < 2).slice(-5)
      const savedCounts = lists.map((place) => known[place % 5] ?? "")
      const chosen = operation === "exactly" ? Math.min(k, savedCounts.length) : null
      const definition = canonicalDefinition({
        ...emptyDefinition(10),
        areas: [{ kind: "combination", operation, k: chosen, savedCounts, excluded: false }],
      })
      const expected = evaluated(definition)
      sizes.add(expected)
      if (savedCounts.some((id) => depthOf(id) > 0)) nested++
      const { answer } = await ask("/api/v1/counts", { definition, draftId: null, revision: 1 })
      expect(answer.total, `${at}: HTTP`).toBe(expected)
      const argv = ["saved", "combine", ...savedCounts, "--op", operation, "--json"]
      const ended = await site.listwright(chosen === null ? argv : [...argv, "--k", String(chosen)])
      expect(ended.stderr).toBe("")
      expect(JSON.parse(ended.stdout).total, `${at}: terminal`).toBe(expected)

      // The original contract knows unions alone: of this list, saved, and another one.
      if (expected === 0) continue
      const id = await save(`expression ${at}`, definition)
      const both = [id, known[other % 5] ?? ""]
      const { SessionId } = await original("/rpt/MySavedCount.aspx/PostMultiCountOrder", {
        accountId: null,
        multiCountOrderGeos: both.map((GeoKeyCode) => ({ GeoKeyCode })),
      })
      const order = { ListModuleSessionId: SessionId }
      const { requestId } = await original("/PlaceOrder.aspx/PollCountWithotSession", { order })
      const poll = { requestId, order }
      let percent = 0
      while (percent < 100)
        percent = (await original("/PlaceOrder.aspx/CheckPollingStatusWithoutSeesion", poll)).PercentComplete
      const { Order, PriceList } = await original(
        "/PlaceOrder.aspx/GetOrderAndPriceList2WithoutSession",
        poll,
      )
      const areas = both.map((savedCount) => ({ kind: "savedCount" as const, savedCount, excluded: false }))
      const union = evaluated(canonicalDefinition({ ...emptyDefinition(10), areas }))
      expect(Order.TotalAvailableQty, `${at}: original calls`).toBe(union)
      const byHand = recounted(canonicalDefinition({ ...emptyDefinition(10), areas }), PriceList)
      expect([Order.OrderCharge, Order.CostPrice], `${at}: price by original calls`).toEqual([
        byHand.OrderCharge,
        byHand.CostPrice,
      ])
      const asked = {
        definition,
        choices: { quantities: {}, listUsage: 1, promoCode: null },
        draftId: null,
        revision: 1,
      }
      const { price } = await ask("/api/v1/prices", asked)
      const { CostPrice, OrderCharge, parts } = recounted(definition, PriceList)
      expect([price.figures.orderCharge, price.figures.unitPrice], `${at}: price`).toEqual([
        OrderCharge,
        CostPrice,
      ])
      if (parts > 1) ofSeveralParts++
      byOriginalCalls++
    }
    expect(sizes.size).toBeGreaterThan(Math.min(RUNS / 3, 15))
    expect(ofSeveralParts).toBeGreaterThan(0)
    const figures = {
      expressions: RUNS,
      nested,
      byOriginalCalls,
      ofSeveralParts,
      sizes: sizes.size,
      largest: Math.max(...sizes),
    }
    if (FIGURES !== undefined) writeFileSync(FIGURES, JSON.stringify(figures))
  },
  60_000 + RUNS * EXPRESSION_MS,
)
