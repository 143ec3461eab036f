import { Schema } from "effect"
import { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import { LocationFileHash, MAX_LOCATIONS, EncodedLocations } from "../definition/LocationFile.ts"
import { ListDefinition } from "../definition/ListDefinition.ts"
import { SavedListName } from "./FullSavedList.ts"

/** The only file version that this code writes and reads. */
export const LIST_FILE_VERSION = 1
/** The maximum number of lists embedded in a file. */
export const MAX_LISTS_PER_FILE = 100
/** The maximum number of locations in all embedded location files combined. */
export const MAX_LOCATIONS_PER_LIST_FILE = MAX_LOCATIONS
/** The maximum number of people in all embedded address files combined. */
export const MAX_PERSON_KEYS_PER_FILE = 40_000

const Id = Schema.String.check(
  Schema.isPattern(/^\S{1,64}$/, { message: "must be an id of 1 to 64 characters" }),
)

/** A saved list that another list in the file references by `id`. */
export const EmbeddedList = Schema.Struct({ id: Id, name: SavedListName, definition: CanonicalDefinition })
export type EmbeddedList = typeof EmbeddedList.Type

/** The people that a list in the file suppresses: an uploaded file, reduced to the keys of the people it named. */
export const EmbeddedAddressFile = Schema.Struct({
  id: Id,
  name: Schema.String.check(
    Schema.isMaxLength(200, { message: "must have at most 200 characters" }),
    Schema.isMinLength(1, { message: "must not be empty" }),
  ),
  keys: Schema.Array(
    Schema.String.check(
      Schema.isPattern(/^\d{1,20}$/, { message: "must be a person key of at most 20 digits" }),
    ),
  ).check(
    Schema.isMaxLength(MAX_PERSON_KEYS_PER_FILE, {
      message: `must hold at most ${MAX_PERSON_KEYS_PER_FILE} people`,
    }),
  ),
})
export type EmbeddedAddressFile = typeof EmbeddedAddressFile.Type

/** A location file that one of a list's areas references by its hash. */
export const EmbeddedLocationFile = Schema.Struct({ file: LocationFileHash, locations: EncodedLocations })
export type EmbeddedLocationFile = typeof EmbeddedLocationFile.Type

/**
 * The contents of a file other than the definition: the file version, the name, and everything that the definition
 * references.
 */
export const EmbeddedContent = Schema.Struct({
  version: Schema.Literal(LIST_FILE_VERSION).annotate({
    message: `must be ${LIST_FILE_VERSION}, the only version that is read here; export the list again, or update this server`,
  }),
  name: SavedListName,
  lists: Schema.Array(EmbeddedList).check(
    Schema.isMaxLength(MAX_LISTS_PER_FILE, { message: `must hold at most ${MAX_LISTS_PER_FILE} lists` }),
  ),
  addressFiles: Schema.Array(EmbeddedAddressFile).check(
    Schema.isMaxLength(MAX_LISTS_PER_FILE, {
      message: `must hold at most ${MAX_LISTS_PER_FILE} address files`,
    }),
  ),
  /** The location files; missing if the list doesn't reference any, and in files from older releases. */
  locationFiles: Schema.optionalKey(
    Schema.Array(EmbeddedLocationFile).check(
      Schema.isMaxLength(MAX_LISTS_PER_FILE, {
        message: `must hold at most ${MAX_LISTS_PER_FILE} files of locations`,
      }),
    ),
  ),
})

/**
 * A saved list as a portable file (`definition.json`): a definition, readable wherever definitions are, with everything
 * that it references in `portable`. If `portable` is missing, the definition has no references.
 */
export const SavedListFile = Schema.Struct({
  ...ListDefinition.fields,
  portable: Schema.optionalKey(EmbeddedContent),
})
export type SavedListFile = typeof SavedListFile.Type
