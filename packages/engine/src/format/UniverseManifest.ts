import { COUNTRIES, type Country, DEFAULT_COUNTRY } from "@listwright/domain/shared"
import { Schema } from "effect"

/** A file in a universe folder. `path` is relative to the folder; `sha256` has 64 hex digits. */
export const DataFile = Schema.Struct({ path: Schema.String, bytes: Schema.Int, sha256: Schema.String })
export type DataFile = typeof DataFile.Type

/** One of several files that together contain the rows. */
export const UniverseFile = Schema.Struct({ ...DataFile.fields, records: Schema.Int })
export type UniverseFile = typeof UniverseFile.Type

/** A file of blocks, with the position of each block. */
export const BlockFile = Schema.Struct({ ...UniverseFile.fields, index: DataFile })
export type BlockFile = typeof BlockFile.Type

/** The contents of a universe folder. The manifest is written last: a folder without it is unfinished. */
export const UniverseManifest = Schema.Struct({
  version: Schema.Literal(3),
  listType: Schema.Int,
  /**
   * The country where the people live, which determines the meaning of a row's ZIP and ZIP4 (see `ZIP_NUMBERS`).
   * Present only for Canada.
   */
  country: Schema.optionalKey(Schema.Literals(COUNTRIES)),
  source: Schema.String,
  /** The month as of which the records' ages and dates are correct: '2026-11'. */
  vintage: Schema.String,
  /** The seed of synthetic people; null for imported records. */
  seed: Schema.NullOr(Schema.Int),
  records: Schema.Int,
  households: Schema.Int,
  /** The number of records with a known name, if not all have one. */
  named: Schema.optionalKey(Schema.Int),
  /** The number of 128-position vectors per slice. */
  vectors: Schema.Int,
  /** The identifier of this state of the data: the first 16 hex digits of a SHA-256 over all other fields. */
  snapshot: Schema.String,
  /** The attributes, as `StoredColumn`s. */
  columns: DataFile,
  /** The slices of each flag and attribute, in the order of `sliceGroups`: bit i of all rows, then bit i + 1. */
  bits: Schema.Array(Schema.Struct({ ...DataFile.fields, name: Schema.String, slices: Schema.Int })),
  /** The locations of ZIP Codes, carrier routes, ZIP+4s, and single rows: see `LocatedRows`. */
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
  /** The names, addresses, and phones for the same rows; only fulfillment reads them. */
  payload: Schema.Array(UniverseFile),
  /** True if the records belong to companies, whose names are also in the payload and blocks; false if absent. */
  hasCompanies: Schema.optionalKey(Schema.Boolean),
  /**
   * True if the person keys are hashes of the provider's string keys; false if absent, as in folders of text keys from
   * earlier releases.
   */
  hasTextKeys: Schema.optionalKey(Schema.Boolean),
  /**
   * The blocks with the fields that a delivered list shows for each row in addition to its attributes; absent in
   * folders from earlier releases.
   */
  blocks: Schema.optionalKey(Schema.Array(BlockFile)),
})
export type UniverseManifest = typeof UniverseManifest.Type

/** Returns the country where a universe's people live. */
export const universeCountry = ({ country }: Pick<UniverseManifest, "country">): Country =>
  country ?? DEFAULT_COUNTRY
