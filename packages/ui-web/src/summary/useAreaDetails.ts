import { LiveCounts } from "@listwright/domain/counting"
import type { Draft } from "@listwright/domain/drafts"
import { Effect } from "effect"
import { useCall } from "../app/useCall.ts"

/**
 * What the areas of a counted draft hold, down to their detail rows, by area key. One question for all areas, asked when
 * the first of them is opened; it is about the count, so that wanted quantities change nothing.
 */
export const useAreaDetails = ({ choices: { countId }, definition, id, revision }: Draft) =>
  useCall(
    ["area details", id, countId],
    Effect.map(
      Effect.flatMap(LiveCounts, (counts) => counts.details({ definition, draftId: id, revision })),
      ({ details: { areas, snapshot } }) => ({
        snapshot,
        byArea: new Map(areas.map((area) => [area.key, area.details])),
      }),
    ),
    { staleTime: Number.POSITIVE_INFINITY },
  )
