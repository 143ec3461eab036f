import { describe, expect, it } from "vitest"
import { LIST_TYPES } from "../../../src/catalog/listTypes.ts"
import { detailUnit } from "../../../src/counting/evaluator/detailUnit.ts"
import type { Granularity } from "../../../src/definition/AreaShape.ts"
import { geoTypes } from "../../../src/definition/GeoType.ts"
import { noMedians } from "../../../src/definition/Medians.ts"
import { sortNearestFirst } from "../../../src/order/quantities/sortNearestFirst.ts"
import {
  hasTotalRow,
  isMapMode,
  radiusText,
  targetAreaColumns,
  toggleDetailRows,
} from "../../../src/order/quantities/targetAreaTable.ts"
import {
  GRID_COLUMNS,
  type GridColumn,
  gridHeadings,
  type GridRow,
  type GridSort,
  gridValue,
  nextGridSort,
  sortGrid,
  gridText,
} from "../../../src/order/quantities/occupantGrid.ts"
import { exampleOf } from "../../geography/areaExamples.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"
import { fillPlaceholders } from "../../../src/shared/wording/MessageText.ts"

describe("the target area table", () => {
  it("has its own columns on the map: types 7, 12, 13 and 16", () => {
    const onMap = geoTypes.names.filter(isMapMode).map(geoTypes.encode)
    expect(onMap).toEqual([7, 12, 13, 16])
    for (const geoType of geoTypes.names) {
      expect(targetAreaColumns(geoType)).toEqual(
        isMapMode(geoType)
          ? ["List Quantity", "Qty Available", "Distance", "Qty Desired"]
          : ["Area(s)", "Quantity Available", "Quantity Selected"],
      )
    }
  })

  it("closes with a total, but for list type 50", () => {
    expect([10, 50, 130, 140].map(hasTotalRow)).toEqual([true, false, true, true])
  })

  it("writes a radius in miles", () => {
    expect(radiusText(1)).toEqual(fillPlaceholders(TEXTS.radius, { miles: "1" }))
    expect(radiusText(2.5)).toEqual(fillPlaceholders(TEXTS.radius, { miles: "2.5" }))
  })
})

describe("detail rows [ob4-detail-rows]", () => {
  it("show for a radius made of ZIP Codes", () => {
    const ofRadius = (granularity: Granularity) => detailUnit(10, { ...exampleOf.radius, granularity })
    expect((["zip", "standard", "carrierRoute", "zip4"] as const).map(ofRadius)).toEqual([
      "zip",
      null,
      null,
      null,
    ])
  })

  it("are of the list type and the kind of area alone, and counted wherever they show", () => {
    const { zip, scf, radius } = exampleOf
    expect([10, 50, 130, 140].map((listType) => detailUnit(listType, zip))).toEqual([
      null,
      "carrierRoute",
      "carrierRoute",
      "carrierRoute",
    ])
    expect([10, 50, 130, 140].map((listType) => detailUnit(listType, scf))).toEqual([
      null,
      "carrierRoute",
      null,
      null,
    ])
    const ofZips = { ...radius, granularity: "zip" as const }
    expect([10, 50, 130, 140].map((listType) => detailUnit(listType, ofZips))).toEqual([
      "zip",
      "zip",
      "zip",
      "zip",
    ])
    for (const { carrierRouteDetails, code } of LIST_TYPES) {
      const broken = Object.values(exampleOf).flatMap((area) =>
        detailUnit(code, area) === null ? [] : [area.kind],
      )
      const kinds = { ofEveryArea: Object.keys(exampleOf), ofZipAreas: ["zip"], none: [] }
      expect([code, broken]).toEqual([code, kinds[carrierRouteDetails]])
    }
  })

  it("stand by distance around an address, and by code elsewhere", () => {
    const row = (code: string, distance: number | null) => ({ code, distance })
    const codes = (rows: ReadonlyArray<ReturnType<typeof row>>) =>
      sortNearestFirst(rows).map(({ code }) => code)
    expect(
      codes([row("", null), row("46301", 38.2), row("60614", 0), row("60615", 7), row("60616", 7)]),
    ).toEqual(["60614", "60615", "60616", "46301", ""])
    expect(codes([row("60614C001", null), row("60614C002", null)])).toEqual(["60614C001", "60614C002"])
  })

  it("open and close, one area at a time", () => {
    const open = toggleDetailRows(new Set(["zip:60614"]), "zip:60615")
    expect([...open]).toEqual(["zip:60614", "zip:60615"])
    expect([...toggleDetailRows(open, "zip:60614")]).toEqual(["zip:60615"])
  })
})

describe("the grid of list type 50", () => {
  const row = (homes: number, income: number | null): GridRow => ({
    occupants: { homes, apartments: 2, businesses: 3 },
    medians: { ...noMedians, income },
  })

  it("shows homes, apartments, businesses, their total and the medians", () => {
    const shown = {
      occupants: { homes: 1, apartments: 20, businesses: 300 },
      medians: { income: 4, homeValue: 5, age: 6, phwc: 7 },
    }
    expect(GRID_COLUMNS.map((column) => [gridHeadings[column], gridValue(shown, column)])).toEqual([
      ["Homes", 1],
      ["Apts", 20],
      ["Business", 300],
      ["Total", 321],
      ["Income", 4],
      ["Home Value", 5],
      ["Age", 6],
      ["PHWC", 7],
    ])
  })

  it("sorts descending, then ascending, then not at all", () => {
    const descending = nextGridSort(null, "income")
    const ascending = nextGridSort(descending, "income")
    expect(descending).toEqual({ column: "income", direction: "descending" })
    expect(ascending).toEqual({ column: "income", direction: "ascending" })
    expect(nextGridSort(ascending, "income")).toBeNull()
  })

  it("starts over at another heading", () => {
    expect(nextGridSort({ column: "income", direction: "ascending" }, "homes")).toEqual({
      column: "homes",
      direction: "descending",
    })
  })

  const rows = [row(1, 50), row(9, null), row(5, 70), row(5, 50)]
  const sorted = (column: GridColumn, direction: GridSort["direction"]) =>
    sortGrid(rows, { column, direction }).map(({ occupants, medians }) => [occupants.homes, medians.income])

  it("puts missing medians last in either sort order, and keeps equal rows in place", () => {
    expect(sorted("income", "descending")).toEqual([
      [5, 70],
      [1, 50],
      [5, 50],
      [9, null],
    ])
    expect(sorted("income", "ascending")).toEqual([
      [1, 50],
      [5, 50],
      [5, 70],
      [9, null],
    ])
    expect(sorted("homes", "descending")).toEqual([
      [9, null],
      [5, 70],
      [5, 50],
      [1, 50],
    ])
  })

  it("shows the rows as they came when it is unsorted", () => {
    expect(sortGrid(rows, null)).toBe(rows)
  })
})

describe("a figure of the occupant grid", () => {
  it.each([
    ["homes", 1234, "1,234"],
    ["total", 0, "0"],
    ["income", 83_000, "$83K"],
    ["homeValue", 1_250_000, "$1,250K"],
    ["age", 45, "45"],
    ["phwc", 38, "38%"],
  ] as const)("of %s (%i) reads %s", (column, value, text) => {
    expect(gridText(column, value)).toBe(text)
  })
})
