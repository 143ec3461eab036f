import type { CountUnavailable } from "@listwright/domain/counting"
import { Context, type Effect } from "effect"
import type { StreetQuery, FoundStreet } from "../addresses/findStreet.ts"
import type { StreetSuggestionQuery, SuggestedStreet } from "../addresses/suggestStreets.ts"

/**
 * The streets in the site's first U.S. universe, and the locations of houses on them. No answer reveals whether a
 * person in the universe lives in a specific house.
 */
export class UniverseStreets extends Context.Service<
  UniverseStreets,
  {
    /**
     * Finds each street or house, in the requested order: several places if the match is ambiguous, and an empty list
     * if there is no such street.
     */
    readonly find: (
      asked: ReadonlyArray<StreetQuery>,
    ) => Effect.Effect<ReadonlyArray<ReadonlyArray<FoundStreet>>, CountUnavailable>
    /** Suggests streets whose name begins with the typed text, likeliest first. */
    readonly suggest: (
      asked: StreetSuggestionQuery,
    ) => Effect.Effect<ReadonlyArray<SuggestedStreet>, CountUnavailable>
  }
>()("@listwright/engine/supervisor/UniverseStreets") {}
