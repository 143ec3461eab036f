import type { CanonicalDefinition } from "@listwright/domain/definition"
import { hasGeography } from "@listwright/domain/geography"
import type { LiveQuestion } from "@listwright/domain/counting"
import type { Effect } from "effect"
import type { Ports } from "../../../app/runtime.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { LIVE_TIMING } from "../../../list/ledger/liveTiming.ts"
import { useLeadingDebounce } from "../../../list/ledger/useLeadingDebounce.ts"
import { isCurrent, useLiveCall } from "../../../list/ledger/useLiveCall.ts"
import { useStableValue } from "../../../list/ledger/useStableValue.ts"

/** A result for the list, computed without some of its choices. */
export interface FacetResult<Answer> {
  /** The result; null if unknown yet, or if there are no records to count. */
  readonly answer: Answer | null
  /** True while the result for the current list is pending. */
  readonly isBehind: boolean
}

/**
 * Requests a result for the list, ignoring the choices that the figures are shown beside, so changing those choices
 * doesn't send another request. After a failure, the last result, if any, remains, dimmed. `name` identifies the
 * request.
 */
export const useFacetResult = <Answer, Failure>(
  name: string,
  beside: CanonicalDefinition,
  ask: (question: LiveQuestion) => Effect.Effect<Answer, Failure, Ports>,
  isWanted: boolean,
): FacetResult<Answer> => {
  const { draft } = useDraft()
  const definition = useStableValue(beside)
  const asked = useLeadingDebounce(definition, LIVE_TIMING.debounceMs)
  const isAsked = isWanted && hasGeography(definition)
  const live = useLiveCall(
    ["shares", `${name} ${JSON.stringify(asked)}`],
    ask({ definition: asked, draftId: draft.id, revision: draft.revision }),
    isAsked && hasGeography(asked),
  )
  return {
    answer: isAsked ? live.answer : null,
    isBehind: isAsked && (asked !== definition || !isCurrent(live)),
  }
}
