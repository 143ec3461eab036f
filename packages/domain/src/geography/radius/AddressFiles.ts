import { Context, type Effect, Schema } from "effect"
import { Latitude, Longitude, SearchMiles } from "../../definition/AreaShape.ts"
import type { LocationFileHash, LocationRow } from "../../definition/LocationFile.ts"
import { StateCode } from "../../definition/StateCode.ts"
import type { FoundLevels } from "../AddressNotices.ts"
import { Precision } from "../places/AddressPlace.ts"
import type { CallFailed } from "../../shared/Failures.ts"
import type { AddressColumnsChosen, AddressSheet, FailedRow } from "./AddressRow.ts"

/** A row of an address file that was found on the map. */
export const LocatedAddress = Schema.Struct({
  keycode: Schema.String,
  addressLine: Schema.String,
  state: StateCode,
  longitude: Longitude,
  latitude: Latitude,
  /** The precision of the point: the address, the middle of its street, or the ZIP center. */
  precision: Precision,
  /** Above 0, at most 200: larger distances are cut before. */
  miles: SearchMiles,
})
export type LocatedAddress = typeof LocatedAddress.Type

/** The rows of an upload that are on the map, as one file that definitions name by its hash. */
export interface KeptLocations {
  readonly file: LocationFileHash
  /** The file name of the upload. */
  readonly name: string
  /** The number of circles that the rows make. */
  readonly locations: number
}

/** The result of locating an address file. */
export interface LocatedAddresses {
  /** null: no row is on the map. */
  readonly kept: KeptLocations | null
  /** The number of rows on the map. */
  readonly found: number
  /**
   * The number of those rows at each precision: at their house, in the middle of their street, or at their ZIP
   * center.
   */
  readonly levels: FoundLevels
  readonly failed: ReadonlyArray<FailedRow>
}

/** A file as it was chosen. */
export interface ChosenFile {
  readonly name: string
  readonly content: Uint8Array
}

/** Files of addresses for a list of several locations. An uploaded file has an id that only its uploader can use. */
export class AddressFiles extends Context.Service<
  AddressFiles,
  {
    /** Its id; Refused, with the server's words, when it is no Excel file. */
    readonly upload: (file: ChosenFile) => Effect.Effect<string, CallFailed>
    /** The headings of an uploaded file and its first rows, from its first sheet. */
    readonly head: (targetFile: string) => Effect.Effect<AddressSheet, CallFailed>
    /**
     * Keeps the rows that are on the map, and answers every other one in the order of the file; Refused, with the server's words,
     * when the file cannot be used. `columns` null: as its headings suggest.
     */
    readonly located: (
      targetFile: string,
      columns: AddressColumnsChosen | null,
    ) => Effect.Effect<LocatedAddresses, CallFailed>
    /** Returns the locations of the rows of a kept file; fails with Refused if the user doesn't have access to it. */
    readonly locations: (file: LocationFileHash) => Effect.Effect<ReadonlyArray<LocationRow>, CallFailed>
  }
>()("@listwright/domain/AddressFiles") {}
