import { Schema } from "effect"
import { Latitude, Longitude, SearchMiles } from "./AreaShape.ts"
import { StateCode } from "./StateCode.ts"

/** The most locations that one file may have. */
export const MAX_LOCATIONS = 10_000

/** The longest name of a location: with it, a full file still fits into one request. */
export const MAX_LOCATION_NAME_CHARACTERS = 60

/** The id of a file of locations: the SHA-256 of its rows in canonical form, 64 hex digits. */
export const LocationFileHash = Schema.String.check(
  Schema.isPattern(/^[0-9a-f]{64}$/, { message: "must be the hash of a file of locations, 64 hex digits" }),
).pipe(Schema.brand("LocationFileHash"))
export type LocationFileHash = typeof LocationFileHash.Type

/** A location of a file: a point, and everything within some miles of it. */
export interface LocationRow {
  readonly longitude: number
  readonly latitude: number
  /** Above 0, at most 200. */
  readonly miles: number
  /** The state that it lies in. */
  readonly state: string
  /** The keycode, or the address if there is no keycode. It doesn't affect the selection. */
  readonly name: string
}

/** A location as it is written: longitude, latitude, miles, state, name. There may be thousands, so nothing is repeated. */
const WrittenRow = Schema.Tuple([
  Longitude,
  Latitude,
  SearchMiles,
  StateCode,
  Schema.String.check(
    Schema.isMaxLength(MAX_LOCATION_NAME_CHARACTERS, {
      message: `must be a name of at most ${MAX_LOCATION_NAME_CHARACTERS} characters`,
    }),
  ),
])

/** All locations of a file, as they are written; there is no file without one. */
export const WrittenLocations = Schema.Array(WrittenRow).check(
  Schema.isMinLength(1, { message: "must have at least 1 location" }),
  Schema.isMaxLength(MAX_LOCATIONS, { message: `must have at most ${MAX_LOCATIONS} locations` }),
)
export type WrittenLocations = typeof WrittenLocations.Type

/** Locations as they are written, in the same order. */
export const writtenLocations = (rows: ReadonlyArray<LocationRow>): WrittenLocations =>
  rows.map(({ latitude, longitude, miles, name, state }) => [longitude, latitude, miles, state, name])

/** Written locations, in the same order. */
export const readLocations = (written: WrittenLocations): ReadonlyArray<LocationRow> =>
  written.map(([longitude, latitude, miles, state, name]) => ({ longitude, latitude, miles, state, name }))
