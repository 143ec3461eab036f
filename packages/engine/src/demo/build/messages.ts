import { UNIVERSE_NAMES } from "@listwright/domain/catalogue"
import { Schema } from "effect"
import { BlockFile, UniverseFile } from "../../format/UniverseManifest.ts"

/** The job of a builder process, given once. */
export const BuildJob = Schema.Struct({
  universe: Schema.Literals(UNIVERSE_NAMES),
  seed: Schema.Int,
  /** Consumers of the demo. */
  people: Schema.Int,
  /** Empty: everywhere. */
  states: Schema.Array(Schema.String),
  folder: Schema.String,
})
export type BuildJob = typeof BuildJob.Type

/** The request to a builder process: write a chunk, from 0. */
export const BuildOrder = Schema.Struct({ chunk: Schema.Int })

/** The messages of a builder process: its plan has this many chunks; a chunk is written; why it gave up. */
export const BuildReport = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("ready"), chunks: Schema.Int }),
  Schema.Struct({
    kind: Schema.Literal("written"),
    chunk: Schema.Int,
    households: Schema.Int,
    /** Records that are known by name. */
    named: Schema.Int,
    /** The number of vectors of every slice. */
    vectors: Schema.Int,
    people: UniverseFile,
    payload: UniverseFile,
    blocks: BlockFile,
  }),
  Schema.Struct({ kind: Schema.Literal("failed"), reason: Schema.String }),
])
export type BuildReport = typeof BuildReport.Type
