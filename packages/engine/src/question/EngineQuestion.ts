import { OfferedColumns } from "@listwright/domain/catalogue"
import { CanonicalDefinition, LocationFileHash } from "@listwright/domain/definition"
import { Schema } from "effect"

/** A file of this many person keys, ascending, 8 bytes each, big-endian. The file of an id never changes. */
export const KeyFile = Schema.Struct({ id: Schema.String, path: Schema.String, keys: Schema.Int })
export type KeyFile = typeof KeyFile.Type

/**
 * The people that each source of suppression names, and the do-not-sell list, which the server adds to a definition.
 */
export const Suppressing = Schema.Struct({
  orders: Schema.Array(KeyFile),
  files: Schema.Array(KeyFile),
  doNotSell: Schema.Array(KeyFile),
  /** Ids of the saved counts whose selection is suppressed. */
  savedCounts: Schema.Array(Schema.String),
  /** The only snapshot that `doNotSell` is whole for; without one it is for all. */
  snapshot: Schema.optionalKey(Schema.String),
})
export type Suppressing = typeof Suppressing.Type

export const SUPPRESSING_NOBODY: Suppressing = { orders: [], files: [], doNotSell: [], savedCounts: [] }

/** A saved count, for the areas and suppressions that name it. */
export const SavedQuestion = Schema.Struct({
  id: Schema.String,
  /** The owner's name for it; without one, it goes by its id. */
  name: Schema.optionalKey(Schema.String),
  definition: CanonicalDefinition,
  suppressing: Suppressing,
})

/**
 * A file of the locations that areas name by its hash: what `locationsJson` writes, with this many locations. The file of a
 * hash never changes.
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
  /** The files of locations that the definition and the saved counts name, as far as there are any. */
  locationFiles: Schema.Array(StoredLocations),
  /** The attributes that the source offers; all by default. */
  offered: Schema.optionalKey(OfferedColumns),
})
export type EngineQuestion = typeof EngineQuestion.Type
