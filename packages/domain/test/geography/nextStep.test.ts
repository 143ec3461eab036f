import { describe, expect, it } from "vitest"
import { noGeoAddress } from "../../src/geography/AddressNotices.ts"
import { SAVED_COUNTS_NEEDED } from "../../src/geography/chooseSavedCounts.ts"
import { geoTypes } from "../../src/geography/GeoType.ts"
import { hasTargetGeography } from "../../src/geography/hasTargetGeography.ts"
import { canGoNext } from "../../src/geography/canGoNext.ts"
import { geoCounts } from "../../src/geography/OrderAddress.ts"
import { totalRecordsWarning } from "../../src/geography/totalRecordsWarning.ts"
import { exampleOf, excluded, holding } from "./areaExamples.ts"

const other = { ...exampleOf.savedCount, savedCount: "c2" }

describe("whether a list says where [ob5-geography-needed]", () => {
  it("is asked of every type but total U.S. and more area", () => {
    const without = geoTypes.names.filter((geoType) => hasTargetGeography(holding(), geoType))
    expect(without.map(geoTypes.encode)).toEqual([20, 23])
  })

  it.each([
    ["zip", [exampleOf.zip], true],
    ["radius", [exampleOf.radius], true],
    ["zip", [excluded(exampleOf.zip)], false],
    ["multiCount", [exampleOf.savedCount], false],
    ["multiCount", [exampleOf.savedCount, excluded(other)], false],
    ["multiCount", [exampleOf.savedCount, other], true],
  ] as const)("of type %s, case %#, is %s [ob9-saved-counts]", (geoType, areas, has) => {
    expect(SAVED_COUNTS_NEEDED).toBe(2)
    expect(hasTargetGeography(holding(...areas), geoType)).toBe(has)
  })
})

describe("items and addresses", () => {
  it("are told apart, without exclusions", () => {
    const { radius, closest, polygon, zip, county } = exampleOf
    expect(geoCounts([radius, closest, polygon, zip, county, excluded(zip)])).toEqual({
      geoCount: 2,
      addressCount: 3,
    })
  })

  it("let the next step be taken, which exclusions do not", () => {
    const state = { tab: "polygon", geoType: "polygon", step: "input" } as const
    expect(canGoNext({ ...state, ...geoCounts([exampleOf.polygon]) })).toBe(true)
    expect(canGoNext({ ...state, ...geoCounts([excluded(exampleOf.polygon)]) })).toBe(false)
  })
})

describe("total records [ob5-total-records-modal]", () => {
  it("are asked for at least one address", () => {
    expect(totalRecordsWarning(0)).toEqual(noGeoAddress)
    expect(noGeoAddress).toMatchObject({ kind: "warning", text: "Please select at least one Geo Address" })
    expect(totalRecordsWarning(1)).toBeNull()
  })
})
