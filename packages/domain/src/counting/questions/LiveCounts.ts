import { Context, Effect } from "effect"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { CallFailed } from "../../shared/Failures.ts"
import type { CountBreakdown, CountCrossTable, CountFillRates } from "./Breakdown.ts"
import type { CountAnswer } from "./CountAnswer.ts"
import type { DetailedCount } from "./CountDetails.ts"
import type { CountRefused, CountUnavailable } from "./CountErrors.ts"
import type { CountSample } from "./SampleRecord.ts"
import type { CountSuggestions } from "./Suggestion.ts"
import type { CountWaterfall } from "./Waterfall.ts"

/** A question that repeats which state of the draft it is about, so that an older answer is never taken for a newer. */
export interface LiveQuestion {
  readonly definition: ListDefinition
  readonly draftId: string | null
  readonly revision: number
}

/** An answer with the state of the draft that it is about, or why there is none. */
export type LiveAnswer<A> = Effect.Effect<
  { readonly revision: number } & A,
  CallFailed | CountRefused | CountUnavailable
>

/** Counts that follow every edit. A newer question of the same draft and kind cancels the older one on the server. */
export class LiveCounts extends Context.Service<
  LiveCounts,
  {
    readonly count: (question: LiveQuestion) => LiveAnswer<{ readonly answer: CountAnswer }>
    /** What each thing that is asked for leaves and removes. */
    readonly waterfall: (question: LiveQuestion) => LiveAnswer<{ readonly waterfall: CountWaterfall }>
    /** Which single thing less would bring how many more; where a quantity is `wanted`, also what would bring it near. */
    readonly suggestions: (
      question: LiveQuestion & { readonly wanted?: number },
    ) => LiveAnswer<{ readonly suggestions: CountSuggestions }>
    /** What each area brings, down to its detail rows. */
    readonly details: (question: LiveQuestion) => LiveAnswer<{ readonly details: DetailedCount }>
    /** How the selection spreads over the values of a column. */
    readonly breakdown: (
      question: LiveQuestion & { readonly column: string },
    ) => LiveAnswer<{ readonly breakdown: CountBreakdown }>
    /** How the selection spreads over the values of two columns. */
    readonly crossTab: (
      question: LiveQuestion & { readonly rows: string; readonly columns: string },
    ) => LiveAnswer<{ readonly crossTable: CountCrossTable }>
    /** Of how many records a phone, a ZIP+4, a carrier route and each attribute is known. */
    readonly fillRates: (question: LiveQuestion) => LiveAnswer<{ readonly fillRates: CountFillRates }>
    /** Ten records, masked. */
    readonly sample: (question: LiveQuestion) => LiveAnswer<{ readonly sample: CountSample }>
  }
>()("@listwright/domain/LiveCounts") {}
