import { Effect } from "effect"
import { BitSliceEngine } from "../../../src/bitslice/BitSliceEngine.ts"
import { openSlices } from "../../../src/bitslice/Universe.ts"
import type { UniverseManifest } from "../../../src/format/UniverseManifest.ts"
import { readAreaFacts } from "../../../src/question/readAreaFacts.ts"
import { createCenterLookup } from "../../../src/sql/createCenterLookup.ts"
import { openDuckDb } from "../../../src/sql/duckdb/openDuckDb.ts"
import { SqlCountEngine } from "../../../src/sql/SqlCountEngine.ts"

/** Opens an imported universe with both engines until the scope ends; `slots` says how the slices share memory. */
export const bothEngines = Effect.fnUntraced(function* (
  folder: string,
  manifest: UniverseManifest,
  slots: { readonly workers: number; readonly slotBytes: number } = { workers: 1, slotBytes: 1e8 },
) {
  const facts = yield* readAreaFacts(null)
  const opened = yield* Effect.acquireRelease(
    Effect.promise(() => openSlices(folder, manifest, { ...facts, ...slots })),
    ({ close }) => Effect.promise(close),
  )
  const duckDb = yield* Effect.acquireRelease(
    Effect.promise(() => openDuckDb(folder, manifest, { ...facts, threads: 2 })),
    ({ close }) => Effect.sync(close),
  )
  const slices = new BitSliceEngine(opened)
  const sql = new SqlCountEngine(duckDb, createCenterLookup(opened), manifest.snapshot)
  return { opened, slices, sql, engines: [slices, sql] } as const
})
