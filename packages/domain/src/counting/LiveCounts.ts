import { Context, type Effect } from "effect"
import type { AccountId } from "../account/AccountId.ts"
import type { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import type { CallFailed } from "../shared/Failures.ts"
import type { CountRefused, CountUnavailable } from "./questions/CountErrors.ts"
import type { CountRequestFields, CountQuestionName, CountQuestions } from "./countQuestions.ts"
import type { AnswerBasis } from "./questions/AnswerBasis.ts"
import type { DraftId } from "../shared/DraftId.ts"

/** A question with the draft revision that it's about, so that an older answer is never mistaken for a newer one. */
export interface LiveQuestion {
  readonly definition: CanonicalDefinition
  /** The draft whose earlier questions this one cancels; null for none. */
  readonly draftId: DraftId | null
  /**
   * The account whose orders, lists, and files are suppressed; defaults to the draft's account or, without a draft, the
   * user's own.
   */
  readonly accountId?: AccountId
  readonly revision: number
}

/** An answer with the draft revision that it's about, or the reason for the lack of an answer. */
type LiveAnswer<Name extends CountQuestionName> = Effect.Effect<
  { readonly revision: number } & Readonly<
    Record<CountQuestions[Name]["field"], AnswerBasis & CountQuestions[Name]["reply"]["Type"]>
  >,
  CallFailed | CountRefused | CountUnavailable
>

/**
 * The live versions of `COUNT_QUESTIONS`, which follow every edit. A newer question of the same kind about the same
 * draft cancels the older one on the server.
 */
export class LiveCounts extends Context.Service<
  LiveCounts,
  {
    readonly [Name in CountQuestionName]: (
      question: LiveQuestion & CountRequestFields<Name>,
    ) => LiveAnswer<Name>
  }
>()("@listwright/domain/LiveCounts") {}
