import { describe, expect, it } from "vitest"
import type { CountAnswer } from "../../src/counting/questions/CountAnswer.ts"
import { toCountReceipt } from "../../src/counting/questions/CountReceipt.ts"
import {
  type CanonicalDefinition,
  canonicalDefinition,
  emptyDefinition,
} from "../../src/definition/canonicalDefinition.ts"
import { DefinitionHash } from "../../src/definition/ListDefinition.ts"
import { withoutPurchasedRecords } from "../../src/suppression/withoutPurchasedRecords.ts"
import {
  hasChanged,
  buildCountComparison,
  countComparisonText,
  isNetByArea,
} from "../../src/saved-lists/buildCountComparison.ts"

const answerOf = (available: Readonly<Record<string, number>>, snapshot = "s1"): CountAnswer => {
  const areas = Object.entries(available).map(([key, records]) => ({
    key,
    available: records,
    withPhones: 0,
  }))
  const total = areas.reduce((sum, area) => sum + area.available, 0)
  const definitionHash = DefinitionHash.make("h")
  return { definitionHash, snapshot, total, withPhones: 0, areas, suppressed: [], withoutPlace: [] }
}
const THEN = "2026-01-01T00:00:00Z"
const NOW = "2026-02-01T00:00:00Z"
const plain = emptyDefinition(10)
const since = (before: CountAnswer, after: CountAnswer, definition: CanonicalDefinition = plain) =>
  buildCountComparison(definition, toCountReceipt(before, THEN), after, NOW)

describe("what changed since a list was saved", () => {
  it("is said by area on other data: what grew and what shrank", () => {
    const changed = since(answerOf({ a: 100, b: 1_000, c: 5 }), answerOf({ a: 60, b: 1_312, c: 5 }, "s2"))
    expect(changed).toMatchObject({
      before: { total: 1_105, snapshot: "s1", countedAt: THEN },
      after: { total: 1_377, snapshot: "s2", countedAt: NOW },
      added: 312,
      removed: 40,
      isExact: false,
    })
    expect([countComparisonText(changed), hasChanged(changed)]).toEqual(["+312 people, −40", true])
    expect(isNetByArea(changed)).toBe(true)
  })

  it("is net by area only where people were added or removed, and not exactly so", () => {
    const people = { added: 12, removed: 2 }
    const known = buildCountComparison(
      plain,
      toCountReceipt(answerOf({ a: 100 }), THEN),
      answerOf({ a: 110 }, "s2"),
      NOW,
      people,
    )
    const nothing = since(answerOf({ a: 100 }), answerOf({ a: 100 }, "s2"))
    const unknown = buildCountComparison(plain, null, answerOf({ a: 100 }), NOW)
    expect([known, nothing, unknown].map(isNetByArea)).toEqual([false, false, false])
  })

  it("is exact on the same data, where people can only have gone", () => {
    const changed = since(answerOf({ a: 100, b: 50 }), answerOf({ a: 90, b: 50 }))
    expect([changed.added, changed.removed, changed.isExact, countComparisonText(changed)]).toEqual([
      0,
      10,
      true,
      "−10 people",
    ])
  })

  it.each([
    [{ a: 11 }, "+1 person"],
    [{ a: 9 }, "−1 person"],
    [{ a: 12 }, "+2 people"],
  ])("is one person or people: %j", (after, text) => {
    expect(countComparisonText(since(answerOf({ a: 10 }), answerOf(after, "s2")))).toBe(text)
  })

  it.each([
    ["households", { audience: { unit: "allHouseholds", criteria: [] } }],
    ["lists that it takes in", { areas: [{ kind: "savedCount", savedCount: "x", excluded: false }] }],
    [
      "lists that it leaves out",
      {
        suppressions: {
          ...plain.suppressions,
          savedCounts: { mode: "date", start: "2026-01-01", end: "2026-01-02" },
        },
      },
    ],
    [
      "the nearest",
      { areas: [{ kind: "closest", name: "", longitude: 1, latitude: 1, quantity: 5, excluded: false }] },
    ],
  ] as const)("is not exact where others may have come: %s", (_, change) => {
    const definition = canonicalDefinition({ ...plain, ...change })
    const changed = since(answerOf({ a: 100 }), answerOf({ a: 90 }), definition)
    expect([changed.isExact, changed.added, changed.removed]).toEqual([false, 0, 10])
  })

  it("is not exact on other data, where fewer may be left of whom some came", () => {
    const changed = since(answerOf({ a: 100, b: 5 }), answerOf({ a: 80, b: 15 }, "s2"))
    expect([changed.isExact, changed.added, changed.removed]).toEqual([false, 10, 20])
  })

  it("is not exact where more people are counted than the same data can give", () => {
    expect(since(answerOf({ a: 90 }), answerOf({ a: 100 })).isExact).toBe(false)
  })

  it("is nothing when the data alone is newer", () => {
    const changed = since(answerOf({ a: 100 }), answerOf({ a: 100 }, "s2"))
    expect([hasChanged(changed), countComparisonText(changed)]).toEqual([false, "no change"])
    expect(changed.reasons).toEqual(["The data was updated from s1 to s2."])
  })

  it("is what came and went by person, where that is known, also where the figures are the same", () => {
    const changed = buildCountComparison(
      plain,
      toCountReceipt(answerOf({ a: 400 }), THEN),
      answerOf({ a: 400 }, "s2"),
      NOW,
      {
        added: 18,
        removed: 18,
      },
    )
    expect([changed.isExact, countComparisonText(changed), hasChanged(changed)]).toEqual([
      true,
      "+18 people, −18",
      true,
    ])
  })

  it("tells phones where only they changed", () => {
    const [then, now] = [answerOf({ a: 3_000 }), answerOf({ a: 3_000 }, "s2")]
    const withPhones = (answer: CountAnswer, phones: number): CountAnswer => ({
      ...answer,
      withPhones: phones,
      areas: answer.areas.map((area) => ({ ...area, withPhones: phones })),
    })
    const changed = since(withPhones(then, 2_037), withPhones(now, 1_997))
    expect([countComparisonText(changed), hasChanged(changed)]).toEqual(["phones 2,037 to 1,997", true])
  })

  it("is no change where a suppression names others and takes as many", () => {
    const suppressing = (answer: CountAnswer, matched: number): CountAnswer => ({
      ...answer,
      suppressed: [{ source: "files", matched, taken: 3 }],
    })
    const changed = since(suppressing(answerOf({ a: 9 }), 4), suppressing(answerOf({ a: 9 }), 5))
    expect([countComparisonText(changed), hasChanged(changed)]).toEqual(["no change", false])
  })

  it("is not known of a list without a receipt", () => {
    const changed = buildCountComparison(plain, null, answerOf({ a: 1 }), NOW)
    expect([
      changed.before,
      changed.added,
      changed.removed,
      countComparisonText(changed),
      hasChanged(changed),
    ]).toEqual([null, null, null, null, false])
  })
})

describe("a list net of what was bought", () => {
  const bought = [
    { code: "LW-B", day: "2026-03-05" },
    { code: "LW-A", day: "2026-02-01" },
  ]
  const net = (orders: CanonicalDefinition["suppressions"]["orders"], of = bought) =>
    withoutPurchasedRecords(
      canonicalDefinition({ ...plain, suppressions: { ...plain.suppressions, orders } }),
      of,
      "2026-04-01",
    ).suppressions.orders

  it.each([
    [{ mode: "off" }, { mode: "item", items: ["LW-A", "LW-B"] }],
    [
      { mode: "item", items: ["LW-B", "LW-C"] },
      { mode: "item", items: ["LW-A", "LW-B", "LW-C"] },
    ],
    [
      { mode: "date", start: "2026-03-01", end: "2026-03-02" },
      { mode: "date", start: "2026-02-01", end: "2026-04-01" },
    ],
    [
      { mode: "date", start: "2026-01-01", end: "2026-12-31" },
      { mode: "date", start: "2026-01-01", end: "2026-12-31" },
    ],
  ] as const)("leaves out the orders beside %j", (before, after) => {
    expect(net(before)).toEqual(after)
  })

  it("stays as it is where nothing was bought", () => {
    expect(net({ mode: "off" }, [])).toEqual({ mode: "off" })
  })
})
