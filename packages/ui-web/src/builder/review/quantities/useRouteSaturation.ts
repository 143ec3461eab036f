import { isSaturated } from "@listwright/domain/audience"
import { LiveCounts, MAX_ROUTES } from "@listwright/domain/counting"
import type { Draft } from "@listwright/domain/drafts"
import { Effect } from "effect"
import { useCall } from "../../../app/useCall.ts"

/**
 * Returns a function that checks whether a number of homes and apartments is a large enough share of a carrier route
 * for saturation mail. Until the routes are loaded, no route is saturated.
 */
export const useRouteSaturation = (
  { choices: { countId }, definition, id, revision }: Draft,
  isAsked: boolean,
): ((code: string, homes: number) => boolean) => {
  const { data } = useCall(
    ["route saturation", id, countId],
    Effect.map(
      Effect.flatMap(LiveCounts, (counts) =>
        counts.saturation({ definition, draftId: id, revision, most: MAX_ROUTES }),
      ),
      ({ saturation: { ranked } }) => new Map(ranked.map((route) => [route.code, route.deliverable])),
    ),
    { enabled: isAsked, staleTime: Number.POSITIVE_INFINITY },
  )
  return (code, homes) => {
    const deliverable = data?.get(code) ?? 0
    return isSaturated({ deliverable, selected: homes })
  }
}
