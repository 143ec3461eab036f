import { Context, Effect, Layer } from "effect"
import { readAreaFacts } from "../../src/question/readAreaFacts.ts"
import { type DuckDbUniverse, openDuckDb } from "../../src/sql/duckdb/openDuckDb.ts"
import { readManifest } from "../../src/format/readManifest.ts"
import { DenseUniverse } from "../conformance/denseUniverse.ts"

/** The universe of the conformance tests in DuckDB. */
export class DenseDuckDb extends Context.Service<DenseDuckDb, DuckDbUniverse>()("test/DenseDuckDb") {
  static readonly layer = Layer.effect(
    DenseDuckDb,
    Effect.acquireRelease(
      Effect.gen(function* () {
        const { folder } = yield* DenseUniverse
        const manifest = yield* readManifest(folder)
        if (manifest === null) return yield* Effect.die("there is no universe")
        const facts = yield* readAreaFacts(null)
        return yield* Effect.promise(() => openDuckDb(folder, manifest, { ...facts, threads: 2 }))
      }),
      (universe) => Effect.sync(universe.close),
    ),
  ).pipe(Layer.provideMerge(DenseUniverse.layer))
}
