import { toPreviewDefinition } from "@listwright/domain/audience"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { pickPricingChoices } from "@listwright/domain/drafts"
import { hasGeography } from "@listwright/domain/geography"
import { useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { useApp } from "../../../app/App.ts"
import { changeSelection } from "../../draft/changeSelection.ts"
import { LIVE_TIMING } from "../liveTiming.ts"
import { figureCacheKey } from "./figureCacheKey.ts"
import { useTrackedList } from "./FiguresProvider.tsx"

/**
 * Requests the displayed figures for the expected list, if the entries being looked up are valid, so that the lookup
 * and the count run in parallel. Nothing is shown before the list changes; results for a list that doesn't materialize
 * are ignored.
 */
export const usePrefetchFigures = (): ((expected: CanonicalDefinition) => void) => {
  const queries = useQueryClient()
  const { drafts } = useApp()
  const { figures, shown } = useTrackedList()
  return useCallback(
    (expected) => {
      const draft = drafts.state()?.draft
      if (draft === undefined || !hasGeography(expected)) return
      const { choices, definition } = changeSelection(() => expected)(draft)
      const list = { definition: toPreviewDefinition(definition), choices: pickPricingChoices(choices) }
      const keys = [JSON.stringify(list.definition), JSON.stringify(list.choices)] as const
      for (const figure of shown) {
        void queries.prefetchQuery({
          queryKey: figureCacheKey(figure, ...keys),
          queryFn: ({ signal }) =>
            figures.ask({ ...figure, list, draftId: draft.id, revision: draft.revision }, signal),
          staleTime: LIVE_TIMING.staleMs,
        })
      }
      // Sent before the page renders again.
      figures.sendNow()
    },
    [queries, drafts, figures, shown],
  )
}
