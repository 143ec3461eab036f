import { Context, type Effect } from "effect"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import type { CallFailed } from "../shared/Failures.ts"
import type { CountAnswer } from "./CountAnswer.ts"
import type { CountRefused, CountUnavailable } from "./CountErrors.ts"

/** A question that repeats which state of the draft it is about, so that an older answer is never taken for a newer. */
export interface LiveQuestion {
  readonly definition: ListDefinition
  readonly draftId: string | null
  readonly revision: number
}

/** Counts that follow every edit. A newer question of the same draft cancels the older one on the server. */
export class LiveCounts extends Context.Service<
  LiveCounts,
  {
    readonly count: (
      question: LiveQuestion,
    ) => Effect.Effect<
      { readonly revision: number; readonly answer: CountAnswer },
      CallFailed | CountRefused | CountUnavailable
    >
  }
>()("@listwright/domain/LiveCounts") {}
