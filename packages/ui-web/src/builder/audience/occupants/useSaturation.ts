import { toPreviewDefinition } from "@listwright/domain/audience"
import { type RoutesRequest, type CountSaturation, LiveCounts } from "@listwright/domain/counting"
import { Effect } from "effect"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { type FacetResult, useFacetResult } from "../shares/useFacetResult.ts"

/** Returns the list's share of each carrier route in its areas, under the current choices. */
export const useSaturation = (asked: RoutesRequest): FacetResult<CountSaturation> => {
  const { definition } = useDraft().draft
  const { answer, isBehind } = useFacetResult(
    `saturation ${JSON.stringify(asked)}`,
    toPreviewDefinition(definition),
    (question) => Effect.flatMap(LiveCounts, (counts) => counts.saturation({ ...question, ...asked })),
    true,
  )
  return { answer: answer?.saturation ?? null, isBehind }
}
