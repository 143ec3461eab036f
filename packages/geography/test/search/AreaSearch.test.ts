import { assert, layer } from "@effect/vitest"
import { areaCode } from "@listwright/domain/definition"
import { Effect, Layer } from "effect"
import { Geography } from "../../src/lookup/Geography.ts"
import { AreaSearch } from "../../src/search/AreaSearch.ts"

layer(AreaSearch.layer.pipe(Layer.provideMerge(Geography.layer)))("The areas of the server", (it) => {
  it.effect("are found before the index is there: the first question builds it", () =>
    Effect.gen(function* () {
      const { search } = yield* AreaSearch
      const [group] = search({ text: "Cook County", kinds: ["county"], most: 1 })
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
