import type { CanonicalDefinition } from "../../../src/definition/canonicalDefinition.ts"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { Attribute } from "../../../src/audience/attributes/Attribute.ts"
import { restrictions } from "../../../src/counting/narrowing/restrictions.ts"
import { noSuppressions } from "../../../src/counting/evaluator/Universe.ts"
import { columnsToNarrow } from "../../../src/counting/narrowing/columnsToNarrow.ts"
import { narrowColumn } from "../../../src/counting/narrowing/narrowColumn.ts"
import { restrict, restrictionKey } from "../../../src/counting/narrowing/restrict.ts"
import type { Restriction } from "../../../src/counting/questions/Restriction.ts"
import { restrictionText } from "../../../src/counting/narrowing/restrictionText.ts"
import {
  nearestRestrictions,
  candidateRestrictions,
} from "../../../src/counting/narrowing/candidateRestrictions.ts"
import type { ColumnCriterion } from "../../../src/definition/Audience.ts"
import { recordCountText } from "../../../src/shared/recordCountText.ts"
import { areaKey } from "../../../src/definition/areaKey.ts"
import {
  agesBetween as ranges,
  asked,
  askedFor,
  closestArea,
  columns,
  nation,
  person,
  radiusArea,
  rowsOf,
  stateArea,
  universeOf,
  zipArea,
} from "../evaluator/exampleUniverse.ts"

const narrowed = (
  column: Attribute,
  counts: Readonly<Record<string, number>>,
  total: number,
  wanted: number,
  definition: CanonicalDefinition = askedFor(),
) => {
  const found = narrowColumn(definition, column, rowsOf(counts), total, wanted)
  return found?.restriction.kind === "narrowColumn" ? [found.restriction.criterion, found.records] : null
}

describe("narrowing a column", () => {
  it("takes the neighboring values that come nearest to the wanted number", () => {
    const ages = { "20": 10, "21": 30, "22": 25, "23": 5 }
    expect(narrowed(columns.age, ages, 70, 54)).toEqual([ranges(["21", "22"]), 55])
    expect(narrowed(columns.age, ages, 70, 6)).toEqual([ranges(["23", "23"]), 5])
    expect(narrowed(columns.age, ages, 70, 200)).toEqual([ranges(["20", "23"]), 70])
  })

  it("leaves what was not asked for out, between two ranges and beyond their ends", () => {
    const definition = askedFor(ranges(["15", "21"], ["40", "99"]))
    expect(narrowed(columns.age, { "20": 10, "21": 10, "50": 10, "60": 10 }, 40, 30, definition)).toEqual([
      ranges(["20", "21"], ["40", "50"]),
      30,
    ])
  })

  it("takes one value where a record may hold several, and of those only what was asked for", () => {
    const interests = { "10": 30, "2": 20, "1": 8 }
    const single = (value: string): ColumnCriterion => ({
      kind: "values",
      column: "INTERESTS",
      values: [value],
    })
    expect(narrowed(columns.interests, interests, 40, 9)).toEqual([single("1"), 8])
    const two = askedFor({ kind: "values", column: "INTERESTS", values: ["10", "2"] })
    expect(narrowed(columns.interests, interests, 40, 9, two)).toEqual([single("2"), 20])
  })

  it("takes several values of a list that never holds more than one, and one of a choice", () => {
    expect(narrowed(columns.interests, { "10": 30, "2": 20, "1": 8 }, 58, 29)).toEqual([
      { kind: "values", column: "INTERESTS", values: ["10"] },
      30,
    ])
    expect(narrowed(columns.interests, { "10": 30, "2": 20, "1": 8 }, 58, 28)).toEqual([
      { kind: "values", column: "INTERESTS", values: ["1", "2"] },
      28,
    ])
    expect(narrowed(columns.gender, { F: 10, M: 12 }, 22, 21)?.[0]).toMatchObject({ values: ["M"] })
  })

  it("is not possible where nothing is known", () => {
    expect(narrowColumn(askedFor(), columns.age, [{ value: null, records: 9 }], 9, 5)).toBeNull()
  })

  it("is tried for what the list asks about, then for what is featured", () => {
    const names = (definition: CanonicalDefinition) =>
      columnsToNarrow(definition, Object.values(columns)).map(({ column }) => column)
    const size: ColumnCriterion = { kind: "values", column: "SIZE", values: ["3"] }
    const born: ColumnCriterion = {
      kind: "ranges",
      column: "BORN",
      ranges: [{ from: "19800101", to: "19801231" }],
    }
    expect(names(askedFor(size, born))).toEqual(["SIZE", "AGE", "GENDER"])
    expect(names(asked({ areas: [nation, closestArea(5)] }))).toEqual([])
    expect(names(asked({ areas: [nation], audience: { unit: "allHouseholds", criteria: [] } }))).toEqual([])
  })
})

const area = (key: string, available: number) => ({ key, available, withPhones: 0 })

describe("what else a list could ask more of", () => {
  const [one, two] = [zipArea("60601"), zipArea("60602")]
  const keys = (
    definition: CanonicalDefinition,
    areas: Parameters<typeof candidateRestrictions>[1],
    wanted: number,
  ) => candidateRestrictions(definition, areas, wanted).map(restrictionKey)

  it("are phones, households, and the area whose records come nearest to what is too much", () => {
    const areas = [area("zip:60601", 90), area("zip:60602", 40)]
    expect(keys(asked({ areas: [one, two] }), areas, 95)).toEqual([
      "onlyWithPhones",
      "onePerHousehold",
      "dropArea:zip:60602",
      "dropArea:zip:60601",
    ])
  })

  it("leave out what the list asks for already, what would bring more, and the last area", () => {
    const only = asked({ areas: [one], phoneOption: "onlyWithPhones" })
    expect(keys(only, [area("zip:60601", 90)], 50)).toEqual(["onePerHousehold"])
    const withCriteria = asked({ ...askedFor(ranges(["20", "30"])), phoneOption: "onlyWithPhones" })
    expect(keys(withCriteria, [area("nation:1", 90)], 50)).toEqual([])
  })

  it("are fewer of the nearest", () => {
    const nearest = closestArea(100)
    expect(
      candidateRestrictions(asked({ areas: [nearest] }), [area(areaKey(nearest), 100)], 60),
    ).toContainEqual({
      kind: "fewerNearest",
      area: "closest:0:0:100",
      quantity: 60,
    })
  })

  it("are a smaller radius, where one holds more than is too much", () => {
    const around = radiusArea(10)
    const own = [area(areaKey(around), 100), area("zip:60601", 900)]
    expect(candidateRestrictions(asked({ areas: [around, one] }), own, 950)).toContainEqual({
      kind: "smallerRadius",
      area: areaKey(around),
      miles: 7,
    })
    expect(keys(asked({ areas: [around, one] }), own, 900).join()).not.toContain("smallerRadius")
    const excluded = radiusArea(10, { excluded: true })
    expect(keys(asked({ areas: [excluded, one] }), own, 950).join()).not.toContain("smallerRadius")
  })

  it("are nothing when as many are wanted as there are, or more, or none", () => {
    const areas = [area("zip:60601", 90), area("zip:60602", 40)]
    for (const wanted of [130, 131, 0, -5])
      expect(keys(asked({ areas: [one, two] }), areas, wanted)).toEqual([])
  })

  it("try eight areas at most", () => {
    const many = Array.from({ length: 12 }, (_, at) => zipArea(String(60_601 + at)))
    const areas = many.map((each, at) => area(areaKey(each), 10 + at))
    const dropped = keys(asked({ areas: many }), areas, 170).filter((key) => key.startsWith("dropArea"))
    expect(dropped).toHaveLength(8)
    expect(dropped[0]).toBe("dropArea:zip:60607")
  })
})

describe("the nearest restrictions", () => {
  const left = (...records: ReadonlyArray<number>) =>
    nearestRestrictions(
      records.map((count, at) => ({
        restriction: { kind: "dropArea", area: String(at) },
        definition: askedFor(),
        records: count,
      })),
      100,
      60,
    ).map(({ records: count }) => count)

  it("come first; of two equally near ones, the one that leaves more", () => {
    expect(left(30, 55, 65, 62)).toEqual([62, 65, 55, 30])
  })

  it("leave somebody, take somebody, and come nearer than everything does", () => {
    expect(left(0, 100, 101, 19, 20, 21)).toEqual([21])
  })
})

describe("a restricted definition", () => {
  it("has the criterion in place of all others of its column", () => {
    const definition = askedFor(ranges(["20", "30"]), { kind: "values", column: "GENDER", values: ["F"] })
    const restricted = restrict(definition, { kind: "narrowColumn", criterion: ranges(["22", "25"]) })
    expect(restricted.audience.criteria).toEqual([
      ranges(["22", "25"]),
      { kind: "values", column: "GENDER", values: ["F"] },
    ])
  })

  it("keeps an excluded area when the chosen one of its name is dropped", () => {
    const definition = asked({ areas: [zipArea("60601"), zipArea("60601", true), nation] })
    expect(restrict(definition, { kind: "dropArea", area: "zip:60601" }).areas).toEqual([
      zipArea("60601", true),
      nation,
    ])
  })

  it("has a smaller radius in place of the chosen one", () => {
    const [around, without] = [radiusArea(10), radiusArea(10, { excluded: true })]
    const definition = asked({ areas: [without, around] })
    expect(restrict(definition, { kind: "smallerRadius", area: areaKey(around), miles: 5 }).areas).toEqual([
      without,
      radiusArea(5),
    ])
  })

  it("has one area where two become the same", () => {
    const definition = asked({ areas: [closestArea(9), closestArea(5)] })
    const restricted = restrict(definition, { kind: "fewerNearest", area: "closest:0:0:9", quantity: 5 })
    expect(restricted.areas).toEqual([closestArea(5)])
  })
})

describe("the words of a restriction", () => {
  const names = {
    columns: [columns.age, { ...columns.gender, name: "Gender", values: [{ value: "F", name: "Female" }] }],
    areaName: (key: string) => key.replace("zip:", ""),
  }
  const of = (column: string, ...values: readonly [string, ...Array<string>]): Restriction => ({
    kind: "narrowColumn",
    criterion: { kind: "values", column, values },
  })
  it.each<[Restriction, string]>([
    [{ kind: "narrowColumn", criterion: ranges(["20", "30"], ["40", "40"]) }, "AGE: 20 to 30, 40 only"],
    [of("GENDER", "F"), "Gender: Female only"],
    [of("INCOME", "1", "2", "3"), "INCOME: 1, 2, 3 only"],
    [of("INCOME", "1", "2", "3", "4"), "INCOME: 4 values only"],
    [{ kind: "onlyWithPhones" }, "Only records with phones"],
    [{ kind: "onePerHousehold" }, "One record per household"],
    [{ kind: "dropArea", area: "zip:60614" }, "Without 60614"],
    [{ kind: "fewerNearest", area: "zip:1", quantity: 1_200 }, "Only the nearest 1,200 instead of 1"],
    [{ kind: "smallerRadius", area: "zip:1", miles: 7.5 }, "Only 7.5 mi instead of 1"],
  ])("%j: %s", (restriction, words) => {
    expect(restrictionText(restriction, names)).toBe(words)
  })

  it("say how many records are left", () => {
    expect([1, 2, 12_345].map(recordCountText)).toEqual(["1 record", "2 records", "12,345 records"])
  })
})

describe("restrictions near a wanted quantity", () => {
  it("are counted and ranked", () => {
    const people = [
      ...[1, 2, 3].map((key) =>
        person(key, { phone: "deliverable", attributes: new Map([["GENDER", ["F"]]]) }),
      ),
      ...[4, 5, 6, 7].map((key) => person(key, { household: "one" })),
      ...[8, 9].map((key) =>
        person(key, { zip: "46320", state: "IN", attributes: new Map([["AGE", ["20"]]]) }),
      ),
    ]
    const definition = asked({ areas: [stateArea("IN"), nation] })
    const found = Result.getOrThrow(restrictions(universeOf(...people), definition, noSuppressions, 4))
    expect(found.map(({ records, restriction }) => [restrictionKey(restriction), records])).toEqual([
      ["narrowColumn:GENDER", 3],
      ["onlyWithPhones", 3],
      ["onePerHousehold", 6],
      ["narrowColumn:AGE", 2],
      ["dropArea:nation:1", 2],
    ])
  })
})
