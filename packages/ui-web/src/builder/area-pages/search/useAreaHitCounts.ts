import { toPreviewDefinition } from "@listwright/domain/audience"
import { countEachArea } from "@listwright/domain/counting"
import { areaKey, changeCanonicalDefinition } from "@listwright/domain/definition"
import type { AreaHit } from "@listwright/domain/geography"
import { Effect } from "effect"
import { useCall } from "../../../app/useCall.ts"
import type { Draft } from "@listwright/domain/drafts"
import { LIVE_TIMING } from "../../../list/ledger/liveTiming.ts"
import { useStableValue } from "../../../list/ledger/useStableValue.ts"

/** The number of records in an area; null while unknown, "failed" if it couldn't be counted. */
export type AreaHitCount = number | null | "failed"

const NOTHING: ReadonlyMap<string, number> = new Map()

/**
 * Counts the records of each hit under the list's audience, suppressions, and exclusions, with one request for all
 * hits, shortly after they arrive. New hits abort the request. The chosen areas aren't part of the request, so adding
 * one doesn't send another. Without a list, nothing is counted.
 */
export const useAreaHitCounts = (
  hits: ReadonlyArray<AreaHit>,
  draft: Draft | null,
): ((hit: AreaHit) => AreaHitCount) => {
  const definition = useStableValue(
    draft === null
      ? null
      : changeCanonicalDefinition(toPreviewDefinition(draft.definition), {
          keepsArea: ({ excluded }) => excluded,
        }),
  )
  const areas = hits.map(({ area }) => area)
  const { data, isError } = useCall(
    ["records of areas", definition, areas.map(areaKey)],
    definition === null || draft === null
      ? Effect.succeed(NOTHING)
      : Effect.delay(
          countEachArea({ definition, draftId: draft.id, revision: draft.revision }, areas),
          LIVE_TIMING.debounceMs,
        ),
    { enabled: draft !== null && areas.length > 0, staleTime: LIVE_TIMING.staleMs, networkMode: "always" },
  )
  return ({ area }) => data?.get(areaKey(area)) ?? (isError ? "failed" : null)
}
