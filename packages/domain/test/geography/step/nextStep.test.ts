import { describe, expect, it } from "vitest"
import { LIST_TYPES } from "../../../src/catalog/listTypes.ts"
import { hasDemographicAndPhoneOptions } from "../../../src/catalog/audienceTabs.ts"
import { noAddressSelectedNotice } from "../../../src/geography/AddressNotices.ts"
import { MIN_SAVED_COUNTS_TO_COMBINE } from "../../../src/geography/chooseSavedCounts.ts"
import { geoTypes } from "../../../src/definition/GeoType.ts"
import { canLeaveGeography, hasTargetGeography } from "../../../src/geography/step/canLeaveGeography.ts"
import {
  decideGeographyStep,
  decideGetCount,
  decideCountModal,
} from "../../../src/order/flow/decideGeographyStep.ts"
import { countAreasAndAddresses } from "../../../src/geography/addresses/OrderAddress.ts"
import { totalRecordsWarning } from "../../../src/geography/step/totalRecordsWarning.ts"
import { exampleOf, excluded, holding } from "../areaExamples.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"

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
    expect(MIN_SAVED_COUNTS_TO_COMBINE).toBe(2)
    expect(hasTargetGeography(holding(...areas), geoType)).toBe(has)
  })
})

describe("items and addresses", () => {
  it("are distinguished, without exclusions", () => {
    const { radius, closest, locations, polygon, zip, county } = exampleOf
    expect(countAreasAndAddresses([radius, closest, polygon, locations, zip, county, excluded(zip)])).toEqual(
      {
        geoCount: 2,
        addressCount: 4,
      },
    )
  })

  it("let the next step be taken, which exclusions do not", () => {
    const state = { tab: "polygon", geoType: "polygon", step: "input" } as const
    expect(canLeaveGeography({ ...state, ...countAreasAndAddresses([exampleOf.polygon]) })).toBe(true)
    expect(canLeaveGeography({ ...state, ...countAreasAndAddresses([excluded(exampleOf.polygon)]) })).toBe(
      false,
    )
    expect(canLeaveGeography({ ...state, ...countAreasAndAddresses([exampleOf.locations]) })).toBe(true)
    const ofSavedCounts = { ...state, geoType: "multiCount" } as const
    expect(canLeaveGeography({ ...ofSavedCounts, ...countAreasAndAddresses([exampleOf.combination]) })).toBe(
      true,
    )
    expect(canLeaveGeography({ ...ofSavedCounts, ...countAreasAndAddresses([exampleOf.savedCount]) })).toBe(
      false,
    )
  })
})

const households = { unit: "allHouseholds", criteria: [] } as const
const adults = {
  unit: "individuals",
  criteria: [{ kind: "ranges", column: "AGE", ranges: [{ from: "18", to: "99" }] }],
} as const
const zipList = holding(exampleOf.zip)
const counted = { ...zipList, audience: households, phoneOption: "noPhones" } as const

describe("where NEXT STEP of the geography leads [ob4-geography-count-modal]", () => {
  it.each([
    ["Poll Count", zipList, { _tag: "AskWhom" }],
    ["Poll Count", { ...zipList, phoneOption: "noPhones" }, { _tag: "AskWhom" }],
    ["Poll Count", { ...zipList, audience: households }, { _tag: "AskWhom" }],
    ["Poll Count", { ...zipList, audience: adults }, { _tag: "AskWhom" }],
    ["Poll Count", counted, { _tag: "Submit" }],
    ["Poll Count", holding(), { _tag: "ChooseAudience" }],
    ["Poll Count", { ...counted, areas: [] }, { _tag: "Warn", missing: ["noArea"] }],
    ["Select Audience", counted, { _tag: "ChooseAudience" }],
  ] as const)("%s, case %#", (label, definition, after) => {
    expect(decideGeographyStep(definition, "zip", label)).toEqual(after)
  })
})

describe("where Get Count leads [ob4-geography-count-modal] [ob5-get-count]", () => {
  it.each([
    [zipList, { _tag: "AskWhom" }],
    [counted, { _tag: "Submit" }],
    [holding(), { _tag: "Warn", missing: ["noArea", "noAudience", "noPhoneOption"] }],
    // No phone option may be chosen of it, so that nothing but the attributes could be asked for.
    [
      { ...zipList, listType: 200 },
      { _tag: "Warn", missing: ["noAudience"] },
    ],
    // Its page of addresses asks for the phone option.
    [
      { ...zipList, listType: 50 },
      { _tag: "Warn", missing: ["noPhoneOption", "noTargetingOption", "noRouteOption"] },
    ],
    [
      { ...counted, listType: 140 },
      { _tag: "Warn", missing: ["noTargetingOption", "noRouteOption"] },
    ],
  ] as const)("case %#", (definition, after) => {
    expect(decideGetCount(definition, "zip")).toEqual(after)
  })
})

describe("the button of the geography count modal [ob4-geography-count-modal]", () => {
  it.each([
    [zipList, { _tag: "ChooseDemographics" }],
    [{ ...zipList, phoneOption: "noPhones" }, { _tag: "ChooseDemographics" }],
    [{ ...zipList, audience: households }, { _tag: "AskPhoneOption" }],
    [{ ...zipList, audience: adults }, { _tag: "AskPhoneOption" }],
    [counted, { _tag: "Submit" }],
    [{ ...counted, audience: adults }, { _tag: "Submit" }],
    [
      { ...counted, areas: [] },
      { _tag: "Warn", missing: ["noArea"] },
    ],
    [
      { ...counted, listType: 140 },
      { _tag: "Warn", missing: ["noTargetingOption", "noRouteOption"] },
    ],
  ] as const)("leads on, case %#", (definition, after) => {
    expect(decideCountModal(definition, "zip")).toEqual(after)
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
    expect(totalRecordsWarning(0)).toEqual(noAddressSelectedNotice)
    expect(noAddressSelectedNotice).toMatchObject({ kind: "warning", text: TEXTS.noGeoAddress })
    expect(totalRecordsWarning(1)).toBeNull()
  })
})
