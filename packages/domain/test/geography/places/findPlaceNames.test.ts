import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { Area } from "../../../src/definition/Area.ts"
import {
  toAreaNameEntry,
  findPlaceNames,
  needsNameLookup,
} from "../../../src/geography/places/findPlaceNames.ts"
import { listOfferedPlaces } from "../../../src/geography/places/listOfferedPlaces.ts"
import { PLACE_TABS } from "../../../src/geography/places/placeTabs.ts"
import { NotFound } from "../../../src/shared/Failures.ts"
import { placesWith } from "./placesStub.ts"

const county = (code: string) => ({ kind: "county", county: code, excluded: false }) as const
const metroArea = (code: string) => ({ kind: "metroArea", metroArea: code, excluded: false }) as const
const choice = (name: string, code: string) => ({ area: county(code), name, state: "IL" })

/** Cook and DuPage in Illinois and the metro area of Chicago, and what was asked. */
const illinois = () => {
  const asked: Array<string> = []
  const places = placesWith({
    counties: (state) =>
      Effect.sync(() => {
        asked.push(state)
        return [choice("Cook", "17031"), choice("DuPage", "17043")]
      }),
    area: (kind, code) => {
      asked.push(`${kind} ${code}`)
      const found = { zips: 1, counties: [], zipCodes: [] }
      if (code === "17031" || code === "17043")
        return Effect.succeed({ ...found, area: county(code), name: "Any", place: "IL" })
      if (code === "16980")
        return Effect.succeed({ ...found, area: metroArea(code), name: "Chicago, IL-IN", place: "" })
      return Effect.fail(new NotFound({ what: "area" }))
    },
  })
  return { asked, places }
}
const namesOf = (areas: ReadonlyArray<Area>, places = illinois().places) =>
  Effect.runPromise(findPlaceNames(areas).pipe(Effect.provide(places)))

describe("the names of places", () => {
  it("cost two requests for all counties of a state", async () => {
    const { asked, places } = illinois()
    const names = await namesOf([county("17031"), county("17043")], places)
    expect([...names]).toEqual([
      ["county:17031", { name: "Cook", place: "IL" }],
      ["county:17043", { name: "DuPage", place: "IL" }],
    ])
    expect(asked).toEqual(["county 17031", "IL"])
  })

  it("of counties that share a name and a state are what people call them, as in a picker", async () => {
    const baltimores = [
      { area: county("24005"), name: "Baltimore", state: "MD" },
      { area: county("24510"), name: "Baltimore", state: "MD" },
    ]
    const places = placesWith({
      counties: () => Effect.succeed(baltimores),
      area: () =>
        Effect.succeed({
          area: county("24005"),
          name: "Baltimore",
          place: "MD",
          zips: 1,
          counties: [],
          zipCodes: [],
        }),
    })
    const names = await namesOf([county("24005")], places)
    expect([...names.values()].map(({ name }) => name)).toEqual(["Baltimore County", "Baltimore (city)"])
    const offered = await Effect.runPromise(
      listOfferedPlaces("county", "MD", 10).pipe(Effect.provide(places)),
    )
    expect(offered.map(({ name }) => name)).toEqual(["Baltimore County", "Baltimore (city)"])
  })

  it("are found for metro areas, and not for what does not exist or says its name", async () => {
    const city: Area = { kind: "city", state: "IL", city: "Chicago", excluded: false }
    const names = await namesOf([metroArea("16980"), metroArea("00000"), county("99999"), city])
    expect([...names]).toEqual([["metroArea:16980", { name: "Chicago, IL-IN", place: "" }]])
    expect([city, county("17031")].map(needsNameLookup)).toEqual([false, true])
  })

  it("of states and provinces are told by their codes, without a request", async () => {
    const { asked, places } = illinois()
    const states = ["IL", "ON", "XX"].map((code): Area => ({ kind: "state", state: code, excluded: false }))
    expect([...(await namesOf(states, places)).values()].map(({ name }) => name)).toEqual([
      "Illinois",
      "Ontario",
      "XX",
    ])
    expect(asked).toEqual([])
    expect(states.map(needsNameLookup)).toEqual([false, false, false])
  })

  it("of districts are told by their codes, without a request", async () => {
    const { asked, places } = illinois()
    const district = { kind: "congressionalDistrict", district: "IL05", excluded: false } as const
    expect([...(await namesOf([district], places))]).toEqual([
      ["congressionalDistrict:IL05", { name: "District 5", place: "IL" }],
    ])
    expect(asked).toEqual([])
    expect(needsNameLookup(district)).toBe(false)
    expect(toAreaNameEntry({ area: district, name: "District 5", state: "IL" })[1].place).toBe("IL")
  })

  it("are those that a picker offers", () => {
    expect(toAreaNameEntry(choice("Cook", "17031"))).toEqual(["county:17031", { name: "Cook", place: "IL" }])
  })
})

it("offers on each tab what the port knows of it", async () => {
  const of = (area: Area) => () => Effect.succeed([{ area, name: area.kind, state: "IL" }])
  const excluded = false
  const places = placesWith({
    cities: of({ kind: "city", state: "IL", city: "Chicago", excluded }),
    counties: of(county("17031")),
    states: of({ kind: "state", state: "IL", excluded }),
    metroAreas: of(metroArea("16980")),
    congressionalDistricts: of({ kind: "congressionalDistrict", district: "IL05", excluded }),
  })
  const kinds = await Effect.runPromise(
    Effect.forEach(PLACE_TABS, (tab) => listOfferedPlaces(tab, "IL", 10)).pipe(
      Effect.map((offered) => offered.flatMap((choices) => choices.map(({ name }) => name))),
      Effect.provide(places),
    ),
  )
  expect(kinds).toEqual([...PLACE_TABS])
})
