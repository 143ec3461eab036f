import { Schema } from "effect"

/** One file of a universe folder; `path` is relative to it, `sha256` has 64 hex digits. */
export const UniverseFile = Schema.Struct({
  path: Schema.String,
  records: Schema.Int,
  bytes: Schema.Int,
  sha256: Schema.String,
})
export type UniverseFile = typeof UniverseFile.Type

/** What a universe folder holds. It is written last: a folder without it is unfinished. */
export const UniverseManifest = Schema.Struct({
  version: Schema.Literal(1),
  listType: Schema.Int,
  source: Schema.String,
  /** The month that ages and dates of the records are true of: '2026-11'. */
  vintage: Schema.String,
  seed: Schema.Int,
  records: Schema.Int,
  households: Schema.Int,
  /** Names the state of the data: the first 16 hex digits of a SHA-256 over everything else here. */
  snapshot: Schema.String,
  /** Coded attributes, in row order. */
  people: Schema.Array(UniverseFile),
  /** Names, addresses and phones of the same rows; only fulfilment reads them. */
  payload: Schema.Array(UniverseFile),
})
export type UniverseManifest = typeof UniverseManifest.Type
