import type { CountUnavailable } from "@listwright/domain/counting"
import { Context, type Effect } from "effect"
import type { AskedStreet, FoundStreet } from "../addresses/findStreet.ts"
import type { AskedSuggestions, SuggestedStreet } from "../addresses/suggestStreets.ts"

/**
 * The streets of the site's first universe of the United States, and the locations of houses on them. No answer depends
 * on whether a person of the universe lives in a specific house.
 */
export class UniverseStreets extends Context.Service<
  UniverseStreets,
  {
    /**
     * Finds each street or house, in the order requested: several places if it may be any of them, and an empty list if
     * there is no such street.
     */
    readonly find: (
      asked: ReadonlyArray<AskedStreet>,
    ) => Effect.Effect<ReadonlyArray<ReadonlyArray<FoundStreet>>, CountUnavailable>
    /** Suggests streets whose name begins as typed, the likeliest first. */
    readonly suggest: (
      asked: AskedSuggestions,
    ) => Effect.Effect<ReadonlyArray<SuggestedStreet>, CountUnavailable>
  }
>()("@listwright/engine/supervisor/UniverseStreets") {}
