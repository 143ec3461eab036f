import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { Effect, Option, Schema } from "effect"
import { MANIFEST_FILE } from "../format/readManifest.ts"

/** The seed and size of a universe built by an earlier version, if it was generated from a seed. */
export const EarlierVersion = Schema.Struct({
  version: Schema.Literals([1, 2]),
  seed: Schema.Int,
  records: Schema.Int,
})
export type EarlierVersion = typeof EarlierVersion.Type

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(EarlierVersion))

/**
 * Reads the seed and size of a folder that an earlier release generated from a seed; returns none if there's no such
 * folder.
 */
export const readEarlierVersion = (folder: string): Effect.Effect<Option.Option<EarlierVersion>> =>
  Effect.promise(() => readFile(join(folder, MANIFEST_FILE), "utf8").catch(() => "")).pipe(
    Effect.map((text) => decode(text)),
  )
