import type { Point } from "@listwright/domain/definition"
import type { AddressPlace, AddressRow, LocatedAddress, PlaceSuggestion } from "@listwright/domain/geography"
import { Context, type Effect, type Result } from "effect"

/** Locates addresses. It always answers; if it can't find the address, it answers with the ZIP Code or the city. */
export class Geocoder extends Context.Service<
  Geocoder,
  {
    /**
     * Returns how many addresses a search for a text looks up: 1 for a street or a house; 0 for a ZIP Code, a city,
     * or coordinates.
     */
    readonly costOf: (text: string) => number
    /** Returns the number of addresses that the rows of a file look up; PO boxes cost nothing. */
    readonly costOfRows: (rows: ReadonlyArray<AddressRow>) => Effect.Effect<number>
    /** Returns the places that a text may mean, the likeliest first; empty if the text is unknown. */
    readonly search: (text: string) => Effect.Effect<ReadonlyArray<AddressPlace>>
    /** Locates each row on the map, or returns the reason it can't be located, in the requested order. */
    readonly locate: (
      rows: ReadonlyArray<AddressRow>,
    ) => Effect.Effect<ReadonlyArray<Result.Result<LocatedAddress, string>>>
    /** Suggests streets, cities, and ZIP Codes for a partly typed text. */
    readonly suggest: (text: string, near: Point | null) => Effect.Effect<ReadonlyArray<PlaceSuggestion>>
  }
>()("@listwright/server/geocoding/Geocoder") {}
