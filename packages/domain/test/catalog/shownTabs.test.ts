import { describe, expect, it } from "vitest"
import { areaMenu } from "../../src/catalog/areaMenu.ts"
import { visibleAreaTabs } from "../../src/catalog/areaTabs.ts"
import {
  type AudienceTabState,
  offersBreakdown,
  visibleAudienceTabs,
} from "../../src/catalog/audienceTabs.ts"
import { offersMultipleAddresses, radiusModes } from "../../src/catalog/radiusModes.ts"
import { AREA_TABS } from "../../src/catalog/tabs.ts"

describe("the area tabs of a site [ob6-tab-flags]", () => {
  const all = { offersZipPaste: true, mixesAreaKinds: true, sources: [] }

  it("are those of the source where nothing is switched off", () => {
    expect(visibleAreaTabs(10, all)).toEqual(AREA_TABS)
  })

  it("lose the paste tab with EnableZipCodeOrCarrierRoute", () => {
    expect(visibleAreaTabs(10, { ...all, offersZipPaste: false })).toEqual(
      AREA_TABS.filter((tab) => tab !== "zipPaste"),
    )
  })

  it("lose 'more area' with IsEnableMultiGeo", () => {
    expect(visibleAreaTabs(10, { ...all, mixesAreaKinds: false })).toEqual(
      AREA_TABS.filter((tab) => tab !== "moreArea"),
    )
  })

  it("are none where the source has no configuration", () => {
    expect(visibleAreaTabs(220, all)).toEqual([])
  })
})

describe("the menu of areas", () => {
  it("puts polygon and the two maps under MAP OPTIONS", () => {
    const { standard, map } = areaMenu(AREA_TABS, "desktop")
    expect(map).toEqual(["zipSelectMap", "polygon", "stateMap"])
    expect(standard).toEqual(AREA_TABS.filter((tab) => !map.includes(tab)))
  })

  it("has no range, paste or map options on a phone", () => {
    expect(areaMenu(["zip", "zipRange", "zipPaste", "zipSelectMap", "polygon", "city"], "mobile")).toEqual({
      standard: ["zip", "city"],
      map: [],
    })
  })
})

const everything: AudienceTabState = {
  geoType: "multiCount",
  flags: { combinesSavedLists: true, sources: [] },
  userHasQuickPicks: false,
  exists: { quickPicks: true, audiencePropensities: true, lifestyles: true },
}
const nothing = { quickPicks: false, audiencePropensities: false, lifestyles: false }
const tabs = (listType: number, over: Partial<AudienceTabState> = {}) =>
  visibleAudienceTabs(listType, { ...everything, ...over }).join(" ")

describe("the audience tabs", () => {
  it("are those of the source, in its order", () => {
    expect(tabs(10)).toBe(
      "quickPicks search demoDemographics audiencePropensities intrestsPurchasing suppression multiCount",
    )
    expect(tabs(140)).toBe("residentOccupantList demoDemographics")
    expect(tabs(220)).toBe("")
  })

  it("show saved counts for geography type 24 only, where the site counts several [ob6-tab-flags]", () => {
    expect(tabs(30)).toBe("search demoDemographics suppression multiCount")
    expect(tabs(30, { geoType: "multiGeo" })).toBe("search demoDemographics suppression")
    expect(tabs(30, { flags: { combinesSavedLists: false, sources: [] } })).toBe(
      "search demoDemographics suppression",
    )
  })

  it("hide what the server has none of", () => {
    expect(tabs(10, { exists: nothing })).toBe("search demoDemographics suppression multiCount")
    expect(tabs(10, { exists: { ...nothing, lifestyles: true } })).toContain("intrestsPurchasing")
    expect(tabs(10, { exists: { ...nothing, audiencePropensities: true } })).toContain("audiencePropensities")
    expect(tabs(10, { exists: { ...nothing, quickPicks: true } })).toContain("quickPicks")
  })

  it("show a user's own quick picks where the source has none, but never for 270", () => {
    expect(tabs(30, { userHasQuickPicks: true })).toBe(
      "quickPicks search demoDemographics suppression multiCount",
    )
    expect(tabs(10, { userHasQuickPicks: true, exists: nothing })).toContain("quickPicks")
    expect(tabs(270, { userHasQuickPicks: true })).not.toContain("quickPicks")
  })
})

describe("the modes of a radius", () => {
  it.each([
    [10, "standard zip4 carrierRoute zip"],
    [50, "standard carrierRoute zip"],
    [190, "standard zip4 zip"],
    [100, ""],
    [220, ""],
  ])("of %i are '%s'", (listType, modes) => {
    expect(radiusModes(listType).join(" ")).toBe(modes)
  })

  it("allow several addresses where the site does and there is a radius [ob6-tab-flags]", () => {
    expect(offersMultipleAddresses(10, { takesSeveralAddresses: true })).toBe(true)
    expect(offersMultipleAddresses(10, { takesSeveralAddresses: false })).toBe(false)
    expect(offersMultipleAddresses(100, { takesSeveralAddresses: true })).toBe(false)
  })
})

describe("a breakdown", () => {
  it("is offered where the site has it on and the source has attributes [ob6-tab-flags]", () => {
    expect(offersBreakdown(10, { offersBreakdowns: true })).toBe(true)
    expect(offersBreakdown(10, { offersBreakdowns: false })).toBe(false)
    expect(offersBreakdown(50, { offersBreakdowns: true })).toBe(false)
    expect(offersBreakdown(220, { offersBreakdowns: true })).toBe(false)
  })
})
