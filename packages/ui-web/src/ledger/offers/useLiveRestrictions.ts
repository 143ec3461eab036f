import type { RestrictionSuggestion } from "@listwright/domain/counting"
import { afterCount, type CountStatus } from "../figures/afterCount.ts"
import { useFigure } from "../figures/useFigure.ts"
import type { LiveFigures } from "../useLiveCall.ts"

/** What would bring the draft near its wanted quantity; requested only while shown. */
export const useLiveRestrictions = (
  count: CountStatus,
  wanted: number,
): LiveFigures<ReadonlyArray<RestrictionSuggestion>> => {
  const live = useFigure("suggestions", { wanted })
  return afterCount({ ...live, answer: live.answer?.restrictions ?? null }, count)
}
