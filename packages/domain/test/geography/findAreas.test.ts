import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { Zip } from "../../src/shared/Zip.ts"
import type { AreaHit, AreaHitGroup } from "../../src/geography/search/AreaHit.ts"
import type { AreaQuery } from "../../src/geography/search/AreaQuery.ts"
import { findAreas } from "../../src/geography/findAreas.ts"
import { placeNameText } from "../../src/geography/placeName.ts"
import { foundAreaName, foundAreaTitle } from "../../src/geography/search/foundAreaName.ts"
import { searchableKinds } from "../../src/geography/searchableKinds.ts"
import { ALL_AREAS_ENABLED } from "../../src/geography/step/sourceAreaKinds.ts"
import { placesWith } from "./places/placesStub.ts"

const texas: AreaHit = {
  area: { kind: "state", state: "TX", excluded: false },
  name: "Texas",
  place: "",
  zips: 2_600,
}
const groups: ReadonlyArray<AreaHitGroup> = [{ kind: "state", hits: [texas], more: 0 }]

const question: AreaQuery = { text: "Texas", listType: 10, kind: null, most: 6 }

/** Looks for a text; returns the questions that were asked and the answer. */
const looking = Effect.fnUntraced(function* (text: string) {
  const asked: Array<AreaQuery> = []
  const places = placesWith({
    searchAreas: (one) => {
      asked.push(one)
      return Effect.succeed(groups)
    },
  })
  const answered = yield* Effect.provide(findAreas({ ...question, text }), places)
  return { asked, answered }
})

describe("Looking for areas", () => {
  it.effect("asks for the text in single blanks", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* looking("  Cook   County "), {
        asked: [{ ...question, text: "Cook County" }],
        answered: groups,
      })
    }),
  )

  it.effect("asks nobody about a text that no area has", () =>
    Effect.gen(function* () {
      for (const text of ["", "   ", "x".repeat(101)]) {
        assert.deepStrictEqual(yield* looking(text), { asked: [], answered: [] })
      }
      assert.lengthOf((yield* looking("x".repeat(100))).asked, 1)
    }),
  )
})

describe("The kinds that are found", () => {
  it("are those that a source is sold by", () => {
    assert.deepStrictEqual(searchableKinds(10, ALL_AREAS_ENABLED), [
      "zip",
      "scf",
      "state",
      "congressionalDistrict",
      "city",
      "county",
      "metroArea",
      "nation",
    ])
    assert.notInclude([...searchableKinds(50, ALL_AREAS_ENABLED)], "metroArea")
    assert.include([...searchableKinds(50, ALL_AREAS_ENABLED)], "zip")
  })

  it("are provinces and cities in Canada, and none for a source that does not exist", () => {
    assert.deepStrictEqual(searchableKinds(100, ALL_AREAS_ENABLED), ["state", "city"])
    assert.deepStrictEqual(searchableKinds(11, ALL_AREAS_ENABLED), [])
  })
})

describe("What an area that was found is called", () => {
  const county = (code: string, name: string, place: string): AreaHit => ({
    area: { kind: "county", county: code, excluded: false },
    name,
    place,
    zips: 1,
  })

  it.each([
    ["17031", "Cook", "IL", "Cook County, IL"],
    ["22071", "Orleans", "LA", "Orleans Parish, LA"],
    ["02020", "Anchorage", "AK", "Anchorage, AK"],
    ["11001", "District of Columbia", "DC", "District of Columbia, DC"],
    ["51059", "Fairfax", "VA", "Fairfax County, VA"],
    ["51600", "Fairfax", "VA", "Fairfax (city), VA"],
    ["51095", "James City", "VA", "James City County, VA"],
    ["32510", "Carson City", "NV", "Carson City, NV"],
  ])("is of county %s what people say", (code, name, place, title) => {
    assert.strictEqual(foundAreaTitle(county(code, name, place)), title)
  })

  it("says of a code what it is a code of, and of names nothing more", () => {
    const zip = Zip.make("60614")
    const found: AreaHit = {
      area: { kind: "zip", zip, excluded: false },
      name: zip,
      place: "Chicago, IL",
      zips: 1,
    }
    assert.strictEqual(foundAreaTitle(found), "ZIP Code 60614, Chicago, IL")
    assert.strictEqual(foundAreaName(found), "60614")
    const scf: AreaHit = { ...found, area: { kind: "scf", scf: "606", excluded: false }, name: "606" }
    assert.strictEqual(foundAreaTitle(scf), "SCF 606, Chicago, IL")
    assert.strictEqual(foundAreaTitle(texas), "Texas")
    assert.strictEqual(foundAreaName(texas), "Texas")
  })
})

describe("An area that was found", () => {
  it("is read with its place, if its name does not say where it is", () => {
    assert.strictEqual(placeNameText(texas), "Texas")
    const zip: AreaHit = {
      area: { kind: "zip", zip: Zip.make("60614"), excluded: false },
      name: "60614",
      place: "Chicago, IL",
      zips: 1,
    }
    assert.strictEqual(placeNameText(zip), "60614, Chicago, IL")
  })
})
