import { OfferedColumns } from "@listwright/domain/catalogue"
import { CanonicalDefinition, LocationFileHash } from "@listwright/domain/definition"
import { Schema } from "effect"

/** A file with this many person keys, ascending, 8 bytes each, big-endian. The file with a given ID never changes. */
export const KeyFile = Schema.Struct({ id: Schema.String, path: Schema.String, keys: Schema.Int })
export type KeyFile = typeof KeyFile.Type

/** The people in each source of suppression, and the do-not-sell list, which the server adds to a definition. */
export const Suppressing = Schema.Struct({
  orders: Schema.Array(KeyFile),
  files: Schema.Array(KeyFile),
  doNotSell: Schema.Array(KeyFile),
  /** The IDs of the saved counts whose selection is suppressed. */
  savedCounts: Schema.Array(Schema.String),
  /** The only snapshot for which `doNotSell` is complete; if missing, it's complete for all. */
  snapshot: Schema.optionalKey(Schema.String),
})
export type Suppressing = typeof Suppressing.Type

export const SUPPRESSING_NOBODY: Suppressing = { orders: [], files: [], doNotSell: [], savedCounts: [] }

/** A saved count referenced by areas and suppressions. */
export const SavedQuestion = Schema.Struct({
  id: Schema.String,
  /** The owner's name for it; its ID is shown if the name is missing. */
  name: Schema.optionalKey(Schema.String),
  definition: CanonicalDefinition,
  suppressing: Suppressing,
})

/**
 * A file of the locations that areas reference by its hash, as written by `locationsJson`, with this many locations.
 * The file with a given hash never changes.
 */
export const StoredLocations = Schema.Struct({
  file: LocationFileHash,
  path: Schema.String,
  locations: Schema.Int,
})
export type StoredLocations = typeof StoredLocations.Type

/** A question about one definition, with everything that its answer depends on besides the universe. */
export const EngineQuestion = Schema.Struct({
  definition: CanonicalDefinition,
  suppressing: Suppressing,
  savedCounts: Schema.Array(SavedQuestion),
  /** The files of locations referenced by the definition and the saved counts, if they exist. */
  locationFiles: Schema.Array(StoredLocations),
  /** The attributes that the source offers; all by default. */
  offered: Schema.optionalKey(OfferedColumns),
})
export type EngineQuestion = typeof EngineQuestion.Type
