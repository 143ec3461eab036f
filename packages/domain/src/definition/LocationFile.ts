import { Schema } from "effect"
import { Latitude, Longitude, RadiusMiles } from "./AreaShape.ts"
import { StateCode } from "./StateCode.ts"

/** The maximum number of locations in a file. */
export const MAX_LOCATIONS = 10_000

/** The maximum length of a location's name, short enough that a full file fits into one request. */
export const MAX_LOCATION_NAME_CHARACTERS = 60

/** The ID of a location file: the SHA-256 of its rows in canonical form, 64 hex digits. */
export const LocationFileHash = Schema.String.check(
  Schema.isPattern(/^[0-9a-f]{64}$/, { message: "must be the hash of a file of locations, 64 hex digits" }),
).pipe(Schema.brand("LocationFileHash"))
export type LocationFileHash = typeof LocationFileHash.Type

/** A location in a file: a point with a radius around it. */
export interface LocationRow {
  readonly longitude: number
  readonly latitude: number
  /** The radius in miles: above 0, at most 200. */
  readonly miles: number
  /** The location's state. */
  readonly state: string
  /** The keycode, or the address if there's no keycode. It doesn't affect the selection. */
  readonly name: string
}

/**
 * A location in stored form: longitude, latitude, miles, state, name. There may be thousands, so keys aren't repeated.
 */
const WrittenRow = Schema.Tuple([
  Longitude,
  Latitude,
  RadiusMiles,
  StateCode,
  Schema.String.check(
    Schema.isMaxLength(MAX_LOCATION_NAME_CHARACTERS, {
      message: `must be a name of at most ${MAX_LOCATION_NAME_CHARACTERS} characters`,
    }),
  ),
])

/** All of a file's locations in stored form; a file has at least one. */
export const EncodedLocations = Schema.Array(WrittenRow).check(
  Schema.isMinLength(1, { message: "must have at least 1 location" }),
  Schema.isMaxLength(MAX_LOCATIONS, { message: `must have at most ${MAX_LOCATIONS} locations` }),
)
export type EncodedLocations = typeof EncodedLocations.Type

/** Converts locations to their stored form, in the same order. */
export const encodeLocations = (rows: ReadonlyArray<LocationRow>): EncodedLocations =>
  rows.map(({ latitude, longitude, miles, name, state }) => [longitude, latitude, miles, state, name])

/** Converts stored locations back to rows, in the same order. */
export const decodeLocations = (written: EncodedLocations): ReadonlyArray<LocationRow> =>
  written.map(([longitude, latitude, miles, state, name]) => ({ longitude, latitude, miles, state, name }))
