import type { Area } from "@listwright/domain/definition"
import { changeQuantity, toStoredQuantities } from "@listwright/domain/order"
import { Zip } from "@listwright/domain/shared"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { summaryTable, toWantedRecords } from "../../../src/builder/review/quantities/summaryTable.ts"

const zip = (code: string): Area => ({ kind: "zip", zip: Zip.make(code), excluded: false })
const counted = (key: string, available: number) => ({ key, available, withPhones: 0 })

const areas = [zip("60614"), zip("60615"), zip("60699")]
const found = [counted("zip:60614", 1_200), counted("zip:60615", 300), counted("zip:60699", 0)]

describe("summaryTable", () => {
  it("wants everything available until something else is said", () => {
    expect(summaryTable(areas, found, { quantities: {} })).toMatchObject({
      available: 1_500,
      selected: 1_500,
      emptyAreas: ["60699"],
    })
  })

  it("leaves out areas without records", () => {
    expect(summaryTable(areas, found, { quantities: {} }).rows.map((row) => row.code)).toEqual([
      "60614",
      "60615",
    ])
  })

  it("names the areas without anybody, also when the count does not mention them; excluded ones are no surprise", () => {
    const excluded: Area = { kind: "zip", zip: Zip.make("60611"), excluded: true }
    expect(summaryTable([...areas, excluded], found.slice(0, 1), { quantities: {} }).emptyAreas).toEqual([
      "60615",
      "60699",
    ])
  })

  it("never wants more than is available", () => {
    const table = summaryTable(areas, found, { quantities: { "zip:60614": 5_000, "zip:60615": 0 } })
    expect(table.rows.map((row) => row.selected)).toEqual([1_200, 0])
  })

  it("always sums to its own totals", () => {
    const quantity = fc.nat({ max: 5_000 })
    fc.assert(
      fc.property(quantity, quantity, quantity, quantity, (a, b, wantedA, wantedB) => {
        const table = summaryTable(areas, [counted("zip:60614", a), counted("zip:60615", b)], {
          quantities: { "zip:60614": wantedA, "zip:60615": wantedB },
        })
        expect(table.available).toBe(a + b)
        expect(table.selected).toBe(Math.min(a, wantedA) + Math.min(b, wantedB))
        expect(table.selected).toBe(table.rows.reduce((sum, row) => sum + row.selected, 0))
      }),
    )
  })
})

describe("toWantedRecords", () => {
  const { rows } = summaryTable(areas, found, { quantities: { "zip:60614": 100 } })
  const changed = (path: ReadonlyArray<string>, quantity: number) => {
    const { wanted, warning } = changeQuantity(toWantedRecords(rows), path, quantity, 250)
    return { quantities: toStoredQuantities(wanted).quantities, warning: warning?.text ?? null }
  }

  it("takes a new quantity of one area from what the others want", () => {
    expect(changed(["zip:60615"], 200)).toEqual({
      quantities: { "zip:60614": 100, "zip:60615": 200 },
      warning: null,
    })
  })

  it("takes a new total, raised to the least quantity of an order", () => {
    expect(changed([], 100)).toEqual({
      quantities: { "zip:60614": 200, "zip:60615": 50 },
      warning: "The quantity that you entered is less than the minimum quantity of 250.",
    })
  })
})
