import { countedSoFar } from "@listwright/domain/audience"
import { countEachArea } from "@listwright/domain/counting"
import { areaKey, changeCanonical } from "@listwright/domain/definition"
import type { AreaHit } from "@listwright/domain/geography"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"
import type { Draft } from "@listwright/domain/drafts"
import { LIVE } from "../../ledger/live.ts"
import { useUnchanged } from "../../ledger/useUnchanged.ts"

/** How many records an area holds; null while that is unknown, "failed" where it could not be counted. */
export type RecordsOfHit = number | null | "failed"

const NOTHING: ReadonlyMap<string, number> = new Map()

/**
 * How many records each hit holds under the audience, the suppressions and the exclusions of the list: one question for all,
 * a moment after the hits are there. Other hits abort it. What is chosen is no part of it, so adding asks nothing anew. Without a
 * list nothing is counted.
 */
export const useRecordsOfHits = (
  hits: ReadonlyArray<AreaHit>,
  draft: Draft | null,
): ((hit: AreaHit) => RecordsOfHit) => {
  const definition = useUnchanged(
    draft === null
      ? null
      : changeCanonical(countedSoFar(draft.definition), { keepsArea: ({ excluded }) => excluded }),
  )
  const areas = hits.map(({ area }) => area)
  const { data, isError } = useCall(
    ["records of areas", definition, areas.map(areaKey)],
    definition === null || draft === null
      ? Effect.succeed(NOTHING)
      : Effect.delay(
          countEachArea({ definition, draftId: draft.id, revision: draft.revision }, areas),
          LIVE.debounceMs,
        ),
    { enabled: draft !== null && areas.length > 0, staleTime: LIVE.staleMs, networkMode: "always" },
  )
  return ({ area }) => data?.get(areaKey(area)) ?? (isError ? "failed" : null)
}
