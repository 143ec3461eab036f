import { Context, type Effect } from "effect"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { CountBreakdown, CountCrossTable, CountFillRates } from "./Breakdown.ts"
import type { CountAnswer } from "./CountAnswer.ts"
import type { DetailedCount } from "./CountDetails.ts"
import type { ListOwner } from "./ListOwner.ts"
import type { CountSample } from "./SampleRecord.ts"
import type { CountSuggestions } from "./Suggestion.ts"
import type { CountWaterfall } from "./Waterfall.ts"
import type { CountRefused, CountUnavailable } from "./CountErrors.ts"

/**
 * Exact counts of definitions. The same question about the same snapshot always has the same answer. Interrupting the
 * effect cancels the question in the engine. What is suppressed is what the owner has.
 */
export class Counts extends Context.Service<
  Counts,
  {
    readonly count: (
      definition: ListDefinition,
      owner: ListOwner,
    ) => Effect.Effect<CountAnswer, CountRefused | CountUnavailable>
    /** What each thing that is asked for leaves and removes. */
    readonly waterfall: (
      definition: ListDefinition,
      owner: ListOwner,
    ) => Effect.Effect<CountWaterfall, CountRefused | CountUnavailable>
    /** Which single thing less would bring how many more; where a quantity is `wanted`, also what would bring it near. */
    readonly suggestions: (
      definition: ListDefinition,
      owner: ListOwner,
      wanted?: number,
    ) => Effect.Effect<CountSuggestions, CountRefused | CountUnavailable>
    /** What each area brings down to its detail rows, by what people live in, with distances. */
    readonly details: (
      definition: ListDefinition,
      owner: ListOwner,
    ) => Effect.Effect<DetailedCount, CountRefused | CountUnavailable>
    /** How the selection spreads over the values of a column. */
    readonly breakdown: (
      definition: ListDefinition,
      owner: ListOwner,
      column: string,
    ) => Effect.Effect<CountBreakdown, CountRefused | CountUnavailable>
    /** How the selection spreads over the values of two columns. */
    readonly crossTab: (
      definition: ListDefinition,
      owner: ListOwner,
      rows: string,
      columns: string,
    ) => Effect.Effect<CountCrossTable, CountRefused | CountUnavailable>
    /** Of how many records a phone, a ZIP+4, a carrier route and each attribute is known. */
    readonly fillRates: (
      definition: ListDefinition,
      owner: ListOwner,
    ) => Effect.Effect<CountFillRates, CountRefused | CountUnavailable>
    /** Ten records, masked. */
    readonly sample: (
      definition: ListDefinition,
      owner: ListOwner,
    ) => Effect.Effect<CountSample, CountRefused | CountUnavailable>
  }
>()("@listwright/domain/Counts") {}
