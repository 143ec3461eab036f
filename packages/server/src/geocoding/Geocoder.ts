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
    /** The same of the rows of a file: post-office boxes cost nothing. */
    readonly costOfRows: (rows: ReadonlyArray<AddressRow>) => Effect.Effect<number>
    /** Returns the places that a text may mean, the likeliest first; empty if the text is unknown. */
    readonly search: (text: string) => Effect.Effect<ReadonlyArray<AddressPlace>>
    /** Each row on the map, or why it cannot be, in the order asked. */
    readonly locate: (
      rows: ReadonlyArray<AddressRow>,
    ) => Effect.Effect<ReadonlyArray<Result.Result<LocatedAddress, string>>>
    /** Streets, cities and ZIP Codes that may be meant by what is typed so far. */
    readonly suggest: (text: string, near: Point | null) => Effect.Effect<ReadonlyArray<PlaceSuggestion>>
  }
>()("@listwright/server/geocoding/Geocoder") {}
