import { Context, type Effect } from "effect"
import type { Country } from "../../shared/Country.ts"
import type { CallFailed } from "../../shared/Failures.ts"
import type { AreaDetails, AreaHitGroup, SearchableKind } from "../search/AreaHit.ts"
import type { AreaQuery } from "../search/AreaQuery.ts"
import type { AddressPlace } from "./AddressPlace.ts"
import type { Point } from "../../definition/AreaShape.ts"
import type { PlaceChoice } from "./Place.ts"
import type { PlaceSuggestion } from "./PlaceSuggestion.ts"

type Choices = Effect.Effect<ReadonlyArray<PlaceChoice>, CallFailed>
type CodesFound = Effect.Effect<ReadonlyArray<string>, CallFailed>

/** The port for looking up places other than the codes that `Areas` looks up. Choices are sorted by name. */
export class Places extends Context.Service<
  Places,
  {
    /** Returns the states and the District of Columbia for the US, or the provinces for Canada. */
    readonly states: (country: Country) => Choices
    readonly counties: (state: string) => Choices
    readonly cities: (state: string) => Choices
    readonly metroAreas: (state: string, listType: number) => Choices
    readonly congressionalDistricts: (state: string) => Choices
    /**
     * Returns the SCF Codes in a range, inclusive and in ascending order; fails with Refused if there are more than
     * `maxLength`.
     */
    readonly scfsInRange: (from: string, to: string, maxLength: number) => CodesFound
    /** Returns the ZIP Codes of SCFs, in ascending order; unknown SCFs are ignored. */
    readonly zipsOfScfs: (scfs: ReadonlyArray<string>) => CodesFound
    /** Finds the places that an address or ZIP Code may refer to, most likely first; empty if it's unknown. */
    readonly searchAddress: (text: string) => Effect.Effect<ReadonlyArray<AddressPlace>, CallFailed>
    /**
     * Finds streets, cities, and ZIP Codes that match a partly typed address, most likely first, with places near the
     * given point before others; never suggests a house number that the user didn't type. Screens and the terminal use
     * `suggestPlaces` instead.
     */
    readonly suggestions: (
      text: string,
      near: Point | null,
    ) => Effect.Effect<ReadonlyArray<PlaceSuggestion>, CallFailed>
    /** Finds areas of every kind that match the search text; screens and the terminal use `findAreas` instead. */
    readonly searchAreas: (question: AreaQuery) => Effect.Effect<ReadonlyArray<AreaHitGroup>, CallFailed>
    /** Finds the area of a kind with this code, in `areaCode` format; fails with NotFound if it doesn't exist. */
    readonly area: (kind: SearchableKind, code: string) => Effect.Effect<AreaDetails, CallFailed>
  }
>()("@listwright/domain/Places") {}
