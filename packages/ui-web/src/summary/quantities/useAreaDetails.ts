import { LiveCounts } from "@listwright/domain/counting"
import type { Draft } from "@listwright/domain/drafts"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"

/**
 * Loads the records of a counted draft's areas, down to their detail rows, by area key. It sends one request for all
 * areas when the first one is opened. The request is about the count, so changing wanted quantities doesn't repeat it.
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
