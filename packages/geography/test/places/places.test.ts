import { assert, layer } from "@effect/vitest"
import type { PlaceChoice } from "@listwright/domain/geography"
import { Effect, Schema } from "effect"
import { PlaceChoice as PlaceChoiceSchema } from "@listwright/domain/geography"
import { Geography } from "../../src/lookup/Geography.ts"
import { cities } from "../../src/places/cities.ts"
import { congressionalDistricts } from "../../src/places/congressionalDistricts.ts"
import { counties } from "../../src/places/counties.ts"
import { metroAreas } from "../../src/places/metroAreas.ts"
import { scfsInRange } from "../../src/places/scfsInRange.ts"
import { states } from "../../src/places/states.ts"
import { scfZips } from "../../src/places/scfZips.ts"

const names = (choices: ReadonlyArray<PlaceChoice>) => choices.map(({ name }) => name)

layer(Geography.layer)("A picker", (it) => {
  it.effect("offers the 50 states and DC by name, or the provinces", () =>
    Effect.gen(function* () {
      const geography = yield* Geography
      const offered = states(geography, "US")
      assert.strictEqual(offered.length, 51)
      assert.deepStrictEqual(names(offered).slice(0, 2), ["Alabama", "Alaska"])
      assert.deepStrictEqual(
        offered.find(({ state }) => state === "IL"),
        { area: { kind: "state", state: "IL", excluded: false }, name: "Illinois", state: "IL" },
      )
      const provinces = states(geography, "CA")
      assert.deepStrictEqual(names(provinces).slice(0, 2), ["Alberta", "British Columbia"])
      assert.deepStrictEqual(
        provinces.map(({ state }) => state),
        ["AB", "BC", "MB", "NB", "NL", "NT", "NS", "NU", "ON", "PE", "QC", "SK", "YT"],
      )
    }),
  )

  it.effect("offers the counties of a state, two of one name by their codes", () =>
    Effect.gen(function* () {
      const offered = counties(yield* Geography, "VA")
      assert.strictEqual(offered.length, 133)
      assert.deepStrictEqual(
        offered.filter(({ name }) => name === "Fairfax").map(({ area }) => area),
        [
          { kind: "county", county: "51059", excluded: false },
          { kind: "county", county: "51600", excluded: false },
        ],
      )
    }),
  )

  it.effect("offers the cities of a state", () =>
    Effect.gen(function* () {
      const offered = cities(yield* Geography, "DE")
      assert.includeMembers(names(offered), ["Dover", "Wilmington"])
      assert.deepStrictEqual(names(offered), names(offered).toSorted())
      assert.deepStrictEqual(offered.find(({ name }) => name === "Dover")?.area, {
        kind: "city",
        state: "DE",
        city: "Dover",
        excluded: false,
      })
    }),
  )

  it.effect("offers the cities of a province, accents or not in the order of the alphabet", () =>
    Effect.gen(function* () {
      const geography = yield* Geography
      const offered = cities(geography, "ON")
      assert.includeMembers(names(offered), ["Toronto", "Ottawa", "Sault Ste. Marie"])
      assert.deepStrictEqual(offered.find(({ name }) => name === "Toronto")?.area, {
        kind: "city",
        state: "ON",
        city: "Toronto",
        excluded: false,
      })
      const quebec = names(cities(geography, "QC"))
      assert.isBelow(quebec.indexOf("Québec"), quebec.indexOf("Repentigny"))
      assert.deepStrictEqual(names(cities(geography, "NU")), ["Cambridge Bay", "Iqaluit", "Rankin Inlet"])
    }),
  )

  it.effect("offers a metro area in the list of each of its states", () =>
    Effect.gen(function* () {
      const geography = yield* Geography
      assert.deepStrictEqual(names(metroAreas(geography, "IN")), [
        "Chicago-Naperville-Elgin, IL-IN",
        "Cincinnati, OH-KY-IN",
        "Indianapolis-Carmel-Greenwood, IN",
        "Louisville/Jefferson County, KY-IN",
      ])
      assert.deepInclude(metroAreas(geography, "IL")[0], {
        area: { kind: "metroArea", metroArea: "16980", excluded: false },
        state: "IL",
      })
      assert.deepStrictEqual(metroAreas(geography, "WY"), [])
    }),
  )

  it.effect("offers the districts of a state in the order of their numbers", () =>
    Effect.gen(function* () {
      const geography = yield* Geography
      const offered = congressionalDistricts(geography, "IL")
      assert.deepStrictEqual(
        names(offered),
        Array.from({ length: 17 }, (_, at) => `District ${at + 1}`),
      )
      assert.deepStrictEqual(offered[4]?.area, {
        kind: "congressionalDistrict",
        district: "IL05",
        excluded: false,
      })
      assert.deepStrictEqual(names(congressionalDistricts(geography, "AK")), ["At Large"])
    }),
  )

  it.effect("offers only areas that a list may hold, and nothing for a state that does not exist", () =>
    Effect.gen(function* () {
      const geography = yield* Geography
      const isChoice = Schema.is(PlaceChoiceSchema)
      for (const offer of [counties, cities, metroAreas, congressionalDistricts]) {
        const all = geography.states.flatMap(({ code }) => offer(geography, code))
        assert.deepStrictEqual(
          all.filter((choice) => !isChoice(choice)),
          [],
        )
        assert.deepStrictEqual(offer(geography, "ZZ"), [])
      }
      const inCanada = geography.canada.provinces.flatMap(({ code }) => cities(geography, code))
      assert.deepStrictEqual(
        [...inCanada, ...states(geography, "CA")].filter((choice) => !isChoice(choice)),
        [],
      )
      for (const offer of [counties, metroAreas, congressionalDistricts])
        assert.deepStrictEqual(offer(geography, "AB"), [])
    }),
  )
})

layer(Geography.layer)("SCF Codes", (it) => {
  it.effect("of a range are those that exist, both ends included", () =>
    Effect.gen(function* () {
      const geography = yield* Geography
      assert.deepStrictEqual(scfsInRange(geography, "004", "012"), ["005", "010", "011", "012"])
      assert.deepStrictEqual(scfsInRange(geography, "606", "606"), ["606"])
      assert.deepStrictEqual(scfsInRange(geography, "607", "606"), [])
    }),
  )

  it.effect("have their ZIP Codes, ascending and once; one that does not exist has none", () =>
    Effect.gen(function* () {
      const geography = yield* Geography
      assert.deepStrictEqual(scfZips(geography, ["005"]), ["00501", "00544"])
      const two = scfZips(geography, ["606", "005", "606", "000"])
      assert.strictEqual(two.length, 85)
      assert.deepStrictEqual(two, two.toSorted())
    }),
  )
})
