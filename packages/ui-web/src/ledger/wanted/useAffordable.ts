import { previewDefinition } from "@listwright/domain/audience"
import { pricedChoices, wantTotal } from "@listwright/domain/drafts"
import { type Affordable, budgetFromText, isBudget, Prices } from "@listwright/domain/pricing"
import { Effect } from "effect"
import { useDraft } from "../../draft/useDraft.ts"
import { LIVE } from "../live.ts"
import { useDebounced } from "../../app/useDebounced.ts"
import { type LiveFigures, useLiveCall } from "../useLiveCall.ts"

export interface AffordableFigures extends Pick<LiveFigures<Affordable>, "answer" | "error" | "isPending"> {
  /** True if the typed text isn't a valid amount. */
  readonly isRefused: boolean
}

/** Requests the number of the draft's records that the entered budget buys, regardless of the desired number. */
export const useAffordable = (typed: string): AffordableFigures => {
  const { draft } = useDraft()
  const { id: draftId, revision } = draft
  const budget = useDebounced(budgetFromText(typed), LIVE.debounceMs)
  const isAsked = isBudget(budget)
  const asked = {
    definition: previewDefinition(draft.definition),
    choices: pricedChoices(wantTotal(draft.choices, null)),
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
    isPending: isAsked && (live.isPending || budget !== budgetFromText(typed)),
    error: isAsked ? live.error : null,
  }
}
