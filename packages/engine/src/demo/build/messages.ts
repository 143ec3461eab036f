import { Schema } from "effect"
import { BlockFile, UniverseFile } from "../../format/UniverseManifest.ts"

/** Which universe a builder process works on; given once. */
export const BuildJob = Schema.Struct({
  seed: Schema.Int,
  records: Schema.Int,
  /** Empty: everywhere. */
  states: Schema.Array(Schema.String),
  folder: Schema.String,
})
export type BuildJob = typeof BuildJob.Type

/** What a builder process is told: to write a chunk, from 0. */
export const BuildOrder = Schema.Struct({ chunk: Schema.Int })

/** What a builder process tells: that it knows its plan of so many chunks; a chunk that it wrote; why it gave up. */
export const BuildReport = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("ready"), chunks: Schema.Int }),
  Schema.Struct({
    kind: Schema.Literal("written"),
    chunk: Schema.Int,
    households: Schema.Int,
    /** Of every slice. */
    vectors: Schema.Int,
    people: UniverseFile,
    payload: UniverseFile,
    blocks: BlockFile,
  }),
  Schema.Struct({ kind: Schema.Literal("failed"), reason: Schema.String }),
])
export type BuildReport = typeof BuildReport.Type
