import { describe, expect, it } from "vitest"
import type { Area } from "../../../src/definition/Area.ts"
import { areaText } from "../../../src/definition/areaKinds.ts"
import {
  disambiguateAreaNames,
  disambiguateAreaTexts,
} from "../../../src/geography/naming/disambiguateAreaNames.ts"
import { toAreaNameEntry } from "../../../src/geography/places/findPlaceNames.ts"
import type { PlaceName } from "../../../src/geography/placeName.ts"

const city = (state: string, name: string): Area => ({ kind: "city", state, city: name, excluded: false })
const county = (fips: string): Area => ({ kind: "county", county: fips, excluded: false })

const COUNTIES: Readonly<Record<string, PlaceName>> = {
  "06037": { name: "Los Angeles", place: "CA" },
  "17031": { name: "Cook", place: "IL" },
  "17097": { name: "Lake", place: "IL" },
  "18089": { name: "Lake", place: "IN" },
  "24005": { name: "Baltimore", place: "MD" },
  "24510": { name: "Baltimore", place: "MD" },
}
const nameOf = (area: Area): PlaceName =>
  (area.kind === "county" ? COUNTIES[area.county] : undefined) ?? { name: areaText(area), place: "" }

describe("the names of areas in a list", () => {
  it.each([
    [
      "cities of one name",
      [city("IL", "Springfield"), city("MO", "Springfield")],
      ["Springfield, IL", "Springfield, MO"],
    ],
    ["counties of one name", [county("17097"), county("18089")], ["Lake, IL", "Lake, IN"]],
    [
      "a city and a county of one name",
      [city("CA", "Los Angeles"), county("06037")],
      ["Los Angeles, CA (city)", "Los Angeles, CA (county)"],
    ],
    [
      "two counties of one name and state",
      [county("24005"), county("24510")],
      ["Baltimore County, MD", "Baltimore (city), MD"],
    ],
    [
      "two counties and a city of one name and state",
      [city("MD", "Baltimore"), county("24005"), county("24510")],
      ["Baltimore, MD (city)", "Baltimore County, MD (county)", "Baltimore (city), MD (county)"],
    ],
  ])("are told apart: %s", (_, areas, names) => {
    const apart = disambiguateAreaNames(areas, nameOf)
    expect(areas.map((area) => apart(area))).toEqual(names.map((name) => ({ name, place: "" })))
    const texts = disambiguateAreaTexts(
      areas,
      (area) => `${nameOf(area).name}${nameOf(area).place === "" ? "" : `, ${nameOf(area).place}`}`,
    )
    expect(areas.map((area) => texts(area))).toEqual(names)
  })

  it("stay as they are where they are told apart already, also of an area that is there twice", () => {
    const areas = [county("17031"), county("17097"), county("17097")]
    expect(areas.map(disambiguateAreaNames(areas, nameOf))).toEqual([
      { name: "Cook", place: "IL" },
      { name: "Lake", place: "IL" },
      { name: "Lake", place: "IL" },
    ])
  })

  it("that a picker keeps of cities say their state", () => {
    expect(toAreaNameEntry({ area: city("MO", "Springfield"), name: "Springfield", state: "MO" })[1]).toEqual(
      {
        name: "Springfield, MO",
        place: "",
      },
    )
  })
})
