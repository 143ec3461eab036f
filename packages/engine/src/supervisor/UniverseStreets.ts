import type { CountUnavailable } from "@listwright/domain/counting"
import { Context, type Effect } from "effect"
import type { AskedStreet, FoundStreet } from "../addresses/findStreet.ts"
import type { AskedSuggestions, SuggestedStreet } from "../addresses/suggestStreets.ts"

/**
 * The streets of the site's first universe of the United States, and where houses on them are. Nothing that it answers depends
 * on whether somebody of the universe lives in a certain house.
 */
export class UniverseStreets extends Context.Service<
  UniverseStreets,
  {
    /** Where each street and house is, in the order asked: several places where it may be one of them, none where there is no such street. */
    readonly find: (
      asked: ReadonlyArray<AskedStreet>,
    ) => Effect.Effect<ReadonlyArray<ReadonlyArray<FoundStreet>>, CountUnavailable>
    /** Streets whose name begins as typed, the likeliest first. */
    readonly suggest: (
      asked: AskedSuggestions,
    ) => Effect.Effect<ReadonlyArray<SuggestedStreet>, CountUnavailable>
  }
>()("@listwright/engine/supervisor/UniverseStreets") {}
