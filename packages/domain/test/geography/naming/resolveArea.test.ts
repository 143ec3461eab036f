import { assert, describe, it } from "@effect/vitest"
import { Effect, Result } from "effect"
import type { AreaHit, SearchableKind } from "../../../src/geography/search/AreaHit.ts"
import { resolveArea, resolveAreas } from "../../../src/geography/naming/resolveArea.ts"
import { areaNameRefusalText } from "../../../src/geography/naming/AreaNameRefusal.ts"
import { NotFound } from "../../../src/shared/Failures.ts"
import { placesWith } from "../places/placesStub.ts"

const county = (fips: string, name: string, place: string): AreaHit => ({
  area: { kind: "county", county: fips, excluded: false },
  name,
  place,
  zips: 1,
})
const city = (name: string, state: string): AreaHit => ({
  area: { kind: "city", state, city: name, excluded: false },
  name,
  place: state,
  zips: 1,
})
const metro = (metroArea: string, name: string): AreaHit => ({
  area: { kind: "metroArea", metroArea, excluded: false },
  name,
  place: "",
  zips: 1,
})
const district = (code: string, name: string): AreaHit => ({
  area: { kind: "congressionalDistrict", district: code, excluded: false },
  name,
  place: code.slice(0, 2),
  zips: 1,
})

const cooks = [
  county("17031", "Cook", "IL"),
  county("27031", "Cook", "MN"),
  county("13075", "Cook", "GA"),
  county("48097", "Cooke", "TX"),
]
const baltimores = [county("24005", "Baltimore", "MD"), county("24510", "Baltimore", "MD")]
const chicago = metro("16980", "Chicago-Naperville-Elgin, IL-IN-WI")
const portland = metro("38900", "Portland-Vancouver-Hillsboro, OR-WA")
const other = metro("38860", "Portland-South Portland, ME")

/** The hits of each search, the nearest first. Words for states and kinds narrow the search. */
const ANSWERS: Readonly<Record<string, ReadonlyArray<AreaHit>>> = {
  "county Cook": cooks,
  "county Cook County": cooks,
  "county Cook, IL": cooks.slice(0, 1),
  "county Cook County IL": cooks.slice(0, 1),
  "county coo": [county("41011", "Coos", "OR"), county("01037", "Coosa", "AL"), ...cooks],
  "county Baltimore, MD": baltimores,
  "county Cook Coun": cooks.slice(0, 1),
  "city De Kalb": [city("De Kalb", "TX"), city("Dekalb", "IL"), city("De Kalb Junction", "NY")],
  "city New York": [city("New York", "NY"), city("York", "NY"), city("New York Mills", "MN")],
  "city St. Louis, MO": [city("Saint Louis", "MO")],
  "metroArea Chicago metro": [chicago],
  "metroArea Naperville-Elgin": [chicago],
  "metroArea Chic": [chicago],
  "metroArea Portland": [portland, other],
  "congressionalDistrict Texas 21": [district("TX21", "District 21")],
  "congressionalDistrict Wyoming at large": [district("WY00", "At Large")],
  "state Virginia": [
    { area: { kind: "state", state: "VA", excluded: false }, name: "Virginia", place: "", zips: 1 },
    { area: { kind: "state", state: "WV", excluded: false }, name: "West Virginia", place: "", zips: 1 },
  ],
}

const CODED: ReadonlyArray<readonly [SearchableKind, string, AreaHit]> = [
  ["county", "17031", county("17031", "Cook", "IL")],
  ["congressionalDistrict", "TX-21", district("TX21", "District 21")],
  ["congressionalDistrict", "wy al", district("WY00", "At Large")],
  ["metroArea", "16980", chicago],
  ["city", "IL:Chicago", city("Chicago", "IL")],
]

const places = placesWith({
  searchAreas: ({ kind, text }) => {
    const hits = ANSWERS[`${kind} ${text}`]
    return Effect.succeed(hits === undefined || kind === null ? [] : [{ kind, hits, more: 0 }])
  },
  area: (kind, code) => {
    const found = CODED.find(([ofKind, written]) => ofKind === kind && written === code)
    return found === undefined
      ? Effect.fail(new NotFound({ what: "area" }))
      : Effect.succeed({ ...found[2], counties: [], zipCodes: [] })
  },
})

const named = (kind: SearchableKind, written: string) =>
  Effect.provide(resolveArea({ kind, written }, 10), places)

const refusal = Effect.fnUntraced(function* (kind: SearchableKind, written: string) {
  return areaNameRefusalText(Result.getOrThrow(Result.flip(yield* named(kind, written))))
})

describe("An area that a person names", () => {
  const means: ReadonlyArray<readonly [SearchableKind, string, AreaHit | undefined]> = [
    ["county", "Cook, IL", cooks[0]],
    ["county", " Cook County IL ", cooks[0]],
    ["county", "17031", cooks[0]],
    ["city", "New York", city("New York", "NY")],
    ["city", "St. Louis, MO", city("Saint Louis", "MO")],
    ["city", "IL:Chicago", city("Chicago", "IL")],
    ["metroArea", "Chicago metro", chicago],
    ["metroArea", "Naperville-Elgin", chicago],
    ["metroArea", "16980", chicago],
    ["congressionalDistrict", "TX-21", district("TX21", "District 21")],
    ["congressionalDistrict", "wy al", district("WY00", "At Large")],
    ["congressionalDistrict", "Texas 21", district("TX21", "District 21")],
    ["congressionalDistrict", "Wyoming at large", district("WY00", "At Large")],
    ["state", "Virginia", ANSWERS["state Virginia"]?.[0]],
  ]
  for (const [kind, written, hit] of means) {
    it.effect(`is the ${kind} that '${written}' means and no other`, () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(Result.getOrThrow(yield* named(kind, written)), hit?.area)
      }),
    )
  }

  it.effect("is refused with every candidate where several are called so", () =>
    Effect.gen(function* () {
      for (const written of ["Cook", "Cook County"]) {
        assert.strictEqual(
          yield* refusal("county", written),
          `3 counties are called '${written}': 17031 Cook, IL; 27031 Cook, MN; 13075 Cook, GA. Add the state, like 'Cook, IL'.`,
        )
      }
    }),
  )

  it.effect("is to be written by its code where the state does not tell them apart", () =>
    Effect.gen(function* () {
      assert.strictEqual(
        yield* refusal("county", "Baltimore, MD"),
        "2 counties are called 'Baltimore, MD': 24005 Baltimore County, MD; 24510 Baltimore (city), MD. Use the code instead, like 24005.",
      )
      assert.strictEqual(
        yield* refusal("metroArea", "Portland"),
        "2 metro areas are called 'Portland': 38900 Portland-Vancouver-Hillsboro, OR-WA; 38860 Portland-South Portland, ME. Use the code instead, like 38900.",
      )
    }),
  )

  it.effect("is refused with the older counties where it is one of Connecticut's planning regions", () =>
    Effect.gen(function* () {
      for (const written of ["09110", "Capitol, CT", "Capitol Planning Region, CT"])
        assert.strictEqual(
          yield* refusal("county", written),
          `'${written}' is a Connecticut planning region. Planning regions replaced the state's counties in 2022, but our data still uses the counties. For the Capitol region, use 09003 Hartford County or 09013 Tolland County.`,
        )
      assert.match(
        yield* refusal("county", "09120"),
        /For the Greater Bridgeport region, use 09001 Fairfield County\.$/,
      )
    }),
  )

  it.effect("may be written apart or together", () =>
    Effect.gen(function* () {
      assert.match(yield* refusal("city", "De Kalb"), /^2 cities .*IL:Dekalb Dekalb, IL\. Add the state/)
    }),
  )

  it.effect("is not one whose name only begins as was written, which is suggested", () =>
    Effect.gen(function* () {
      assert.strictEqual(
        yield* refusal("metroArea", "Chic"),
        "There is no metro area 'Chic'. Did you mean Chicago-Naperville-Elgin, IL-IN-WI (16980)?",
      )
    }),
  )

  it.effect("is unknown with the nearest names, told by their letters", () =>
    Effect.gen(function* () {
      assert.strictEqual(
        yield* refusal("county", "Coook, IL"),
        "There is no county 'Coook, IL'. Did you mean Cook, IL (17031)?",
      )
      assert.strictEqual(
        yield* refusal("county", "Cooss"),
        "There is no county 'Cooss'. Did you mean Coos, OR (41011); Coosa, AL (01037); Cook, IL (17031)?",
      )
      assert.strictEqual(yield* refusal("county", "99999"), "There is no county '99999'.")
      assert.strictEqual(yield* refusal("county", ""), "There is no county ''.")
    }),
  )

  it.effect("lists ten candidates and says how many others there are", () =>
    Effect.gen(function* () {
      const states = ["AL", "CO", "FL", "GA", "ID", "IL", "IN", "IA", "KS", "KY", "ME", "MD"]
      const many = states.map((state, at) => county(String(10_000 + at), "Lake", state))
      const lakes = placesWith({
        searchAreas: () => Effect.succeed([{ kind: "county", hits: many, more: 0 }]),
      })
      const refused = yield* Effect.provide(resolveArea({ kind: "county", written: "Lake" }, 10), lakes)
      const text = areaNameRefusalText(Result.getOrThrow(Result.flip(refused)))
      assert.match(text, /^12 counties .*10009 Lake, KY; and 2 more\. Add the state, like 'Lake, AL'\.$/)
    }),
  )

  it.effect("is one of several, which keep their order", () =>
    Effect.gen(function* () {
      const results = yield* Effect.provide(
        resolveAreas(
          [
            { kind: "county", written: "Cook" },
            { kind: "metroArea", written: "16980" },
          ],
          10,
        ),
        places,
      )
      assert.deepStrictEqual(
        results.map((result) => Result.isSuccess(result)),
        [false, true],
      )
    }),
  )
})
