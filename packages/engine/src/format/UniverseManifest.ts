import { COUNTRIES, type Country, DEFAULT_COUNTRY } from "@listwright/domain/shared"
import { Schema } from "effect"

/** A file of a universe folder. `path` is relative to the folder; `sha256` has 64 hex digits. */
export const DataFile = Schema.Struct({ path: Schema.String, bytes: Schema.Int, sha256: Schema.String })
export type DataFile = typeof DataFile.Type

/** One of several files that together contain the rows. */
export const UniverseFile = Schema.Struct({ ...DataFile.fields, records: Schema.Int })
export type UniverseFile = typeof UniverseFile.Type

/** A file of blocks, with the position of each block. */
export const BlockFile = Schema.Struct({ ...UniverseFile.fields, index: DataFile })
export type BlockFile = typeof BlockFile.Type

/** The contents of a universe folder. It's written last: a folder without it is unfinished. */
export const UniverseManifest = Schema.Struct({
  version: Schema.Literal(3),
  listType: Schema.Int,
  /**
   * The country where the people live, which decides what ZIP and ZIP4 of a row mean (see `ZIP_NUMBERS`). It's
   * present only for Canada.
   */
  country: Schema.optionalKey(Schema.Literals(COUNTRIES)),
  source: Schema.String,
  /** The month for which the records' ages and dates are correct: '2026-11'. */
  vintage: Schema.String,
  /** The seed of synthetic people; null for imported records. */
  seed: Schema.NullOr(Schema.Int),
  records: Schema.Int,
  households: Schema.Int,
  /** The number of records with a known name, if not all have one. */
  named: Schema.optionalKey(Schema.Int),
  /** The number of 128-position vectors in every slice. */
  vectors: Schema.Int,
  /** The identifier of this state of the data: the first 16 hex digits of a SHA-256 over everything else here. */
  snapshot: Schema.String,
  /** The attributes, as `StoredColumn`s. */
  columns: DataFile,
  /** The slices of each fact and each attribute, in the order of `sliceGroups`: bit i of all rows, then bit i + 1. */
  bits: Schema.Array(Schema.Struct({ ...DataFile.fields, name: Schema.String, slices: Schema.Int })),
  /** The locations of ZIP Codes, carrier routes, ZIP+4s and single rows: see `PlacedRows`. */
  places: Schema.Struct({
    zips: DataFile,
    routeRuns: DataFile,
    zip4Runs: DataFile,
    points: DataFile,
    /** The rows that are far from the others in their ZIP Code. */
    strays: DataFile,
    /** The person key of each row, 8 bytes, little-endian. */
    keys: DataFile,
  }),
  /** The coded attributes, in row order. */
  people: Schema.Array(UniverseFile),
  /** The names, addresses, and phones of the same rows; only fulfillment reads them. */
  payload: Schema.Array(UniverseFile),
  /** True if the records are at companies, whose names are also in the payload and blocks; false if absent. */
  hasCompanies: Schema.optionalKey(Schema.Boolean),
  /**
   * The blocks with the fields that a delivered list shows for each row besides its attributes; folders from earlier
   * releases don't have them.
   */
  blocks: Schema.optionalKey(Schema.Array(BlockFile)),
})
export type UniverseManifest = typeof UniverseManifest.Type

/** Returns the country where the people of a universe live. */
export const countryOfUniverse = ({ country }: Pick<UniverseManifest, "country">): Country =>
  country ?? DEFAULT_COUNTRY
