import { previewDefinition } from "@listwright/domain/audience"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { pricedChoices } from "@listwright/domain/drafts"
import { hasGeography } from "@listwright/domain/geography"
import { useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { useApp } from "../../app/App.ts"
import { changeSelection } from "../../draft/changeSelection.ts"
import { LIVE } from "../live.ts"
import { figureQuestion } from "./figureQuestion.ts"
import { useFollowedList } from "./FiguresProvider.tsx"

/**
 * Requests the displayed figures for the expected list, if the entries being looked up are valid, so that the lookup
 * and the count run in parallel. Nothing is shown before the list changes; results for a list that doesn't materialize
 * are ignored.
 */
export const useCountAhead = (): ((expected: CanonicalDefinition) => void) => {
  const queries = useQueryClient()
  const { drafts } = useApp()
  const { figures, shown } = useFollowedList()
  return useCallback(
    (expected) => {
      const draft = drafts.state()?.draft
      if (draft === undefined || !hasGeography(expected)) return
      const { choices, definition } = changeSelection(() => expected)(draft)
      const list = { definition: previewDefinition(definition), choices: pricedChoices(choices) }
      const keys = [JSON.stringify(list.definition), JSON.stringify(list.choices)] as const
      for (const figure of shown) {
        void queries.prefetchQuery({
          queryKey: figureQuestion(figure, ...keys),
          queryFn: ({ signal }) =>
            figures.ask({ ...figure, list, draftId: draft.id, revision: draft.revision }, signal),
          staleTime: LIVE.staleMs,
        })
      }
      // Sent before the page renders again.
      figures.sendNow()
    },
    [queries, drafts, figures, shown],
  )
}
