import { toPreviewDefinition } from "@listwright/domain/audience"
import { pickPricingChoices, setWantedTotal } from "@listwright/domain/drafts"
import { type AffordableQuantity, cleanBudgetText, isBudget, Prices } from "@listwright/domain/pricing"
import { Effect } from "effect"
import { useDraft } from "../../draft/useDraft.ts"
import { LIVE_TIMING } from "../liveTiming.ts"
import { useDebouncedValue } from "../../../app/useDebouncedValue.ts"
import { type LiveFigures, useLiveCall } from "../useLiveCall.ts"

export interface AffordableRecordsResult extends Pick<
  LiveFigures<AffordableQuantity>,
  "answer" | "error" | "isPending"
> {
  /** True if the typed text isn't a valid amount. */
  readonly isRefused: boolean
}

/** Requests the number of the draft's records that the entered budget buys, regardless of the desired number. */
export const useAffordableRecords = (typed: string): AffordableRecordsResult => {
  const { draft } = useDraft()
  const { id: draftId, revision } = draft
  const budget = useDebouncedValue(cleanBudgetText(typed), LIVE_TIMING.debounceMs)
  const isAsked = isBudget(budget)
  const asked = {
    definition: toPreviewDefinition(draft.definition),
    choices: pickPricingChoices(setWantedTotal(draft.choices, null)),
    budget,
  }
  const live = useLiveCall(
    ["affordable", JSON.stringify(asked)],
    Effect.flatMap(Prices, (prices) => prices.affordable({ ...asked, draftId, revision })),
    isAsked,
  )
  return {
    isRefused: budget !== "" && !isAsked,
    answer: isAsked ? (live.answer?.affordable ?? null) : null,
    isPending: isAsked && (live.isPending || budget !== cleanBudgetText(typed)),
    error: isAsked ? live.error : null,
  }
}
