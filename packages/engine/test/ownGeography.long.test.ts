import { assert, describe, it } from "@effect/vitest"
import { Counts } from "@listwright/domain/counting"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { Effect, Layer } from "effect"
import { engineLayer } from "../src/supervisor/layer.ts"
import { geographyFolder, replaceReference } from "../../geography/src/import/replaceReference.ts"
import { Suppressors } from "../src/question/Suppressors.ts"
import { temporaryFile, temporaryFolder } from "../../geography/test/temporary.ts"
import { smallUniverse } from "./universe/smallUniverse.ts"
import { areaOf } from "./definitions.ts"
import { OWNER } from "./owner.ts"

const ofDistrict = canonicalDefinition({
  ...emptyDefinition(10),
  areas: [{ kind: "congressionalDistrict", district: "IL05", excluded: false }],
})
const ofZip = canonicalDefinition({
  ...emptyDefinition(10),
  areas: [areaOf("zip", "60601")],
})

describe("A provider's districts", () => {
  it.live("are those that the engine counts, under a snapshot of their own", () =>
    Effect.gen(function* () {
      const { folder, manifest } = yield* smallUniverse(20_000)
      const dataFolder = yield* temporaryFolder
      const counted = Effect.gen(function* () {
        const counts = yield* Counts
        const zip = yield* counts.count(ofZip, OWNER)
        const district = yield* counts.count(ofDistrict, OWNER)
        return { zip: zip.total, district: district.total, snapshot: district.snapshot }
      }).pipe(
        Effect.provide(
          engineLayer(folder, { geographyFolder: geographyFolder(dataFolder) }).pipe(
            Layer.provide(Suppressors.nobody),
          ),
          { local: true },
        ),
      )
      const committed = yield* counted
      assert.strictEqual(committed.snapshot, manifest.snapshot)
      assert.isAbove(committed.zip, 0)
      assert.notStrictEqual(committed.district, committed.zip)

      const file = yield* temporaryFile("districts.csv", "state_fips,state_abbr,zcta,cd\n17,IL,60601,5\n")
      yield* replaceReference({
        dataFolder,
        what: "districts",
        file,
        source: "The provider",
        vintage: "120th Congress",
      })
      const own = yield* counted
      assert.strictEqual(own.district, committed.zip)
      assert.match(own.snapshot, new RegExp(`^${manifest.snapshot}-[0-9a-f]{8}$`))
      assert.deepStrictEqual(yield* counted, own)
    }).pipe(Effect.scoped),
  )
})
