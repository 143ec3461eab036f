import { describe, expect, it } from "vitest"
import { LIST_TYPES } from "../../src/catalog/listTypes.ts"
import type { AreaTab } from "../../src/catalog/tabs.ts"
import type { Area } from "../../src/definition/Area.ts"
import { areaCombinationRefusalText, checkAreaCombination } from "../../src/geography/checkAreaCombination.ts"
import {
  ALL_AREAS_ENABLED,
  type AreaSwitches,
  sourceAreaKinds,
} from "../../src/geography/step/sourceAreaKinds.ts"
import { exampleOf, excluded, zip } from "./areaExamples.ts"

const { city, closest, county, metroArea, nation, polygon, radius, state } = exampleOf

const textOn = (site: Partial<AreaSwitches>, listType: number, ...areas: ReadonlyArray<Area>) => {
  const apart = checkAreaCombination(listType, areas, { ...ALL_AREAS_ENABLED, ...site })
  return apart === null ? null : areaCombinationRefusalText(listType, apart)
}
const textOf = (listType: number, ...areas: ReadonlyArray<Area>) => textOn({}, listType, ...areas)

describe("areas that are chosen at once", () => {
  it.each<ReadonlyArray<Area>>([
    [county, city, state, metroArea, radius, polygon, zip("60614")],
    [nation, excluded(state), excluded(county)],
    [closest, { ...closest, latitude: 42 }, excluded(zip("60614"))],
    [{ ...radius, granularity: "zip" }, zip("60614")],
    [],
  ])("may be one list where 'more area' mixes their kinds: %#", (...areas) => {
    expect(textOf(10, ...areas)).toBeNull()
  })

  it.each<readonly [number, ReadonlyArray<Area>, string]>([
    [10, [nation, county], "Nationwide and County can't be combined for list type 10."],
    [10, [county, closest], "County and Closest Records can't be combined for list type 10."],
    [50, [county, city], "County and City can't be combined for list type 50."],
    [50, [metroArea], "List type 50 can't be selected by metro areas."],
    [30, [closest], "List type 30 can't be selected by sets of closest records."],
    [110, [county, state], "List type 110 accepts one area at a time, not 2."],
    [110, [state, excluded(county)], "List type 110 accepts one area at a time, not 2."],
    [
      10,
      [
        { ...radius, granularity: "zip" },
        { ...radius, miles: 3 },
      ],
      "Only a single radius can have a granularity; multiple radii select individual records.",
    ],
  ])("are refused for list type %i: %#", (listType, areas, text) => {
    expect(textOf(listType, ...areas)).toBe(text)
  })

  it("are taken one by one by every source that is sold by their kind", () => {
    const refused = LIST_TYPES.flatMap(({ code }) =>
      sourceAreaKinds(code, ALL_AREAS_ENABLED).flatMap((kind) => textOf(code, exampleOf[kind]) ?? []),
    )
    expect(refused).toEqual([])
  })

  it("are refused when they are more than a list may have", () => {
    const many = Array.from({ length: 2_001 }, (_, at) => zip(String(10_000 + at)))
    expect(textOf(10, ...many)).toBe("A list can have at most 2,000 areas, not 2,001.")
    expect(textOf(10, ...many.slice(1))).toBeNull()
  })
})

describe("areas that a site has switched off [ob6-tab-flags]", () => {
  const without = (...withoutTabs: ReadonlyArray<AreaTab>) => ({ sources: [{ listType: 10, withoutTabs }] })
  const other = { ...radius, latitude: 42 }

  it.each<readonly [Partial<AreaSwitches>, ReadonlyArray<Area>, string | null]>([
    [
      { offersZipPaste: false },
      [exampleOf.carrierRoute],
      "This site doesn't offer carrier routes for list type 10. Choose other areas.",
    ],
    [{ offersZipPaste: false }, [zip("60614"), zip("60615")], null],
    [
      { mixesAreaKinds: false },
      [county, city],
      "County and City can't be combined on this site. Keep only one kind of area.",
    ],
    [{ mixesAreaKinds: false }, [county, excluded(city)], null],
    [
      { mixesAreaKinds: false },
      [nation, county],
      "Nationwide and County can't be combined for list type 10.",
    ],
    [
      without("moreArea"),
      [county, city],
      "County and City can't be combined on this site. Keep only one kind of area.",
    ],
    [
      { takesSeveralAddresses: false },
      [radius, other],
      "A list can have only one address on this site, not 2. Keep one of them.",
    ],
    [
      { takesSeveralAddresses: false },
      [radius, excluded(other)],
      "A list can have only one address on this site, not 2. Keep one of them.",
    ],
    [{ takesSeveralAddresses: false }, [radius], null],
    [{ takesSeveralAddresses: false }, [closest], null],
    [{ takesSeveralAddresses: false }, [radius, county], null],
    [
      { takesSeveralAddresses: false },
      [exampleOf.locations],
      "This site doesn't offer files of locations for list type 10. Choose other areas.",
    ],
    [{ combinesSavedLists: false }, [exampleOf.savedCount], "You can't combine saved lists on this site."],
    [{ combinesSavedLists: false }, [exampleOf.combination], "You can't combine saved lists on this site."],
    [
      without("county", "Closex"),
      [county],
      "This site doesn't offer counties for list type 10. Choose other areas.",
    ],
    [without("state", "stateMap"), [state], null],
    [
      without("state", "stateMap", "stateList"),
      [excluded(state)],
      "This site doesn't offer states for list type 10. Choose other areas.",
    ],
    [without("zip", "zipRange", "zipSelectMap"), [zip("60614")], null],
  ])("are refused with %o: %#", (site, areas, text) => {
    expect(textOn(site, 10, ...areas)).toBe(text)
  })

  it("are refused of the source that they are switched off for, and of no other", () => {
    expect(textOn(without("county"), 70, county)).toBeNull()
  })
})
