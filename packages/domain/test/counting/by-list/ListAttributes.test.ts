import { describe, expect, it } from "vitest"
import { ListAttributes, type ReferencedList } from "../../../src/counting/by-list/ListAttributes.ts"
import { areaParts } from "../../../src/counting/by-list/areaParts.ts"
import type { Area } from "../../../src/definition/Area.ts"
import type { Criterion } from "../../../src/definition/Audience.ts"
import type { CombinationOperation } from "../../../src/definition/Combination.ts"
import { asked } from "../evaluator/exampleUniverse.ts"

const nation: Area = { kind: "nation", excluded: false }
const byValues = (column: string): Criterion => ({ kind: "values", column, values: ["Y"] })

const list = (areas: ReadonlyArray<Area>, ...columns: ReadonlyArray<string>) =>
  asked({ areas, audience: { unit: "individuals", criteria: columns.map(byValues) } })

const combination = (
  operation: CombinationOperation,
  savedCounts: ReadonlyArray<string>,
  k: number | null = null,
): Area => ({ kind: "combination", operation, k, savedCounts, excluded: false })

const LISTS: Readonly<Record<string, ReferencedList>> = {
  age: { definition: list([nation], "AGE"), name: "Seniors" },
  sameAge: { definition: list([nation], "AGE"), name: "Copy of Seniors" },
  owner: { definition: list([nation], "OWNER"), name: "Owners" },
  all: { definition: list([nation]), name: "Everybody" },
  households: {
    definition: asked({ areas: [nation], audience: { unit: "allHouseholds", criteria: [byValues("AGE")] } }),
  },
  nested: { definition: list([combination("union", ["age", "owner"])], "PETS"), name: "Nested" },
}
const attributes = new ListAttributes((id) => LISTS[id])

describe("the attributes that selected a record", () => {
  const places =
    (...held: ReadonlyArray<string>) =>
    (id: string) =>
      held.includes(id) ? 0 : null

  it.each<readonly [Area, ReadonlyArray<string>, ReadonlyArray<string>, ReadonlyArray<string>]>([
    [combination("union", ["age", "owner"]), ["age", "owner"], ["age"], ["AGE"]],
    [combination("union", ["age", "owner"]), ["owner"], ["owner"], ["OWNER"]],
    [combination("intersect", ["age", "owner"]), ["age", "owner"], ["age", "owner"], ["AGE", "OWNER"]],
    [combination("exactly", ["age", "all", "owner"], 2), ["all", "owner"], ["all", "owner"], ["OWNER"]],
    [combination("minus", ["owner", "age"]), ["owner"], ["owner"], ["OWNER"]],
    [{ kind: "savedCount", savedCount: "age", excluded: false }, ["age"], ["age"], ["AGE"]],
    [
      combination("intersect", ["nested", "all"]),
      ["nested", "all", "owner"],
      ["nested", "all"],
      ["OWNER", "PETS"],
    ],
    [
      combination("intersect", ["nested", "all"]),
      ["nested", "all", "age", "owner"],
      ["nested", "all"],
      ["AGE", "PETS"],
    ],
    [{ kind: "savedCount", savedCount: "households", excluded: false }, ["households"], ["households"], []],
    [nation, ["age"], [], []],
  ])("%j, held by %j: of %j, %j", (area, held, lists, columns) => {
    expect(attributes.of(area, places(...held))).toEqual({ lists, columns })
  })

  it("are the same for all where the lists have the same, where all must hold, and of the first of 'minus'", () => {
    expect(attributes.ofAll(combination("union", ["age", "sameAge"]))?.columns).toEqual(["AGE"])
    expect(attributes.ofAll(combination("exactly", ["age", "sameAge"], 1))?.columns).toEqual(["AGE"])
    expect(attributes.ofAll(combination("intersect", ["age", "owner"]))?.columns).toEqual(["AGE", "OWNER"])
    expect(attributes.ofAll(combination("minus", ["age", "owner"]))?.lists).toEqual(["age"])
    expect(attributes.ofAll(combination("union", ["age", "owner"]))).toBeNull()
    expect(attributes.ofAll(combination("intersect", ["nested", "all"]))).toBeNull()
  })

  it("ask only about lists in which the place of a record makes a difference", () => {
    expect(attributes.askedOf(combination("union", ["age", "sameAge"]))).toEqual([])
    expect(attributes.askedOf(combination("union", ["age", "owner"]))).toEqual(["age", "owner"])
    expect(attributes.askedOf(combination("intersect", ["nested", "all"]))).toEqual([
      "nested",
      "age",
      "owner",
    ])
  })

  it("divide an area into parts that sum to it, in the order of the lists", () => {
    const area = combination("union", ["age", "owner", "sameAge"])
    const counted = [
      { lists: ["owner"], columns: ["OWNER"], records: 20 },
      { lists: ["sameAge"], columns: ["AGE"], records: 5 },
      { lists: ["age"], columns: ["AGE"], records: 10 },
      { lists: ["owner"], columns: ["PETS"], records: 0 },
    ]
    expect(areaParts(attributes, area, counted)).toEqual([
      { lists: ["Seniors", "Copy of Seniors"], columns: ["AGE"], records: 15 },
      { lists: ["Owners"], columns: ["OWNER"], records: 20 },
    ])
    expect(areaParts(attributes, area, [{ lists: ["all"], columns: [], records: 3 }])).toEqual([])
  })
})
