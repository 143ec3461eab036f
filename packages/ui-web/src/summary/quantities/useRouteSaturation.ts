import { isSaturated } from "@listwright/domain/audience"
import { LiveCounts, MAX_ROUTES } from "@listwright/domain/counting"
import type { Draft } from "@listwright/domain/drafts"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"

/**
 * Whether so many homes and apartments of a carrier route are enough of all that there are along it to be saturation
 * mail. Nothing is saturated while that is not known.
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
