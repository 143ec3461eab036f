import { describe, expect, it } from "vitest"
import { LIST_TYPES } from "../../../src/catalogue/listTypes.ts"
import { hasDemographicAndPhoneOptions } from "../../../src/catalogue/audienceTabs.ts"
import { noGeoAddress } from "../../../src/geography/AddressNotices.ts"
import { SAVED_COUNTS_NEEDED } from "../../../src/geography/chooseSavedCounts.ts"
import { geoTypes } from "../../../src/definition/GeoType.ts"
import { canGoNext, hasTargetGeography } from "../../../src/geography/step/canGoNext.ts"
import { afterGeography } from "../../../src/order/flow/afterGeography.ts"
import { geoCounts } from "../../../src/geography/addresses/OrderAddress.ts"
import { totalRecordsWarning } from "../../../src/geography/step/totalRecordsWarning.ts"
import { exampleOf, excluded, holding } from "../areaExamples.ts"

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
    ["multiCount", [exampleOf.combination], true],
    ["multiCount", [excluded(exampleOf.combination), other], false],
  ] as const)("of type %s, case %#, is %s [ob9-saved-counts]", (geoType, areas, has) => {
    expect(SAVED_COUNTS_NEEDED).toBe(2)
    expect(hasTargetGeography(holding(...areas), geoType)).toBe(has)
  })
})

describe("items and addresses", () => {
  it("are distinguished, without exclusions", () => {
    const { radius, closest, locations, polygon, zip, county } = exampleOf
    expect(geoCounts([radius, closest, polygon, locations, zip, county, excluded(zip)])).toEqual({
      geoCount: 2,
      addressCount: 4,
    })
  })

  it("let the next step be taken, which exclusions do not", () => {
    const state = { tab: "polygon", geoType: "polygon", step: "input" } as const
    expect(canGoNext({ ...state, ...geoCounts([exampleOf.polygon]) })).toBe(true)
    expect(canGoNext({ ...state, ...geoCounts([excluded(exampleOf.polygon)]) })).toBe(false)
    expect(canGoNext({ ...state, ...geoCounts([exampleOf.locations]) })).toBe(true)
    const ofSavedCounts = { ...state, geoType: "multiCount" } as const
    expect(canGoNext({ ...ofSavedCounts, ...geoCounts([exampleOf.combination]) })).toBe(true)
    expect(canGoNext({ ...ofSavedCounts, ...geoCounts([exampleOf.savedCount]) })).toBe(false)
  })
})

describe("where NEXT STEP of the geography leads [ob4-geography-count-modal]", () => {
  const audience = { unit: "allHouseholds", criteria: [] } as const
  const zipList = holding(exampleOf.zip)

  it.each([
    ["Poll Count", zipList, { _tag: "ChooseAudience", warnings: [] }],
    ["Poll Count", { ...zipList, audience, phoneOption: "noPhones" }, { _tag: "Submit" }],
    [
      "Poll Count",
      { ...zipList, audience },
      { _tag: "ChooseAudience", warnings: ["Please select a Phone Option"] },
    ],
    [
      "Poll Count",
      { ...holding(), audience, phoneOption: "noPhones" },
      { _tag: "ChooseAudience", warnings: ["Please Defined Target Georgaphy"] },
    ],
    [
      "Select Audience",
      { ...zipList, audience, phoneOption: "noPhones" },
      { _tag: "ChooseAudience", warnings: [] },
    ],
  ] as const)("%s, case %#", (label, definition, after) => {
    expect(afterGeography(definition, "zip", label)).toEqual(after)
  })
})

describe("what makes the next step 'Poll Count'", () => {
  it("is a source with attributes and phone options, whatever is chosen of them", () => {
    const without = LIST_TYPES.filter(({ code }) => !hasDemographicAndPhoneOptions(code)).map(
      ({ code }) => code,
    )
    expect(without).toEqual([50, 200, 210])
    expect(hasDemographicAndPhoneOptions(1)).toBe(false)
  })
})

describe("total records [ob5-total-records-modal]", () => {
  it("are asked for at least one address", () => {
    expect(totalRecordsWarning(0)).toEqual(noGeoAddress)
    expect(noGeoAddress).toMatchObject({ kind: "warning", text: "Please select at least one Geo Address" })
    expect(totalRecordsWarning(1)).toBeNull()
  })
})
