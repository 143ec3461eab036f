import { UNIVERSE_NAMES } from "@listwright/domain/catalog"
import { Schema } from "effect"
import { BlockFile, UniverseFile } from "../../format/UniverseManifest.ts"

/** The job of a builder process, sent once. */
export const BuildJob = Schema.Struct({
  universe: Schema.Literals(UNIVERSE_NAMES),
  seed: Schema.Int,
  /** The number of consumers in the demo. */
  people: Schema.Int,
  /** The states to include; empty for all states. */
  states: Schema.Array(Schema.String),
  folder: Schema.String,
})
export type BuildJob = typeof BuildJob.Type

/** The request to a builder process to write a chunk, numbered from 0. */
export const ChunkRequest = Schema.Struct({ chunk: Schema.Int })

/** The messages from a builder process: the number of chunks in its plan, a written chunk, or the reason it gave up. */
export const BuildReport = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("ready"), chunks: Schema.Int }),
  Schema.Struct({
    kind: Schema.Literal("written"),
    chunk: Schema.Int,
    households: Schema.Int,
    /** The number of records with a known name. */
    named: Schema.Int,
    /** The number of vectors in each slice. */
    vectors: Schema.Int,
    people: UniverseFile,
    payload: UniverseFile,
    blocks: BlockFile,
  }),
  Schema.Struct({ kind: Schema.Literal("failed"), reason: Schema.String }),
])
export type BuildReport = typeof BuildReport.Type
