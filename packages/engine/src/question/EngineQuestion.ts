import { OfferedColumns } from "@listwright/domain/catalog"
import { CanonicalDefinition, LocationFileHash } from "@listwright/domain/definition"
import { Schema } from "effect"

/**
 * A file of person keys, ascending, 8 bytes each, big-endian; `keys` is their number. The file with a given ID never
 * changes.
 */
export const KeyFile = Schema.Struct({ id: Schema.String, path: Schema.String, keys: Schema.Int })
export type KeyFile = typeof KeyFile.Type

/** The people in each of a definition's suppression sources. */
export const SuppressedKeyFiles = Schema.Struct({
  orders: Schema.Array(KeyFile),
  files: Schema.Array(KeyFile),
  /** The IDs of the saved counts whose selections are suppressed. */
  savedCounts: Schema.Array(Schema.String),
})
export type SuppressedKeyFiles = typeof SuppressedKeyFiles.Type

export const NO_SUPPRESSIONS: SuppressedKeyFiles = { orders: [], files: [], savedCounts: [] }

/**
 * The people on the do-not-sell list, who count as not in the universe, whatever is asked about it
 * [ob4-do-not-sell].
 */
export const DoNotSellKeyFiles = Schema.Struct({
  files: Schema.Array(KeyFile),
  /** The only snapshot for which the files are complete; if missing, they're complete for all. */
  snapshot: Schema.optionalKey(Schema.String),
})
export type DoNotSellKeyFiles = typeof DoNotSellKeyFiles.Type

/** An empty do-not-sell list. */
export const NOBODY_UNSOLD: DoNotSellKeyFiles = { files: [] }

/** A saved count referenced by areas and suppressions. */
export const SavedQuestion = Schema.Struct({
  id: Schema.String,
  /** The owner's name for the saved count; if missing, its ID is shown. */
  name: Schema.optionalKey(Schema.String),
  definition: CanonicalDefinition,
  suppressing: SuppressedKeyFiles,
})

/**
 * A location file that areas reference by hash, as written by `locationsJson`; `locations` is the number of its
 * locations. The file with a given hash never changes.
 */
export const StoredLocations = Schema.Struct({
  file: LocationFileHash,
  path: Schema.String,
  locations: Schema.Int,
})
export type StoredLocations = typeof StoredLocations.Type

/** A question about a definition, with all the data that its answer depends on except the universe. */
export const EngineQuestion = Schema.Struct({
  definition: CanonicalDefinition,
  /** The do-not-sell list, which applies to the saved counts as well. */
  doNotSell: DoNotSellKeyFiles,
  suppressing: SuppressedKeyFiles,
  savedCounts: Schema.Array(SavedQuestion),
  /** The location files referenced by the definition and the saved counts, if they exist. */
  locationFiles: Schema.Array(StoredLocations),
  /** The attributes that the source offers. Defaults to all. */
  offered: Schema.optionalKey(OfferedColumns),
})
export type EngineQuestion = typeof EngineQuestion.Type
