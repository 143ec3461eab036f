import { toPreviewDefinition, type RecommendedAttribute } from "@listwright/domain/audience"
import { countLive } from "@listwright/domain/counting"
import { canonicalDefinition, canonicalJson } from "@listwright/domain/definition"
import { hasGeography } from "@listwright/domain/geography"
import { useQueries } from "@tanstack/react-query"
import { Effect } from "effect"
import { useApp } from "../../../app/App.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { LIVE_TIMING } from "../../../list/ledger/liveTiming.ts"
import { useLeadingDebounce } from "../../../list/ledger/useLeadingDebounce.ts"
import { useStableValue } from "../../../list/ledger/useStableValue.ts"

/**
 * Counts the list's records with each recommendation added; null while a count is unknown. Nothing is requested until
 * `isWanted` is true. Returns undefined if there aren't any areas.
 */
export const useRecommendationCounts = (
  demos: ReadonlyArray<RecommendedAttribute>,
  isWanted: boolean,
): ReadonlyArray<number | null> | undefined => {
  const { runner } = useApp()
  const { draft } = useDraft()
  const definition = useLeadingDebounce(
    useStableValue(toPreviewDefinition(draft.definition)),
    LIVE_TIMING.debounceMs,
  )
  const isCounted = hasGeography(definition)
  const records = useQueries({
    queries: demos.map(({ criterion }) => {
      const { audience } = definition
      const counted = canonicalDefinition({
        ...definition,
        audience: {
          ...audience,
          criteria: [...audience.criteria, ...(criterion === null ? [] : [criterion])],
        },
      })
      return {
        queryKey: ["records with", canonicalJson(counted), draft.accountId],
        // Without a draft id, a newer request of the draft doesn't replace this one.
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          runner.query(
            Effect.map(
              countLive({ definition: counted, draftId: null, accountId: draft.accountId, revision: 1 }),
              (answer) => answer?.total ?? 0,
            ),
            { signal },
          ),
        enabled: isWanted && isCounted && criterion !== null,
        staleTime: LIVE_TIMING.staleMs,
        retry: false,
      }
    }),
    combine: (answers) => answers.map(({ data }) => data ?? null),
  })
  return isCounted ? records : undefined
}
