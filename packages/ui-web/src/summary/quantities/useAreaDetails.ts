import { LiveCounts } from "@listwright/domain/counting"
import type { Draft } from "@listwright/domain/drafts"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"

/**
 * What the areas of a counted draft hold, down to their detail rows, by area key. One question for all areas, asked when
 * the first of them is opened; it is about the count, so that wanted quantities change nothing.
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
