import type { CanonicalDefinition } from "@listwright/domain/definition"
import { pickPricingChoices } from "@listwright/domain/drafts"
import { type Price, Prices } from "@listwright/domain/pricing"
import { Effect } from "effect"
import { useDraft } from "../draft/useDraft.ts"
import { type LiveFigures, useLiveCall } from "./useLiveCall.ts"

/**
 * Counts and prices a trial list on the server without saving it. With null, there's no trial, and the last result
 * remains.
 */
export const useTrialList = (definition: CanonicalDefinition | null): LiveFigures<Price> => {
  const { accountId, choices: all, revision } = useDraft().draft
  const choices = pickPricingChoices(all)
  const live = useLiveCall(
    ["trial", JSON.stringify({ definition, choices, accountId })],
    definition === null
      ? Effect.never
      : // Of no draft: it must not cancel the questions about the list as it is.
        Effect.flatMap(Prices, (prices) =>
          prices.price({ definition, choices, draftId: null, accountId, revision }),
        ),
    definition !== null,
  )
  return { ...live, answer: live.answer?.price ?? null }
}
