import { readFileSync } from "node:fs"
import { assert, describe, it, layer } from "@effect/vitest"
import { Effect } from "effect"
import { approximateOutlines } from "../../../scripts/geography/approximateOutlines.ts"
import { fsaTable } from "../../../scripts/geography/canada/fsaTable.ts"
import { countyShapes } from "../../../scripts/geography/countyShapes.ts"
import { DISTRICT_FACTS, METRO_FACTS, OUTLINE_FACTS } from "../../../scripts/geography/facts.ts"
import { geographyFiles } from "../../../scripts/geography/geographyFiles.ts"
import { referenceFiles } from "../../../scripts/geography/referenceFiles.ts"
import { addressProblems, hasProblems, zipStates } from "@listwright/domain/shared"
import { Geography } from "../src/lookup/Geography.ts"
import { outlineTable } from "../src/outlines/outlineTable.ts"
import { readStates, readZips } from "../src/tables/readGeography.ts"

layer(Geography.layer)("The reference geography", (it) => {
  it.effect("has every ZIP Code in a state that the rule of addresses knows for its first three digits", () =>
    Effect.gen(function* () {
      const { canada, zips } = yield* Geography
      const beginnings = new Map(zips.map((one) => [one.state + one.zip.slice(0, 3), one])).values()
      const astray = [...beginnings].filter(
        ({ state, zip }) => !zipStates(zip).some(([code]) => code === state),
      )
      assert.deepStrictEqual(astray, [])
      const elsewhere = canada.fsas.filter(({ fsa, province }) =>
        hasProblems(addressProblems({ countryCode: "CA", state: province, zip: `${fsa}1A1` })),
      )
      assert.deepStrictEqual(elsewhere, [])
    }),
  )

  it.effect("holds 40,979 ZIP Codes: 40,977 in the 50 states and DC, 2 in the Marshall Islands", () =>
    Effect.gen(function* () {
      const { zips, states } = yield* Geography
      const codes = new Set(states.map(({ code }) => code))
      assert.strictEqual(zips.length, 40_979)
      assert.strictEqual(new Set(zips.map(({ zip }) => zip)).size, 40_979)
      assert.deepStrictEqual(
        zips.filter(({ state }) => !codes.has(state)).map(({ zip, state }) => `${state} ${zip}`),
        ["MH 96960", "MH 96970"],
      )
    }),
  )

  it.effect("holds as many ZIP Codes a state as the postal service has", () =>
    Effect.gen(function* () {
      const { zips } = yield* Geography
      const of = (state: string) => zips.filter((info) => info.state === state).length
      assert.deepStrictEqual(["AL", "CA", "NY", "TX", "DC", "AK"].map(of), [811, 2593, 2154, 2600, 277, 273])
    }),
  )

  it.effect("holds as many ZIP Codes a city as the postal service has", () =>
    Effect.gen(function* () {
      const { zips } = yield* Geography
      const of = (city: string, state: string) =>
        zips.filter((z) => z.city === city && z.state === state).length
      assert.deepStrictEqual([of("Chicago", "IL"), of("Houston", "TX"), of("New York", "NY")], [84, 178, 146])
    }),
  )

  it.effect("knows which 33,642 ZIP Codes have an area", () =>
    Effect.gen(function* () {
      const { zips } = yield* Geography
      assert.strictEqual(zips.filter(({ hasArea }) => hasArea).length, 33_642)
    }),
  )

  it.effect("holds 912 SCFs whose ZIP Codes sum to all", () =>
    Effect.gen(function* () {
      const { scfs } = yield* Geography
      const size = (scf: string) => scfs.find((row) => row.scf === scf)?.zips
      assert.strictEqual(scfs.length, 912)
      assert.deepStrictEqual(["606", "900", "100"].map(size), [83, 95, 52])
      assert.strictEqual(
        scfs.reduce((sum, { zips }) => sum + zips, 0),
        40_979,
      )
    }),
  )

  it.effect("holds 3,142 counties, and every ZIP Code of a state lies in one of its state's", () =>
    Effect.gen(function* () {
      const { counties, zips } = yield* Geography
      const stateOf = new Map(counties.map(({ fips, state }) => [fips, state]))
      assert.strictEqual(stateOf.size, 3_142)
      assert.deepStrictEqual(
        ["AL", "CA", "TX", "NY"].map((state) => counties.filter((county) => county.state === state).length),
        [67, 58, 254, 62],
      )
      assert.strictEqual(zips.filter(({ countyFips }) => countyFips === "17031").length, 213)
      for (const { countyFips, state } of zips) {
        if (countyFips === null) assert.strictEqual(state, "MH")
        else assert.strictEqual(stateOf.get(countyFips), state)
      }
    }),
  )

  it.effect("holds the Census of 2020: 331,449,281 people in 50 states and DC", () =>
    Effect.gen(function* () {
      const { states } = yield* Geography
      assert.strictEqual(states.length, 51)
      assert.strictEqual(
        states.reduce((sum, { population }) => sum + population, 0),
        331_449_281,
      )
    }),
  )

  it.effect("finds one ZIP Code", () =>
    Effect.gen(function* () {
      const { zipInfo } = yield* Geography
      const info = zipInfo("60614")
      assert.include(info, { city: "Chicago", state: "IL", countyFips: "17031", hasArea: true })
      assert.isUndefined(zipInfo("00000"))
    }),
  )

  it.effect("lists a range ascending with both ends included", () =>
    Effect.gen(function* () {
      const { zipsInRange } = yield* Geography
      assert.deepStrictEqual(zipsInRange("60613", "60616"), ["60613", "60614", "60615", "60616"])
      assert.deepStrictEqual(zipsInRange("60614", "60614"), ["60614"])
      assert.deepStrictEqual(zipsInRange("60616", "60613"), [])
    }),
  )

  it.effect("keeps the order of valid ZIP Codes and drops unknown and repeated ones", () =>
    Effect.gen(function* () {
      const { validZips } = yield* Geography
      assert.deepStrictEqual(validZips(["60615", "99999", "60614", "60615", "6061"]), ["60615", "60614"])
    }),
  )

  it.effect("finds the ZIP Codes of a county, city, SCF and state, which together are all", () =>
    Effect.gen(function* () {
      const geography = yield* Geography
      const { cities, counties, scfs, states, zips } = geography
      assert.strictEqual(geography.zipsOfCounty("17031").length, 213)
      assert.strictEqual(geography.zipsOfCity("IL", "Chicago").length, 84)
      assert.deepStrictEqual(geography.zipsOfScf("005"), ["00501", "00544"])
      assert.strictEqual(geography.zipsOfState("DC").length, 277)
      const sum = (sizes: ReadonlyArray<ReadonlyArray<string>>) =>
        sizes.reduce((total, { length }) => total + length, 0)
      assert.strictEqual(sum(counties.map(({ fips }) => geography.zipsOfCounty(fips))), zips.length - 2)
      assert.strictEqual(sum(states.map(({ code }) => geography.zipsOfState(code))), zips.length - 2)
      assert.strictEqual(sum(scfs.map(({ scf }) => geography.zipsOfScf(scf))), zips.length)
      assert.strictEqual(sum(cities.map((city) => city.zips)), zips.length)
    }),
  )

  it.effect("finds no ZIP Codes of what does not exist", () =>
    Effect.gen(function* () {
      const { zipsOfCity, zipsOfCounty, zipsOfDistrict, zipsOfScf, zipsOfState } = yield* Geography
      const none = [
        zipsOfCity("IN", "Nowhere"),
        zipsOfCounty("00000"),
        zipsOfDistrict("IL99"),
        zipsOfScf("000"),
      ]
      assert.deepStrictEqual([...none, zipsOfState("ZZ")].flat(), [])
    }),
  )

  it.effect("holds 29,542 cities by state and name, those of one name apart by state", () =>
    Effect.gen(function* () {
      const { cities, zipsOfCity } = yield* Geography
      assert.strictEqual(cities.length, 29_542)
      const keys = cities.map(({ state, name }) => `${state} ${name}`)
      assert.strictEqual(new Set(keys).size, keys.length)
      assert.strictEqual(cities.filter(({ name }) => name === "Springfield").length, 24)
      for (const { state, name, zips } of cities.slice(0, 500))
        assert.deepStrictEqual(zips, zipsOfCity(state, name))
    }),
  )
})

describe("The committed files", () => {
  const committed = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url), "utf8")

  it("are exactly what the script builds from the packages", async () => {
    const { files, matches } = geographyFiles(new Map(readStates().map(({ code, fips }) => [code, fips])))
    assert.deepStrictEqual(matches, { byFips: 40_550, byOutline: 427, none: 2 })
    const outlines = outlineTable(approximateOutlines(countyShapes(), readZips()))
    const all = new Map([
      ...files,
      ["fsas.tsv", fsaTable()],
      ...referenceFiles("outlines", outlines, OUTLINE_FACTS),
      ...referenceFiles("metro-areas", committed("metro-areas.tsv"), METRO_FACTS),
      // The outlines of districts are not at hand; what was made of them is.
      ...referenceFiles("districts", committed("districts.tsv"), DISTRICT_FACTS),
    ])
    for (const [name, content] of all) assert.isTrue(committed(name) === content, `${name} differs`)
  })
})
