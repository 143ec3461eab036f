import { writeFileSync } from "node:fs"
import { evaluate, nobodySuppressed, type Universe } from "@listwright/domain/counting"
import {
  type CanonicalDefinition,
  canonicalDefinition,
  type CombinationOperation,
  emptyDefinition,
  savedCountsNamed,
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
  saved.set(row.orderId, { definition, suppressed: nobodySuppressed })
  return row.orderId
}

const STATES = ["CA", "FL", "IL", "NY", "TX"]
const ofStates = (states: ReadonlyArray<string>, from: number, to: number): CanonicalDefinition =>
  canonicalDefinition({
    ...emptyDefinition(10),
    areas: states.map((state) => ({ kind: "state", state, excluded: false })),
    audience: {
      unit: "individuals",
      criteria: [{ kind: "ranges", column: "AGE", ranges: [{ from: String(from), to: String(to) }] }],
    },
  })

beforeAll(async () => {
  site = await takeAccount()
  universe = { ...(await demoPeople(site.data)), savedCounts: saved }
  await save("young west", ofStates(["CA", "TX"], 18, 44))
  await save("old west", ofStates(["CA", "TX"], 40, 80))
  await save("east", ofStates(["NY", "FL"], 25, 60))
  await save("middle", ofStates(["IL", "TX"], 30, 70))
  await save("everywhere", ofStates(STATES, 35, 50))
})
afterAll(() => site.stop())

const evaluated = (definition: CanonicalDefinition): number => {
  if (universe === undefined) throw new Error("no universe")
  const { selected } = Result.getOrThrow(evaluate(universe, definition, nobodySuppressed))
  return selected.reduce((sum, { records }) => sum + records.length, 0)
}

/** How deep a list opens others; 0: it names none. */
const depthOf = (id: string): number => {
  const named = savedCountsNamed(saved.get(id)?.definition.areas ?? [])
  return named.length === 0 ? 0 : 1 + Math.max(...named.map(depthOf))
}

/** Of lists, by their places among those that exist so far. */
const expression = fc.record({
  operation: fc.constantFrom<CombinationOperation>("union", "intersect", "minus", "exactly"),
  lists: fc.uniqueArray(fc.nat(), { minLength: 2, maxLength: 4, selector: (at) => at % 5 }),
  k: fc.integer({ min: 1, max: 4 }),
  other: fc.nat(),
})

it(
  "combine to the record, whoever counts: the evaluator, the HTTP API, the original calls, the terminal",
  async () => {
    const sizes = new Set<number>()
    let nested = 0
    let byOriginalCalls = 0
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
      const { Order } = await original("/PlaceOrder.aspx/GetOrderAndPriceList2WithoutSession", poll)
      const areas = both.map((savedCount) => ({ kind: "savedCount" as const, savedCount, excluded: false }))
      const union = evaluated(canonicalDefinition({ ...emptyDefinition(10), areas }))
      expect(Order.TotalAvailableQty, `${at}: original calls`).toBe(union)
      byOriginalCalls++
    }
    expect(sizes.size).toBeGreaterThan(Math.min(RUNS / 3, 15))
    const figures = {
      expressions: RUNS,
      nested,
      byOriginalCalls,
      sizes: sizes.size,
      largest: Math.max(...sizes),
    }
    if (FIGURES !== undefined) writeFileSync(FIGURES, JSON.stringify(figures))
  },
  60_000 + RUNS * EXPRESSION_MS,
)
