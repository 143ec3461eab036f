import fc from "fast-check"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, it } from "vitest"
import {
  type ChangeCause,
  changeCauseText,
  compareToReceipt,
} from "../../../src/counting/questions/compareToReceipt.ts"
import type { CountAnswer } from "../../../src/counting/questions/CountAnswer.ts"
import { toCountReceipt, createCountReceipt } from "../../../src/counting/questions/CountReceipt.ts"
import { DefinitionHash } from "../../../src/definition/ListDefinition.ts"

const answer: CountAnswer = {
  definitionHash: DefinitionHash.make("a"),
  snapshot: "october",
  total: 30,
  withPhones: 12,
  areas: [
    { key: "zip:60601", available: 20, withPhones: 10 },
    { key: "zip:60602", available: 10, withPhones: 2 },
  ],
  withoutPlace: [],
  suppressed: [{ source: "orders", matched: 5, taken: 4 }],
}
const receipt = toCountReceipt(answer, "2026-11-22T09:30:00.000Z")
const since = (changes: Partial<CountAnswer>) => compareToReceipt(receipt, { ...answer, ...changes })
const kinds = (changes: Partial<CountAnswer>) => since(changes).causes.map(({ kind }) => kind)

describe("what changed since a receipt", () => {
  it("is nothing when the same is counted again", () => {
    expect(since({})).toEqual({
      total: { before: 30, after: 30 },
      withPhones: { before: 12, after: 12 },
      areas: [],
      suppressed: [],
      causes: [],
    })
  })

  it("are the areas that have more or fewer, more phones, are new or gone", () => {
    const areas = [
      { key: "zip:60601", available: 20, withPhones: 11 },
      { key: "zip:60603", available: 0, withPhones: 0 },
    ]
    expect(since({ definitionHash: DefinitionHash.make("b"), total: 20, areas })).toMatchObject({
      total: { before: 30, after: 20 },
      areas: [
        { key: "zip:60601", before: 20, after: 20 },
        { key: "zip:60603", before: null, after: 0 },
        { key: "zip:60602", before: 10, after: null },
      ],
    })
  })

  it("are the sources of suppression that name or take others, are new or gone", () => {
    expect(
      since({
        suppressed: [{ source: "files", matched: 1, taken: 0 }],
      }).suppressed,
    ).toEqual([
      { source: "orders", before: { matched: 5, taken: 4 }, after: null },
      { source: "files", before: null, after: { matched: 1, taken: 0 } },
    ])
  })
})

describe("why a count changed", () => {
  const suppressed = [{ source: "orders", matched: 6, taken: 5 }] as const
  const areas = [{ key: "zip:60601", available: 19, withPhones: 10 }]

  it.each<[string, Partial<CountAnswer>, ReadonlyArray<ChangeCause["kind"]>]>([
    ["the list asks for something else", { definitionHash: DefinitionHash.make("b") }, ["definition"]],
    ["the data are others", { snapshot: "november" }, ["snapshot"]],
    [
      "both, whatever the suppressions take then",
      { definitionHash: DefinitionHash.make("b"), snapshot: "november", suppressed },
      ["definition", "snapshot"],
    ],
    ["a source names more", { suppressed, areas, total: 19 }, ["suppression"]],
    ["nothing of these", { areas, total: 19 }, ["named"]],
  ])("%s", (_what, changes, causes) => {
    expect(kinds(changes)).toEqual(causes)
  })

  it("is described in a sentence", () => {
    const causes = [
      ...since({ definitionHash: DefinitionHash.make("b"), snapshot: "november" }).causes,
      ...since({ suppressed }).causes,
      ...since({ areas }).causes,
    ]
    expect(causes.map(changeCauseText)).toEqual([
      "The list's definition has changed.",
      "The data was updated from october to november.",
      "The suppressed records have changed: Prior orders.",
      "A saved count or suppression in the list now contains different records.",
    ])
  })

  it("is known whenever a figure changed", () => {
    const areaOf = fc.record({
      key: fc.constantFrom("zip:60601", "zip:60602"),
      available: fc.integer({ min: 0, max: 2 }),
      withPhones: fc.constant(0),
    })
    const drawn = fc
      .record({
        definitionHash: fc.constantFrom(DefinitionHash.make("a"), DefinitionHash.make("b")),
        snapshot: fc.constantFrom("october", "november"),
        areas: fc.uniqueArray(areaOf, { selector: ({ key }) => key }),
        suppressed: fc.constantFrom([], answer.suppressed),
        withoutPlace: fc.constant([]),
      })
      .map((of): CountAnswer => ({
        ...of,
        total: of.areas.reduce((sum, { available }) => sum + available, 0),
        withPhones: 0,
      }))
    fc.assert(
      fc.property(drawn, drawn, (before, after) => {
        const {
          areas: changed,
          causes,
          suppressed: sources,
          total,
        } = compareToReceipt(toCountReceipt(before, receipt.countedAt), after)
        const isChanged = total.before !== total.after || changed.length > 0 || sources.length > 0
        if (isChanged) expect(causes).not.toEqual([])
        const difference = changed.reduce((sum, area) => sum + (area.after ?? 0) - (area.before ?? 0), 0)
        expect(difference).toBe((total.after ?? 0) - (total.before ?? 0))
      }),
    )
  })
})

describe("a receipt", () => {
  it("bears the time of its count", async () => {
    const taken = Effect.gen(function* () {
      yield* TestClock.setTime(Date.UTC(2026, 10, 22, 9, 30))
      return yield* createCountReceipt(answer)
    })
    expect(await Effect.runPromise(Effect.provide(taken, TestClock.layer()))).toEqual(receipt)
  })
})
