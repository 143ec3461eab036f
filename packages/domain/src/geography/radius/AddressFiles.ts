import { Context, type Effect, Schema } from "effect"
import { StateCode } from "../../definition/Area.ts"
import { Latitude, Longitude, SearchMiles } from "../../definition/AreaShape.ts"
import type { CallFailed } from "../../shared/Failures.ts"
import type { AddressSheet } from "./AddressRow.ts"

/** A row of an address file that was found on the map. spec: order-builder §7 (GetAddressByFile2) */
export const LocatedAddress = Schema.Struct({
  keycode: Schema.String,
  addressLine: Schema.String,
  state: StateCode,
  longitude: Longitude,
  latitude: Latitude,
  /** Above 0, at most 200: larger distances are cut before. */
  miles: SearchMiles,
})
export type LocatedAddress = typeof LocatedAddress.Type

/** A file as it was chosen. */
export interface ChosenFile {
  readonly name: string
  readonly content: Uint8Array
}

/** Files of addresses for a list of several radiuses. An uploaded file has an id that only its uploader can use. */
export class AddressFiles extends Context.Service<
  AddressFiles,
  {
    /** Its id; Refused, with the server's words, when it is no Excel file. */
    readonly upload: (file: ChosenFile) => Effect.Effect<string, CallFailed>
    /** What the first sheet of an uploaded file holds. */
    readonly sheet: (targetFile: string) => Effect.Effect<AddressSheet, CallFailed>
    /** The good rows on the map, in the order of the file, and how many rows are not on it, bad ones included. */
    readonly located: (
      targetFile: string,
    ) => Effect.Effect<
      { readonly found: ReadonlyArray<LocatedAddress>; readonly notFound: number },
      CallFailed
    >
  }
>()("@listwright/domain/AddressFiles") {}
