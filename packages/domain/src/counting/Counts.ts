import { Context, type Effect } from "effect"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import type { CountAnswer } from "./CountAnswer.ts"
import type { CountSuggestions } from "./Suggestion.ts"
import type { CountWaterfall } from "./Waterfall.ts"
import type { CountRefused, CountUnavailable } from "./CountErrors.ts"

/**
 * Exact counts of definitions. The same question about the same snapshot always has the same answer. Interrupting the
 * effect cancels the question in the engine.
 */
export class Counts extends Context.Service<
  Counts,
  {
    readonly count: (
      definition: ListDefinition,
    ) => Effect.Effect<CountAnswer, CountRefused | CountUnavailable>
    /** What each thing that is asked for leaves and removes. */
    readonly waterfall: (
      definition: ListDefinition,
    ) => Effect.Effect<CountWaterfall, CountRefused | CountUnavailable>
    /** Which single thing less would bring how many more. */
    readonly suggestions: (
      definition: ListDefinition,
    ) => Effect.Effect<CountSuggestions, CountRefused | CountUnavailable>
  }
>()("@listwright/domain/Counts") {}
