import type { PricedSuggestions } from "@listwright/domain/pricing"
import { withCountStatus, type CountStatus } from "../figures/withCountStatus.ts"
import { useFigure } from "../figures/useFigure.ts"
import type { LiveFigures } from "../useLiveCall.ts"

/**
 * Requests the changes that would bring the draft closer to the desired number of records, with the price after each,
 * but only while they're shown.
 */
export const useLiveSuggestions = (
  count: CountStatus,
  isWanted: boolean,
): LiveFigures<PricedSuggestions | null> =>
  withCountStatus(useFigure("suggestions", { hasPrice: true, isWanted }), count)

/**
 * Requests the suggestions for a list with too few records, which are shown automatically; null for other lists.
 * They're returned with the count, so an edit that leaves too few records doesn't send another request.
 */
export const useShortfallSuggestions = (count: CountStatus): LiveFigures<PricedSuggestions | null> =>
  withCountStatus(useFigure("suggestions", { hasPrice: true, whenShort: true }), count)
