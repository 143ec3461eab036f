import { Result, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Area, CombinationArea } from "../../src/definition/Area.ts"
import { areaKey } from "../../src/definition/areaKey.ts"
import { areaText } from "../../src/definition/areaKinds.ts"
import { canonicalArea } from "../../src/definition/canonicalArea.ts"
import {
  CombinationOperation,
  combinationRule,
  isInCombination,
  MAX_COMBINED_COUNTS,
} from "../../src/definition/Combination.ts"
import { referencedSavedCounts } from "../../src/definition/savedCountAreas.ts"

const combination = (
  operation: CombinationOperation,
  savedCounts: ReadonlyArray<string>,
  k: number | null = null,
) => ({ kind: "combination" as const, operation, k, savedCounts, excluded: false })

const bits = (text: string): ReadonlyArray<boolean> => Array.from(text, (bit) => bit === "1")

describe("A combination of three saved counts", () => {
  // Each row: which of the three select a record, then whether each combination takes it.
  const ROWS: ReadonlyArray<
    readonly [string, union: number, intersect: number, minus: number, exactly2: number]
  > = [
    ["000", 0, 0, 0, 0],
    ["100", 1, 0, 1, 0],
    ["010", 1, 0, 0, 0],
    ["001", 1, 0, 0, 0],
    ["110", 1, 0, 0, 1],
    ["101", 1, 0, 0, 1],
    ["011", 1, 0, 0, 1],
    ["111", 1, 1, 0, 0],
  ]
  it.each(ROWS)("takes a record that %s select: any %i, all %i, first only %i, exactly two %i", (...row) => {
    const [selected, ...expected] = row
    const takes = (operation: CombinationOperation, k: number | null): number =>
      Number(isInCombination(combinationRule(operation, k, 3), bits(selected)))
    expect([
      takes("union", null),
      takes("intersect", null),
      takes("minus", null),
      takes("exactly", 2),
    ]).toEqual(expected)
  })
})

describe("Combinations", () => {
  const membership = fc.array(fc.boolean(), { minLength: 2, maxLength: 8 })
  const takes = (operation: CombinationOperation, k: number | null, selectedBy: ReadonlyArray<boolean>) =>
    isInCombination(combinationRule(operation, k, selectedBy.length), selectedBy)

  it("of exactly 1, 2, ... all add up to any, and each record is in one of them at most", () => {
    fc.assert(
      fc.property(membership, (selectedBy) => {
        const held = selectedBy.map((_, at) => takes("exactly", at + 1, selectedBy)).filter(Boolean).length
        expect(held).toBe(takes("union", null, selectedBy) ? 1 : 0)
      }),
    )
  })

  it("of all are those of exactly as many as there are", () => {
    fc.assert(
      fc.property(membership, (selectedBy) => {
        expect(takes("intersect", null, selectedBy)).toBe(takes("exactly", selectedBy.length, selectedBy))
      }),
    )
  })

  it("depend on the order of a union, and of 'minus' on the first saved count [p4-combined-union]", () => {
    expect(canonicalArea(combination("union", ["b", "a", "c"]))).toEqual(
      combination("union", ["b", "a", "c"]),
    )
    expect(canonicalArea(combination("intersect", ["b", "a", "c"]))).toEqual(
      combination("intersect", ["a", "b", "c"]),
    )
    expect(canonicalArea(combination("minus", ["b", "c", "a"]))).toEqual(
      combination("minus", ["b", "a", "c"]),
    )
    expect(areaKey(combination("minus", ["b", "a"]))).not.toBe(areaKey(combination("minus", ["a", "b"])))
    expect(areaKey(combination("exactly", ["a", "b"], 1))).toBe("combination:exactly:1:a|b")
  })

  it("name their saved counts, next to those that areas name by themselves", () => {
    const areas: ReadonlyArray<Area> = [
      { kind: "savedCount", savedCount: "a", excluded: true },
      combination("intersect", ["b", "a"]),
    ]
    expect(referencedSavedCounts(areas)).toEqual(["a", "b"])
  })

  it("are said in words", () => {
    expect(areaText(combination("union", ["a", "b", "c"]))).toBe("In any of 3 saved counts")
    expect(areaText(combination("intersect", ["a", "b"]))).toBe("In both saved counts")
    expect(areaText(combination("minus", ["a", "b", "c"]))).toBe("In one saved count but not in 2 others")
    expect(areaText(combination("exactly", ["a", "b", "c"], 2))).toBe("In exactly 2 of 3 saved counts")
  })
})

describe("A written combination", () => {
  const read = Schema.decodeUnknownResult(CombinationArea)
  const problem = (area: unknown): string => {
    const answer = read(area)
    return Result.isFailure(answer) ? String(answer.failure) : ""
  }
  const many = Array.from({ length: MAX_COMBINED_COUNTS + 1 }, (_, at) => `c${at}`)

  it("needs two different saved counts, and at most twenty", () => {
    expect(problem(combination("union", ["a"]))).toContain("must combine at least 2 saved counts")
    expect(problem(combination("union", ["a", "a"]))).toContain("must name each saved count once")
    expect(problem(combination("union", many))).toContain("must combine at most 20 saved counts")
    expect(problem(combination("union", many.slice(1)))).toBe("")
  })

  it("has a 'k' with 'exactly', from 1 to as many as it combines, and with nothing else", () => {
    expect(problem(combination("exactly", ["a", "b"]))).toContain("needs a 'k' from 1 to 2")
    expect(problem(combination("exactly", ["a", "b"], 0))).toContain("needs a 'k' from 1 to 2")
    expect(problem(combination("exactly", ["a", "b"], 3))).toContain("needs a 'k' from 1 to 2")
    expect(problem(combination("exactly", ["a", "b"], 2))).toBe("")
    expect(problem(combination("minus", ["a", "b"], 1))).toContain("takes 'k' with 'exactly' only")
  })
})
