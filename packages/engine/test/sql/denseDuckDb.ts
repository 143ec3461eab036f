import { Context, Effect, Layer } from "effect"
import { readAreaFacts } from "../../src/question/readAreaFacts.ts"
import { type DuckDbUniverse, openDuckDb } from "../../src/sql/duckdb/openDuckDb.ts"
import { universeCountry } from "../../src/format/UniverseManifest.ts"
import { readManifest } from "../../src/format/readManifest.ts"
import { DenseUniverse } from "../conformance/denseUniverse.ts"

/** A universe of the conformance tests in DuckDB. */
export const duckDbOf = (folder: string) =>
  Effect.acquireRelease(
    Effect.gen(function* () {
      const manifest = yield* readManifest(folder)
      if (manifest === null) return yield* Effect.die("there is no universe")
      const facts = yield* readAreaFacts(null, universeCountry(manifest))
      return yield* Effect.promise(() => openDuckDb(folder, manifest, { ...facts, threads: 2 }))
    }),
    (universe) => Effect.sync(universe.close),
  )

/** The DuckDB universe of consumers. */
export class DenseDuckDb extends Context.Service<DenseDuckDb, DuckDbUniverse>()("test/DenseDuckDb") {
  static readonly layer = Layer.effect(
    DenseDuckDb,
    Effect.flatMap(DenseUniverse, ({ folder }) => duckDbOf(folder)),
  ).pipe(Layer.provideMerge(DenseUniverse.layer))
}
