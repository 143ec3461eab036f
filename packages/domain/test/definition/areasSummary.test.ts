import { LocationFileHash } from "../../src/definition/LocationFile.ts"
import type { Area } from "../../src/definition/Area.ts"
import { Zip } from "../../src/shared/Zip.ts"
import { describe, expect, it } from "vitest"
import { areaKindCountsText, areasSummary } from "../../src/definition/areasSummary.ts"

const zip = (code: string, excluded = false): Area => ({ kind: "zip", zip: Zip.make(code), excluded })
const state = (code: string): Area => ({ kind: "state", state: code, excluded: false })
const city: Area = { kind: "city", state: "IL", city: "Chicago", excluded: false }
const locations: Area = {
  kind: "locations",
  name: "stores.csv",
  file: LocationFileHash.make("5e".repeat(32)),
  locations: 1_412,
  sameState: false,
  excluded: false,
}
const radius: Area = {
  kind: "radius",
  name: "350 Fifth Ave",
  longitude: -73.98,
  latitude: 40.74,
  miles: 20,
  withinState: null,
  granularity: "standard",
  excluded: false,
}

const closest: Area = {
  kind: "closest",
  name: "Austin, TX",
  longitude: -97.74,
  latitude: 30.27,
  quantity: 1_500,
  excluded: false,
}

describe("the chosen areas in a line", () => {
  it.each<[string, ReadonlyArray<Area>]>([
    ["ZIP Code 60614", [zip("60614")]],
    ["SCF 606", [{ kind: "scf", scf: "606", excluded: false }]],
    ["County 17031", [{ kind: "county", county: "17031", excluded: false }]],
    ["Chicago, IL", [city]],
    ["Illinois", [state("IL")]],
    ["20 mi around 350 Fifth Ave", [radius]],
    ["1,412 locations from stores.csv", [locations]],
    ["1 location from stores.csv", [{ ...locations, locations: 1 }]],
    ["2 files of locations", [locations, { ...locations, sameState: true }]],
    ["1,500 closest to Austin, TX", [closest]],
    ["2 ZIP Codes", [zip("60614"), zip("60615")]],
    ["3 areas", [zip("60614"), city, state("IN")]],
    ["Illinois, 2 excluded", [state("IL"), zip("60614", true), zip("60615", true)]],
    ["ZIP Code 60615, 1 excluded", [zip("60614", true), zip("60615")]],
    ["No area, 1 excluded", [zip("60614", true)]],
  ])("%s", (line, areas) => {
    expect(areasSummary(areas)).toBe(line)
  })
})

describe("the areas by their kind", () => {
  it.each<[string, ReadonlyArray<Area>]>([
    ["", []],
    ["1 ZIP Code", [zip("60614")]],
    ["2 ZIP Codes, 1 city", [zip("60614"), city, zip("60615", true)]],
  ])("%s", (text, areas) => {
    expect(areaKindCountsText(areas)).toBe(text)
  })
})
