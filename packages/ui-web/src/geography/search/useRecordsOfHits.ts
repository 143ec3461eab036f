import { countEachArea } from "@listwright/domain/counting"
import { areaKey, canonicalDefinition } from "@listwright/domain/definition"
import type { AreaHit } from "@listwright/domain/geography"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"
import { useDraft } from "../../draft/useDraft.ts"
import { LIVE } from "../../ledger/live.ts"
import { useUnchanged } from "../../ledger/useUnchanged.ts"

/** How many records an area holds; null while that is unknown, "failed" where it could not be counted. */
export type RecordsOfHit = number | null | "failed"

/**
 * How many records each hit holds under the audience, the suppressions and the exclusions of the list: one question for all,
 * a moment after the hits are there. Other hits abort it. What is chosen is no part of it, so adding asks nothing anew.
 */
export const useRecordsOfHits = (hits: ReadonlyArray<AreaHit>): ((hit: AreaHit) => RecordsOfHit) => {
  const { draft } = useDraft()
  const definition = useUnchanged(
    canonicalDefinition({
      ...draft.definition,
      areas: draft.definition.areas.filter(({ excluded }) => excluded),
    }),
  )
  const areas = hits.map(({ area }) => area)
  const { data, isError } = useCall(
    ["records of areas", definition, areas.map(areaKey)],
    Effect.delay(
      countEachArea({ definition, draftId: draft.id, revision: draft.revision }, areas),
      LIVE.debounceMs,
    ),
    { enabled: areas.length > 0, staleTime: LIVE.staleMs, networkMode: "always" },
  )
  return ({ area }) => data?.get(areaKey(area)) ?? (isError ? "failed" : null)
}
