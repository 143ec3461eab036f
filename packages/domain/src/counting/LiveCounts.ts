import { Context, type Effect } from "effect"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import type { CallFailed } from "../shared/Failures.ts"
import type { CountAnswer } from "./CountAnswer.ts"
import type { CountRefused, CountUnavailable } from "./CountErrors.ts"
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
    /** Which single thing less would bring how many more. */
    readonly suggestions: (question: LiveQuestion) => LiveAnswer<{ readonly suggestions: CountSuggestions }>
  }
>()("@listwright/domain/LiveCounts") {}
