import type { Point } from "@listwright/domain/definition"
import type { AddressPlace, AddressRow, LocatedAddress, PlaceSuggestion } from "@listwright/domain/geography"
import { Context, type Effect, type Result } from "effect"

/** Locates addresses. Always returns a result, falling back to the ZIP Code or city if the address can't be found. */
export class Geocoder extends Context.Service<
  Geocoder,
  {
    /**
     * Returns the number of addresses looked up by a text search: 1 for a street or house; 0 for a ZIP Code, city, or
     * coordinates.
     */
    readonly costOf: (text: string) => number
    /** Returns the number of addresses looked up for a file's rows; PO boxes don't count. */
    readonly costOfRows: (rows: ReadonlyArray<AddressRow>) => Effect.Effect<number>
    /** Returns the places that the search text might mean, likeliest first; empty if nothing matches. */
    readonly search: (text: string) => Effect.Effect<ReadonlyArray<AddressPlace>>
    /** Locates each row on the map, or returns the reason it can't be located, in the requested order. */
    readonly locate: (
      rows: ReadonlyArray<AddressRow>,
    ) => Effect.Effect<ReadonlyArray<Result.Result<LocatedAddress, string>>>
    /** Suggests streets, cities, and ZIP Codes for a partially typed address. */
    readonly suggest: (text: string, near: Point | null) => Effect.Effect<ReadonlyArray<PlaceSuggestion>>
  }
>()("@listwright/server/geocoding/Geocoder") {}
