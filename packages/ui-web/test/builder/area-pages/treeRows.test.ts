import { type Area, areaKey } from "@listwright/domain/definition"
import { type PlaceChoice, toggleAllPlaces } from "@listwright/domain/geography"
import { emptyDefinition } from "@listwright/domain/definition"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type TreeRow, treeRows } from "../../../src/builder/area-pages/places/treeRows.ts"
import type { OfferedPlacesResult } from "../../../src/builder/area-pages/places/useOfferedPlaces.ts"

const county = (code: string, excluded = false): Area => ({ kind: "county", county: code, excluded })
const choice = (state: string, code: string): PlaceChoice => ({ area: county(code), name: code, state })
const stateOf = (code: string): PlaceChoice => ({
  area: { kind: "state", state: code, excluded: false },
  name: code,
  state: code,
})
const ALABAMA = ["01001", "01003", "01005"].map((code) => choice("AL", code))
const ALASKA = ["02013"].map((code) => choice("AK", code))
const states = [stateOf("AL"), stateOf("AK"), stateOf("AZ")]
const offered: Readonly<Record<string, OfferedPlacesResult>> = { AL: ALABAMA, AK: ALASKA }
const rowsWith = (parts: Partial<Parameters<typeof treeRows>[0]>) =>
  treeRows({
    states,
    offeredIn: (state) => offered[state],
    opened: new Set(),
    touched: new Set(),
    areas: [],
    ...parts,
  })
const stateRow = (rows: ReadonlyArray<TreeRow>, state: string) =>
  rows.find((row) => row._tag === "State" && row.key === state)

describe("the rows of the tree", () => {
  it("are the states, and after an open one its places, which say where they stand", () => {
    const rows = rowsWith({ opened: new Set(["AL"]), areas: [county("01003"), county("01005", true)] })
    expect(rows.map(({ key }) => key)).toEqual([
      "AL",
      "AL/county:01001",
      "AL/county:01003",
      "AL/county:01005",
      "AK",
      "AZ",
    ])
    expect(rows.flatMap((row) => (row._tag === "Place" ? [[row.use, row.at, row.of]] : []))).toEqual([
      ["free", 1, 3],
      ["chosen", 2, 3],
      ["excluded", 3, 3],
    ])
    expect(stateRow(rows, "AL")).toMatchObject({ part: "some", chosen: { count: 1, of: 3 } })
  })

  it("say why there are no places under a state", () => {
    const under = (answer: OfferedPlacesResult | undefined) =>
      rowsWith({ opened: new Set(["AZ"]), offeredIn: (state) => (state === "AZ" ? answer : undefined) }).at(
        -1,
      )?._tag
    expect([under(undefined), under(null), under("failed"), under([])]).toEqual([
      "Waiting",
      "Waiting",
      "Failed",
      "Empty",
    ])
  })

  it("show a state as partly chosen while its other places are not known", () => {
    const rows = rowsWith({ touched: new Set(["AZ"]), offeredIn: () => undefined })
    expect(stateRow(rows, "AZ")).toMatchObject({ part: "some", chosen: null })
    expect(stateRow(rows, "AL")).toMatchObject({ part: "none", chosen: null })
  })

  it("show none, some or all of a state as it is, and a press on its box makes all of it, then none", () => {
    fc.assert(
      fc.property(fc.subarray([...ALABAMA, ...ALASKA]), (chosen) => {
        const areas = chosen.map(({ area }) => area)
        const held = { ...emptyDefinition(10), areas }
        const partOf = (list: ReadonlyArray<Area>) => {
          const row = stateRow(rowsWith({ areas: list }), "AL")
          return row?._tag === "State" ? row.part : null
        }
        const count = chosen.filter(({ state }) => state === "AL").length
        expect(partOf(areas)).toBe(count === 0 ? "none" : count === ALABAMA.length ? "all" : "some")
        const pressed = toggleAllPlaces(held, ALABAMA).definition
        expect(partOf(pressed.areas)).toBe(count === ALABAMA.length ? "none" : "all")
        const others = (list: ReadonlyArray<Area>) =>
          list.map(areaKey).filter((key) => key.startsWith("county:02"))
        expect(others(pressed.areas)).toEqual(others(areas))
      }),
    )
  })
})
