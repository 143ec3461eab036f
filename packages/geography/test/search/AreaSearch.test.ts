import { assert, layer } from "@effect/vitest"
import { areaCode } from "@listwright/domain/definition"
import { placeNameText, SEARCHABLE_KINDS } from "@listwright/domain/geography"
import { Effect, Layer } from "effect"
import { Geography } from "../../src/lookup/Geography.ts"
import { AreaSearch } from "../../src/search/AreaSearch.ts"

layer(AreaSearch.layer.pipe(Layer.provideMerge(Geography.layer)))("The areas of the server", (it) => {
  it.effect("are found before the index is there: the first question builds it", () =>
    Effect.gen(function* () {
      const { search } = yield* AreaSearch
      const [group] = search({ text: "Cook County", kinds: ["county"], most: 1 }, "US")
      assert.strictEqual(group?.hits[0]?.name, "Cook")
    }),
  )

  it.effect("have their ZIP Codes, and metro areas their counties", () =>
    Effect.gen(function* () {
      const { area } = yield* AreaSearch
      const geography = yield* Geography
      assert.deepStrictEqual(area("scf", "005"), {
        area: { kind: "scf", scf: "005", excluded: false },
        name: "005",
        place: "Holtsville, NY",
        zips: 2,
        counties: [],
        zipCodes: ["00501", "00544"],
      })
      const metro = area("metroArea", "16980")
      assert.deepStrictEqual(metro?.counties, geography.countiesOfMetroArea("16980"))
      assert.strictEqual(metro?.zipCodes.length, metro?.zips)
      assert.deepStrictEqual(metro?.zipCodes, metro?.zipCodes.toSorted())
      assert.strictEqual(area("nation", "1")?.zipCodes.length, geography.zips.length)
      assert.strictEqual(area("state", "TX")?.zips, geography.zipsOfState("TX").length)
      assert.deepStrictEqual(area("zip", "60614")?.zipCodes, ["60614"])
      assert.strictEqual(area("congressionalDistrict", "il-5")?.name, "District 5")
      assert.strictEqual(area("city", "IL:Chicago")?.zips, geography.zipsOfCity("IL", "Chicago").length)
    }),
  )

  it.effect("are as many as their ZIP Codes say, each found by its own code", () =>
    Effect.gen(function* () {
      const { area } = yield* AreaSearch
      const { cities, counties, scfs } = yield* Geography
      for (const { fips, name } of counties) assert.strictEqual(area("county", fips)?.name, name)
      for (const { scf, zips } of scfs) assert.strictEqual(area("scf", scf)?.zipCodes.length, zips)
      for (const { name, state } of cities) {
        const code = areaCode({ kind: "city", state, city: name, excluded: false })
        const found = area("city", code)
        assert.strictEqual(found === undefined ? undefined : areaCode(found.area), code)
      }
    }),
  )

  it.effect(
    "are those of one country: nothing of Canada is found for a source of the United States, nor the reverse",
    () =>
      Effect.gen(function* () {
        const { search } = yield* AreaSearch
        const found = (text: string, country: "US" | "CA") =>
          search({ text, kinds: SEARCHABLE_KINDS, most: 5 }, country).flatMap(({ hits }) =>
            hits.map(placeNameText),
          )
        assert.deepStrictEqual(found("Toronto", "CA"), ["Toronto, ON"])
        assert.deepStrictEqual(found("montreal qc", "CA"), [
          "Montréal, QC",
          "Montréal-Est, QC",
          "Montréal-Ouest, QC",
        ])
        assert.deepStrictEqual(found("Alberta", "CA"), ["Alberta"])
        assert.deepStrictEqual(found("AB", "CA")[0], "Alberta")
        for (const text of ["Texas", "Cook County", "60614", "606", "nationwide", "Montana"])
          assert.deepStrictEqual(found(text, "CA"), [], text)
        assert.notInclude(found("Toronto", "US"), "Toronto, ON")
        assert.notInclude(found("Alberta", "US"), "Alberta")
        assert.deepStrictEqual(found("M5V", "US"), [])
      }),
  )

  it.effect("in Canada have their forward sortation areas", () =>
    Effect.gen(function* () {
      const { area } = yield* AreaSearch
      const { canada } = yield* Geography
      assert.include(area("state", "AB"), { name: "Alberta", zips: canada.fsasOfProvince("AB").length })
      assert.deepStrictEqual(area("city", "AB:calgary")?.zipCodes, canada.fsasOfCity("AB", "Calgary"))
      assert.strictEqual(area("city", "QC:Quebec")?.name, "Québec")
      for (const { name, province } of canada.cities) {
        const code = areaCode({ kind: "city", state: province, city: name, excluded: false })
        const found = area("city", code)
        assert.strictEqual(found === undefined ? undefined : areaCode(found.area), code)
      }
    }),
  )

  it.effect("are none where there is no such code, or one of another kind", () =>
    Effect.gen(function* () {
      const { area } = yield* AreaSearch
      assert.isUndefined(area("county", "99999"))
      assert.isUndefined(area("metroArea", "17031"))
      assert.isUndefined(area("zip", "00000"))
      assert.isUndefined(area("nation", "2"))
      assert.isUndefined(area("county", ""))
    }),
  )
})
