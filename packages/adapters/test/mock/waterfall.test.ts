import { CountAnswer } from "@listwright/domain/counting"
import { canonicalDefinition, emptyDefinition, type ListDefinition } from "@listwright/domain/definition"
import { areaOfCode } from "@listwright/domain/geography"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { mockWaterfall } from "../../src/mock/counting/mockWaterfall.ts"
import { mockCount } from "../../src/mock/mockCount.ts"

const recorded = Schema.decodeUnknownSync(CountAnswer)({
  definitionHash: "recorded",
  snapshot: "2026-11",
  total: 460,
  withPhones: 200,
  areas: [
    { key: "zip:60614", available: 100, withPhones: 40 },
    { key: "zip:60615", available: 160, withPhones: 70 },
    { key: "zip:60618", available: 200, withPhones: 90 },
  ],
  withoutPlace: [],
  suppressed: [],
})
const listsOf = (areas: ListDefinition["areas"], phoneOption: ListDefinition["phoneOption"] = null) => {
  const definition = canonicalDefinition({ ...emptyDefinition(10), areas, phoneOption })
  const { lists } = mockWaterfall(definition, recorded, 1_000, (id) => `List ${id}`)
  return { lists, total: mockCount(definition, recorded).total }
}
const lists = ["a", "b"].map((savedCount) => ({ kind: "savedCount" as const, savedCount, excluded: false }))

describe("what saved lists bring in the mock", () => {
  it("is their own people alone, which add up to the count", () => {
    const { lists: brought = [], total } = listsOf(lists)
    expect(brought.map(({ name }) => name)).toEqual(["List a", "List b"])
    expect(new Set(brought.map(({ records }) => records)).size).toBe(2)
    for (const { only, records } of brought) expect(only).toBe(records)
    expect(brought.reduce((sum, { only }) => sum + only, 0)).toBe(total)
    const phones = listsOf(lists, "onlyWithPhones")
    expect(phones.lists?.reduce((sum, { only }) => sum + only, 0)).toBe(phones.total)
    expect(phones.total).toBeLessThan(total)
  })

  it("is what the way of combining selects of them", () => {
    const combined = (operation: "minus" | "intersect") =>
      listsOf([{ kind: "combination", operation, k: null, savedCounts: ["a", "b"], excluded: false }]).lists
    const [a = 0, b = 0] = listsOf(lists).lists?.map(({ records }) => records) ?? []
    expect(combined("intersect")?.map(({ only, records }) => [records, only])).toEqual([
      [a, 0],
      [b, 0],
    ])
    expect(combined("minus")?.map(({ only, records }) => [records, only])).toEqual([
      [a, a],
      [b, 0],
    ])
  })

  it("is not told of areas that are no lists", () => {
    expect(listsOf([areaOfCode("zip", "60614")]).lists).toBeUndefined()
  })
})
