import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { Attribute } from "../../../src/audience/attributes/Attribute.ts"
import { noSuppressions } from "../../../src/counting/evaluator/Universe.ts"
import type { Relaxation } from "../../../src/counting/questions/Suggestion.ts"
import { bestSuggestions } from "../../../src/counting/widening/bestSuggestions.ts"
import { columnsToWiden } from "../../../src/counting/widening/columnsToWiden.ts"
import { findNearestZips } from "../../../src/counting/widening/findNearestZips.ts"
import { relaxationKey } from "../../../src/counting/widening/relax.ts"
import { shrinkRadius, growRadius } from "../../../src/counting/widening/roundMiles.ts"
import { suggestions } from "../../../src/counting/widening/suggestions.ts"
import { widenColumn } from "../../../src/counting/widening/widenColumn.ts"
import { candidateWidenings } from "../../../src/counting/widening/candidateWidenings.ts"
import { areaKey } from "../../../src/definition/areaKey.ts"
import type { Point } from "../../../src/definition/AreaShape.ts"
import type { Criterion } from "../../../src/definition/Audience.ts"
import type { CanonicalDefinition } from "../../../src/definition/canonicalDefinition.ts"
import {
  agesBetween as ages,
  asked,
  askedFor,
  closestArea,
  columns,
  nation,
  person,
  radiusArea,
  rowsOf,
  universeOf,
  zipArea,
} from "../evaluator/exampleUniverse.ts"

const values = (column: string, ...some: readonly [string, ...Array<string>]): Criterion => ({
  kind: "values",
  column,
  values: some,
})
const widened = (
  column: Attribute,
  criterion: Criterion,
  counts: Readonly<Record<string, number>>,
  missing: number,
) => {
  const found = widenColumn(askedFor(criterion), column, rowsOf(counts), missing)
  if (found === null) return null
  if (found.kind === "widenRange") return found.ranges.map(({ from, to }) => `${from}-${to}`).join(" ")
  return found.kind === "addValue" ? found.value : found.kind
}

describe("widening a column", () => {
  const byAge = { "18": 5, "25": 10, "30": 50, "40": 50, "50": 20, "52": 30, "60": 9 }

  it.each([
    [1, "25-50"],
    [30, "25-50"],
    [44, "25-50"],
    // The second step brings 65: from 48 on it is nearer than the first.
    [48, "18-52"],
    [69, "18-52"],
    [74, "18-60"],
    [900, "18-60"],
  ])("steps outward at both ends until it comes nearest to %i more: %s", (missing, to) => {
    expect(widened(columns.age, ages(["30", "40"]), byAge, missing)).toBe(to)
  })

  it("steps at one end where the other has no more values, and keeps what was left out between ranges", () => {
    expect(widened(columns.age, ages(["18", "30"]), byAge, 61)).toBe("18-50")
    expect(widened(columns.age, ages(["18", "25"], ["50", "50"]), byAge, 10)).toBe("18-25 50-52")
    expect(widened(columns.age, ages(["25", "25"], ["50", "60"]), byAge, 10)).toBe("18-25 50-60")
  })

  it("compares numbers as numbers, and widens single values as ranges", () => {
    expect(widened(columns.age, ages(["9", "11"]), { "8": 1, "12": 1, "100": 9 }, 2)).toBe("8-12")
    expect(widened(columns.age, values("AGE", "30"), byAge, 60)).toBe("25-40")
  })

  it("never goes beyond the bounds of the column, or to what cannot be read", () => {
    const bounded: Attribute = { ...columns.age, min: "18", max: "99" }
    expect(widened(bounded, ages(["20", "30"]), { "17": 5, "100": 9 }, 5)).toBeNull()
    expect(widened(columns.age, ages(["20", "30"]), { old: 5 }, 5)).toBeNull()
  })

  it("adds the value of a list that comes nearest; of two as near the one that brings more", () => {
    const interests = { "10": 30, "2": 20, "1": 8 }
    expect(widened(columns.interests, values("INTERESTS", "10"), interests, 9)).toBe("1")
    expect(widened(columns.interests, values("INTERESTS", "10"), interests, 14)).toBe("2")
    expect(widened(columns.interests, values("INTERESTS", "10", "2", "1"), interests, 14)).toBeNull()
  })

  it("is not possible for a column that is not asked about", () => {
    expect(widened(columns.age, values("GENDER", "F"), byAge, 5)).toBeNull()
    expect(widened(columns.interests, values("GENDER", "F"), { "1": 4 }, 5)).toBeNull()
  })

  it("is tried for runs and lists that are asked about, unless somebody is chosen otherwise", () => {
    const all = [ages(["20", "30"]), values("GENDER", "F"), values("INTERESTS", "1"), values("SIZE", "3")]
    const names = (definition: CanonicalDefinition) =>
      columnsToWiden(definition, Object.values(columns)).map(({ column }) => column)
    expect(names(askedFor(...all))).toEqual(["AGE", "INTERESTS"])
    expect(names(asked({ areas: [nation, closestArea(5)], audience: askedFor(...all).audience }))).toEqual([])
    expect(names(asked({ areas: [nation], audience: { unit: "allHouseholds", criteria: all } }))).toEqual([])
  })
})

describe("the ZIP Codes beside those chosen", () => {
  const centers = new Map<string, Point>([
    ["60601", [-87.62, 41.88]],
    ["60602", [-87.63, 41.88]],
    ["60603", [-87.62, 41.89]],
    ["60622", [-87.68, 41.9]],
    ["53202", [-87.9, 43.05]],
  ])

  it("come by their distance to any of them, within 50 miles, without those that are taken", () => {
    expect(findNearestZips(["60601"], new Set(["60601"]), centers, 6)).toEqual(["60602", "60603", "60622"])
    expect(findNearestZips(["60601", "60622"], new Set(["60601", "60622", "60603"]), centers, 6)).toEqual([
      "60602",
    ])
    expect(findNearestZips(["53202"], new Set(["53202"]), centers, 6)).toEqual([])
    expect(findNearestZips(["60601"], new Set(["60601"]), centers, 1)).toEqual(["60602"])
  })

  it("are not looked for beside a chosen one that lies nowhere, or beside more than 100", () => {
    expect(findNearestZips(["00000"], new Set(["00000"]), centers, 6)).toEqual([])
    const many = Array.from({ length: 101 }, (_, at) => String(60_601 + at))
    expect(
      findNearestZips(many, new Set(many), new Map([...centers, ["60599", [-87.62, 41.87]]]), 6),
    ).toEqual([])
  })
})

describe("rounder miles", () => {
  it.each([
    [5, 1.1, 5.5],
    [5, 4, 10],
    [0.1, 4, 0.5],
    [20, 1.5, 25],
    [60, 1.01, 65],
    [190, 4, 200],
    [200, 4, null],
  ])("%d miles that should hold %d times as many: %d", (miles, share, wider) => {
    expect(growRadius(miles, share)).toBe(wider)
  })

  it.each([
    [10, 0.25, 5],
    [10, 0.9, 9.5],
    [0.6, 0.1, 0.5],
    [0.5, 0.1, null],
    [10, 0.999, null],
    [100, 0.5, 70],
  ])("%d miles that should hold only %d of them: %d", (miles, share, smaller) => {
    expect(shrinkRadius(miles, share)).toBe(smaller)
  })
})

const counted = (key: string, available: number) => ({ key, available, withPhones: 0 })
const centers = new Map<string, Point>([
  ["60601", [-87.62, 41.88]],
  ["60602", [-87.63, 41.88]],
])

describe("what a list could reach farther for", () => {
  const of = (areas: CanonicalDefinition["areas"], own: number, missing: number, listType = 10) =>
    candidateWidenings(
      asked({ areas, listType }),
      areas.map((area) => counted(areaKey(area), own)),
      missing,
      centers,
    ).map((relaxation) =>
      relaxation.kind === "widerRadius"
        ? `${relaxation.miles} miles`
        : relaxation.kind === "moreNearest"
          ? `nearest ${relaxation.quantity}`
          : relaxationKey(relaxation),
    )

  it("is a ZIP Code beside, where only ZIP Codes are chosen and several may be", () => {
    expect(of([zipArea("60601")], 10, 5)).toEqual(["addArea:zip:60602"])
    expect(of([zipArea("60601"), zipArea("60602", true)], 10, 5)).toEqual([])
    expect(of([zipArea("60601"), nation], 10, 5)).toEqual([])
    expect(of([zipArea("60601")], 10, 5, 110)).toEqual([])
    expect(of([zipArea("60601", true)], 10, 5)).toEqual([])
  })

  it("is a forward sortation area beside, where only such are chosen in Canada", () => {
    const fsas = new Map<string, Point>([
      ["M5H", [-79.38, 43.65]],
      ["M5V", [-79.39, 43.64]],
      ["V6B", [-123.11, 49.28]],
    ])
    const postalCode = (code: string, excluded = false) =>
      ({ kind: "postalCode", postalCode: code, excluded }) as const
    const beside = (...areas: CanonicalDefinition["areas"]) =>
      candidateWidenings(asked({ areas, listType: 100 }), [], 5, fsas).map(relaxationKey)
    expect(beside(postalCode("M5V"))).toEqual(["addArea:postalCode:M5H"])
    expect(beside(postalCode("M5V"), postalCode("M5H", true))).toEqual([])
    expect(beside(postalCode("M5V2T6"))).toEqual([])
    expect(beside(postalCode("M5V"), postalCode("M5V2T6"))).toEqual([])
    expect(beside(postalCode("M5V"), { kind: "state", state: "ON", excluded: false })).toEqual([])
    expect(beside(zipArea("60601"))).toEqual([])
  })

  it("is a wider radius, and more of the nearest while there are more", () => {
    expect(of([radiusArea(10)], 100, 44)).toEqual(["12 miles"])
    expect(of([radiusArea(10)], 0, 44)).toEqual(["20 miles"])
    expect(of([radiusArea(10, { excluded: true })], 100, 44)).toEqual([])
    expect(of([closestArea(100)], 100, 44)).toEqual(["nearest 144"])
    expect(of([closestArea(100)], 99, 44)).toEqual([])
    expect(of([closestArea(100_000_000)], 100_000_000, 44)).toEqual([])
  })
})

describe("the best suggestions", () => {
  const definition = asked({ areas: [nation] })
  const drop: Relaxation = { kind: "dropColumn", column: "AGE" }
  const widen: Relaxation = { kind: "widenRange", column: "AGE", ranges: [{ from: "1", to: "2" }] }
  const phones: Relaxation = { kind: "withoutPhonesToo" }
  const ranked = (missing: number | null, ...some: ReadonlyArray<readonly [Relaxation, number]>) =>
    bestSuggestions(
      some.map(([relaxation, more]) => ({ relaxation, more, definition })),
      missing,
    ).map(({ more, relaxation }) => `${relaxation.kind} ${more}`)

  it("bring most, or come nearest to what is missing; of two as near the one that brings more", () => {
    expect(ranked(null, [widen, 90], [drop, 400])).toEqual(["dropColumn 400", "widenRange 90"])
    expect(ranked(100, [drop, 400], [widen, 90], [phones, 110])).toEqual([
      "withoutPhonesToo 110",
      "widenRange 90",
      "dropColumn 400",
    ])
  })

  it("bring somebody, and no step that brings what leaving the column out brings", () => {
    expect(ranked(5, [drop, 0], [widen, -3])).toEqual([])
    expect(ranked(5, [drop, 7], [widen, 7], [phones, 7])).toEqual(["dropColumn 7", "withoutPhonesToo 7"])
  })
})

describe("suggestions toward a wanted quantity", () => {
  const aged = (key: number, age: string, changes = {}) =>
    person(key, { attributes: new Map([["AGE", [age]]]), ...changes })
  const people = universeOf(
    ...[1, 2, 3].map((key) => aged(key, "30")),
    ...[4, 5].map((key) => aged(key, "29")),
    ...[6, 7, 8].map((key) => aged(key, "31")),
    ...[9, 10].map((key) => aged(key, "30", { zip: "60602" })),
    aged(11, "70"),
  )
  const definition = asked({
    areas: [zipArea("60601")],
    audience: { unit: "individuals", criteria: [ages(["30", "30"])] },
  })
  const found = (wanted?: number) =>
    Result.getOrThrow(suggestions(people, definition, noSuppressions, wanted)).map(
      ({ more, relaxation }) => `${relaxationKey(relaxation)} ${more}`,
    )

  it("go a step, the nearest first", () => {
    expect(found(8)).toEqual(["widenRange:AGE 5", "dropColumn:AGE 6", "addArea:zip:60602 2"])
    expect(found(5)).toEqual(["addArea:zip:60602 2", "widenRange:AGE 5", "dropColumn:AGE 6"])
  })

  it("are whole things only where nothing is wanted, and none where there are as many", () => {
    expect(found()).toEqual(["dropColumn:AGE 6"])
    expect(found(3)).toEqual([])
    expect(found(2)).toEqual([])
  })
})
