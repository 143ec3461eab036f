import { assert, describe, it } from "@effect/vitest"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { Effect, Result } from "effect"
import { BitSliceEngine } from "../src/bitslice/BitSliceEngine.ts"
import { openSlices } from "../src/bitslice/Universe.ts"
import { importUniverse } from "../src/import/importUniverse.ts"
import { SUPPRESSING_NOBODY } from "../src/question/EngineQuestion.ts"
import { readAreaFacts } from "../src/question/readAreaFacts.ts"
import { centersIn } from "../src/sql/centersIn.ts"
import { openDuckDb } from "../src/sql/duckdb/openDuckDb.ts"
import { SqlCountEngine } from "../src/sql/SqlCountEngine.ts"
import { csvOf, fit, mapping, provided } from "./universe/import/providerFiles.ts"

const written = {
  ...mapping,
  listType: 20,
  record: { ...mapping.record, company: "firm" },
  attributes: [],
}
/** Every fifth contact has no name; suites are no apartments. */
const contacts = Array.from({ length: 20 }, (_, at) => ({
  ...fit,
  id: String(at + 1),
  firm: `Firm ${at}`,
  street: `${at + 1} Oak St Ste ${at}`,
  flat: at % 4 === 0 ? "Y" : "N",
  ...(at % 5 === 0 ? { first: "", last: "" } : {}),
}))
const everywhere = canonicalDefinition({
  ...emptyDefinition(20),
  areas: [{ kind: "nation", excluded: false }],
})
const asked = { definition: everywhere, savedCounts: [], locationFiles: [], suppressing: SUPPRESSING_NOBODY }

describe("The details of a list of businesses", () => {
  it.effect("tell contacts with a name, and no homes", () =>
    Effect.gen(function* () {
      const files = yield* provided({ "people.csv": csvOf(contacts) }, written)
      const { manifest } = yield* importUniverse({ mapping: files.mapping, folder: files.universe })
      const facts = yield* readAreaFacts(null)
      const slices = yield* Effect.acquireRelease(
        Effect.promise(() => openSlices(files.universe, manifest, { ...facts, workers: 1, slotBytes: 1e8 })),
        (opened) => Effect.promise(opened.close),
      )
      const duckDb = yield* Effect.acquireRelease(
        Effect.promise(() => openDuckDb(files.universe, manifest, { ...facts, threads: 2 })),
        (opened) => Effect.sync(opened.close),
      )
      for (const engine of [
        new BitSliceEngine(slices),
        new SqlCountEngine(duckDb, centersIn(slices), manifest.snapshot),
      ]) {
        const { areas, total, withContactNames } = Result.getOrThrow(
          yield* Effect.promise(() => engine.details(asked, {})),
        )
        assert.deepStrictEqual([total, withContactNames], [20, 16])
        assert.deepStrictEqual(areas[0]?.occupants, { homes: 0, apartments: 0, businesses: 20 })
        assert.deepStrictEqual([...Result.getOrThrow(yield* Effect.promise(() => engine.routes(asked)))], [])
      }
    }).pipe(Effect.scoped),
  )
})
