import { Context, type Effect, Schema } from "effect"
import { Latitude, Longitude, RadiusMiles } from "../../definition/AreaShape.ts"
import type { LocationFileHash, LocationRow } from "../../definition/LocationFile.ts"
import { StateCode } from "../../definition/StateCode.ts"
import type { PrecisionCounts } from "../AddressNotices.ts"
import { Precision } from "../places/AddressPlace.ts"
import type { CallFailed } from "../../shared/Failures.ts"
import type { AddressColumnMapping, AddressSheet, FailedRow } from "./AddressRow.ts"

/** An address file row that was found on the map. */
export const LocatedAddress = Schema.Struct({
  keycode: Schema.String,
  addressLine: Schema.String,
  state: StateCode,
  longitude: Longitude,
  latitude: Latitude,
  /** The precision of the point: the address, the middle of its street, or the ZIP center. */
  precision: Precision,
  /** The distance in miles, above 0 and at most 200; larger distances are capped at 200 beforehand. */
  miles: RadiusMiles,
})
export type LocatedAddress = typeof LocatedAddress.Type

/** The uploaded rows found on the map, stored as one file that definitions reference by hash. */
export interface LocatedAddressFile {
  readonly file: LocationFileHash
  /** The uploaded file's name. */
  readonly name: string
  /** The number of circles built from the rows. */
  readonly locations: number
}

/** The result of locating an address file. */
export interface LocatedAddresses {
  /** The stored rows; null if none of the rows were found on the map. */
  readonly kept: LocatedAddressFile | null
  /** The number of rows found on the map. */
  readonly found: number
  /** The number of rows found on the map at each precision: the house, the middle of the street, or the ZIP center. */
  readonly levels: PrecisionCounts
  readonly failed: ReadonlyArray<FailedRow>
}

/** A file as chosen by the user. */
export interface ChosenFile {
  readonly name: string
  readonly content: Uint8Array
}

/**
 * The port for address files, used for lists around several locations. An uploaded file's ID works only for its
 * uploader.
 */
export class AddressFiles extends Context.Service<
  AddressFiles,
  {
    /** Uploads a file and returns its ID; fails with Refused and the server's message if it isn't an Excel file. */
    readonly upload: (file: ChosenFile) => Effect.Effect<string, CallFailed>
    /** Returns the headings and first rows of an uploaded file's first sheet. */
    readonly head: (targetFile: string) => Effect.Effect<AddressSheet, CallFailed>
    /**
     * Stores the rows found on the map and returns all others in file order; fails with Refused and the server's
     * message if the file can't be used. If `columns` is null, uses the columns suggested by the headings.
     */
    readonly located: (
      targetFile: string,
      columns: AddressColumnMapping | null,
    ) => Effect.Effect<LocatedAddresses, CallFailed>
    /** Returns the locations of a stored file's rows; fails with Refused if the user doesn't have access to it. */
    readonly locations: (file: LocationFileHash) => Effect.Effect<ReadonlyArray<LocationRow>, CallFailed>
  }
>()("@listwright/domain/AddressFiles") {}
