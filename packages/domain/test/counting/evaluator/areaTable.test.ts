import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { areaTable } from "../../../src/counting/evaluator/areaTable.ts"
import { noSuppressions } from "../../../src/counting/evaluator/Universe.ts"
import type { AreaTableRequest } from "../../../src/counting/questions/AreaTable.ts"
import { selectionRefusalText } from "../../../src/counting/Notices.ts"
import { asked, nation, person, universeOf, zipArea } from "./exampleUniverse.ts"

const of = (gender: string | null, age: string, interests: ReadonlyArray<string> = []) =>
  new Map([
    ...(gender === null ? [] : [["GENDER", [gender]] as const]),
    ["AGE", [age]] as const,
    ["INTERESTS", interests] as const,
  ])

const everybody = universeOf(
  person(1, { attributes: of("F", "25", ["1", "2"]) }),
  person(2, { attributes: of("M", "31") }),
  person(3, { attributes: of("M", "47"), zip: "60602" }),
  person(4, { attributes: of(null, "47"), zip: "60602" }),
)

const definition = asked({ areas: [zipArea("60601"), nation] })

const tableOf = (shown: AreaTableRequest) => areaTable(everybody, definition, noSuppressions, shown)
const headings = (...values: ReadonlyArray<string>) => values.map((value) => ({ from: value, to: value }))

describe("the areas by values of columns", () => {
  it("give a record to the first area that contains it, and have no column for values that nobody has", () => {
    expect(tableOf({ columns: [{ column: "GENDER" }, { column: "INTERESTS" }] })).toEqual(
      Result.succeed({
        total: 4,
        columns: [
          { column: "GENDER", values: [...headings("F", "M"), null] },
          { column: "INTERESTS", values: [...headings("2", "1"), null] },
        ],
        areas: [
          { key: "zip:60601", records: 2, cells: [1, 1, 0, 1, 1, 1] },
          { key: "nation:1", records: 2, cells: [0, 1, 1, 0, 0, 2] },
        ],
      }),
    )
  })

  it("have one column a band, where bands are asked for", () => {
    const bands = [
      { from: "20", to: "29" },
      { from: "30", to: "39" },
      { from: "40", to: "49" },
      { from: "50", to: "59" },
    ]
    expect(tableOf({ columns: [{ column: "AGE", bands }] })).toEqual(
      Result.succeed({
        total: 4,
        columns: [{ column: "AGE", values: bands.slice(0, 3) }],
        areas: [
          { key: "zip:60601", records: 2, cells: [1, 1, 0] },
          { key: "nation:1", records: 2, cells: [0, 0, 2] },
        ],
      }),
    )
  })

  it("may be some of them, whose records are the same as among all", () => {
    expect(tableOf({ columns: [{ column: "GENDER" }], areas: ["nation:1"] })).toEqual(
      Result.succeed({
        total: 2,
        columns: [{ column: "GENDER", values: [...headings("M"), null] }],
        areas: [{ key: "nation:1", records: 2, cells: [1, 1] }],
      }),
    )
  })

  it("are refused by name", () => {
    const reason = (shown: AreaTableRequest) =>
      Result.match(tableOf(shown), { onFailure: selectionRefusalText, onSuccess: () => "" })
    expect(reason({ columns: [{ column: "SHOES" }] })).toContain("SHOES")
    expect(reason({ columns: [{ column: "GENDER" }], areas: ["zip:60602"] })).toBe(
      "the list has no area zip:60602",
    )
    expect(reason({ columns: [{ column: "GENDER", bands: [{ from: "F", to: "M" }] }] })).toContain("GENDER")
    expect(selectionRefusalText({ _tag: "AreaTableTooLarge", cells: 501_000, most: 500_000 })).toBe(
      "the table would have 501,000 cells, but can have at most 500,000: choose fewer areas or fewer columns",
    )
  })
})
