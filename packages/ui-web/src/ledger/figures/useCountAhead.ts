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
 * Asks for the figures that are shown, of the list as it will be once what is being looked up turns out to be valid: look-up
 * and count then take as long as the slower one, not as both. Nothing shows before the list has changed; answers for a list
 * that it does not become are left unread.
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
