import { LiveCounts } from "@listwright/domain/counting"
import type { Draft } from "@listwright/domain/drafts"
import { Effect } from "effect"
import { useCall } from "../../../app/useCall.ts"

/**
 * Loads a counted draft's records by area key, down to the areas' detail rows. It sends one request for all areas when
 * the first is opened. The request is for the count, so changing desired quantities doesn't repeat it.
 */
export const useAreaDetails = ({ choices: { countId }, definition, id, revision }: Draft, isAsked: boolean) =>
  useCall(
    ["area details", id, countId],
    Effect.map(
      Effect.flatMap(LiveCounts, (counts) => counts.details({ definition, draftId: id, revision })),
      ({ details: { areas, snapshot } }) => ({
        snapshot,
        areas,
        byArea: new Map(areas.map((area) => [area.key, area])),
      }),
    ),
    { enabled: isAsked, staleTime: Number.POSITIVE_INFINITY },
  )
