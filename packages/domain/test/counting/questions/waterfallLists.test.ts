import { describe, expect, it } from "vitest"
import type { Area } from "../../../src/definition/Area.ts"
import { canonicalDefinition } from "../../../src/definition/canonicalDefinition.ts"
import { emptyDefinition } from "../../../src/definition/canonicalDefinition.ts"
import { Zip } from "../../../src/shared/Zip.ts"
import {
  separateLists,
  explainedLists,
  waterfallLists,
} from "../../../src/counting/questions/waterfallLists.ts"

const combined = (
  operation: "union" | "intersect" | "minus" | "exactly",
  savedCounts: ReadonlyArray<string>,
  k: number | null = null,
): Area => ({ kind: "combination", operation, k, savedCounts, excluded: false })
const zip: Area = { kind: "zip", zip: Zip.make("60614"), excluded: false }
const of = (...areas: ReadonlyArray<Area>) => canonicalDefinition({ ...emptyDefinition(10), areas })

/** 100 in the first alone, 20 in the second alone, 3 in both. */
const counted = new Map([100, 20, 3].map((records, at) => [at + 1, { records, withPhones: 0 }] as const))
const lines = (area: Area) =>
  waterfallLists(of(area), counted, (id) => `List ${id}`).map(({ name, only, records }) => [
    name,
    records,
    only,
  ])

describe("what each list brings to a combined list", () => {
  it.each([
    ["a union: whom each has, and whom it has alone", combined("union", ["a", "b"]), [103, 100], [23, 20]],
    ["an intersection: nobody alone", combined("intersect", ["a", "b"]), [103, 0], [23, 0]],
    ["a difference: only the first brings anybody", combined("minus", ["a", "b"]), [103, 100], [23, 0]],
    ["exactly 2: nobody alone", combined("exactly", ["a", "b"], 2), [103, 0], [23, 0]],
    ["exactly 1: whom each has alone", combined("exactly", ["a", "b"], 1), [103, 100], [23, 20]],
  ])("is for %s", (_, area, first, second) => {
    expect(lines(area)).toEqual([
      ["List a", ...first],
      ["List b", ...second],
    ])
  })

  it("is said of two to six lists that make up the areas, and of nothing else", () => {
    const saved = (savedCount: string): Area => ({ kind: "savedCount", savedCount, excluded: false })
    expect(explainedLists(of(saved("b"), saved("a")))).toEqual(["b", "a"])
    expect(explainedLists(of(saved("a"), { ...zip, excluded: true }, saved("b")))).toEqual(["a", "b"])
    expect(explainedLists(of(saved("a")))).toEqual([])
    expect(explainedLists(of(saved("a"), saved("b"), zip))).toEqual([])
    const six = ["a", "b", "c", "d", "e", "f"]
    expect(explainedLists(of(combined("union", six)))).toEqual(six)
    expect(explainedLists(of(combined("union", ["a", "b", "c", "d", "e", "f", "g"])))).toEqual([])
  })

  it("asks how the lists overlap, without who is left out, before one a household is taken", () => {
    const households = canonicalDefinition({
      ...emptyDefinition(10),
      areas: [combined("minus", ["b", "a"]), { ...zip, excluded: true }],
      audience: { unit: "allHouseholds", criteria: [] },
    })
    expect(separateLists(households)).toEqual(
      canonicalDefinition({
        ...emptyDefinition(10),
        areas: [
          { kind: "savedCount", savedCount: "b", excluded: false },
          { kind: "savedCount", savedCount: "a", excluded: false },
          { ...zip, excluded: true },
        ],
      }),
    )
  })
})
