import { pricedChoices } from "@listwright/domain/drafts"
import { type Affordable, Budget, budgetFromText, Quotes } from "@listwright/domain/pricing"
import { keepPreviousData } from "@tanstack/react-query"
import { Effect, Schema } from "effect"
import { useCall } from "../../app/useCall.ts"
import { useDraft } from "../../draft/useDraft.ts"
import { LIVE } from "../live.ts"
import { useDebounced } from "../useDebounced.ts"

const isBudget = Schema.is(Budget)

export interface AffordableFigures {
  /** What was typed is no amount. */
  readonly isRefused: boolean
  /** The latest answer, perhaps to the budget before; null while there is none. */
  readonly answer: Affordable | null
  readonly isPending: boolean
  readonly error: unknown
}

/** How many records of the draft the typed budget buys, asked again after every edit. */
export const useAffordable = (typed: string): AffordableFigures => {
  const { draft } = useDraft()
  const { definition, id: draftId, revision } = draft
  const budget = useDebounced(budgetFromText(typed), LIVE.debounceMs)
  const isAsked = isBudget(budget)
  const choices = pricedChoices(draft.choices)
  const query = useCall(
    ["affordable", JSON.stringify([definition, choices, budget])],
    Effect.flatMap(Quotes, (quotes) => quotes.affordable({ definition, choices, draftId, revision, budget })),
    { enabled: isAsked, placeholderData: keepPreviousData, staleTime: LIVE.staleMs },
  )
  return {
    isRefused: budget !== "" && !isAsked,
    answer: isAsked ? (query.data?.affordable ?? null) : null,
    isPending: isAsked && (query.isFetching || query.isPlaceholderData || budget !== budgetFromText(typed)),
    error: isAsked ? query.error : null,
  }
}
