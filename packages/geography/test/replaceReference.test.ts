import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { Geography } from "../src/lookup/Geography.ts"
import { Outlines } from "../src/outlines/Outlines.ts"
import { geographyFolder, replaceReference } from "../src/import/replaceReference.ts"
import { temporaryFile, temporaryFolder } from "./temporary.ts"

const of = (dataFolder: string) => ({ dataFolder, source: "The provider", vintage: "120th Congress" })

describe("A published file", () => {
  it.effect(
    "of districts takes the place of the committed ones, and says what it leaves without a district",
    () =>
      Effect.gen(function* () {
        const dataFolder = join(yield* temporaryFolder, "data")
        const file = yield* temporaryFile(
          "districts.csv",
          "state_fips,state_abbr,zcta,cd\n17,IL,60614,5\n17,IL,60614,3\n17,IL,none,3\n",
        )
        const { refused, remarks, taken } = yield* replaceReference({
          ...of(dataFolder),
          what: "districts",
          file,
        })
        assert.strictEqual(taken, 2)
        assert.deepStrictEqual(refused, ["line 4: 'none' isn't a 5-digit ZIP Code"])
        assert.match(
          remarks.join(),
          /^40978 ZIP Codes aren't in any district now; most are PO boxes: 00501, /,
        )
        yield* Effect.gen(function* () {
          const { congress, districtsOfZip } = yield* Geography
          assert.deepStrictEqual([congress.vintage, congress.approximate], ["120th Congress", false])
          assert.deepStrictEqual(districtsOfZip("60614"), ["IL03", "IL05"])
        }).pipe(Effect.provide(Geography.layerWith(geographyFolder(dataFolder))))
      }).pipe(Effect.scoped),
  )

  it.effect("of metro areas takes those that counties here belong to", () =>
    Effect.gen(function* () {
      const dataFolder = join(yield* temporaryFolder, "data")
      const head = "cbsacode,cbsatitle,metropolitanmicropolitanstatis,fipsstatecode,fipscountycode\n"
      const file = yield* temporaryFile(
        "cbsa.csv",
        `${head}16980,"Chicago, IL",Metropolitan Statistical Area,17,031\n41980,"San Juan, PR",Metropolitan Statistical Area,72,127\n`,
      )
      const { remarks, taken } = yield* replaceReference({ ...of(dataFolder), what: "metro-areas", file })
      assert.strictEqual(taken, 1)
      assert.deepStrictEqual(remarks, [
        "1 metro areas were skipped because all of their counties are unknown: 41980",
      ])
      yield* Effect.gen(function* () {
        const { metroAreas } = yield* Geography
        assert.deepStrictEqual(metroAreas, [{ code: "16980", name: "Chicago, IL", counties: ["17031"] }])
      }).pipe(Effect.provide(Geography.layerWith(geographyFolder(dataFolder))))
    }).pipe(Effect.scoped),
  )

  it.effect("of outlines is no longer labeled approximate", () =>
    Effect.gen(function* () {
      const dataFolder = join(yield* temporaryFolder, "data")
      const ring = [
        [-87.7, 41.9],
        [-87.6, 41.9],
        [-87.6, 42],
        [-87.7, 41.9],
      ]
      const file = yield* temporaryFile(
        "zcta.json",
        JSON.stringify({
          type: "FeatureCollection",
          features: [
            {
              type: "Feature",
              properties: { ZCTA5CE20: "60614" },
              geometry: { type: "Polygon", coordinates: [ring] },
            },
          ],
        }),
      )
      const { taken } = yield* replaceReference({ ...of(dataFolder), what: "outlines", file })
      assert.strictEqual(taken, 1)
      yield* Effect.gen(function* () {
        const { facts, outlineOf } = yield* Outlines
        assert.isFalse(facts.approximate)
        assert.lengthOf((yield* outlineOf("60614"))?.parts ?? [], 1)
        assert.isNull(yield* outlineOf("60615"))
      }).pipe(Effect.provide(Outlines.layer(geographyFolder(dataFolder))))
    }).pipe(Effect.scoped),
  )

  it.effect("of no use changes nothing", () =>
    Effect.gen(function* () {
      const dataFolder = join(yield* temporaryFolder, "data")
      const file = yield* temporaryFile("districts.csv", "state_fips,state_abbr,zcta,cd\n")
      const failure = yield* Effect.flip(replaceReference({ ...of(dataFolder), what: "districts", file }))
      assert.match(failure.message, /^Couldn't import .*\/districts\.csv: it has no rows$/)
      yield* Effect.gen(function* () {
        assert.strictEqual((yield* Geography).congress.vintage, "119th Congress")
      }).pipe(Effect.provide(Geography.layerWith(geographyFolder(dataFolder))))
    }).pipe(Effect.scoped),
  )
})
