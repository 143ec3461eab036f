import type { PricedSuggestions } from "@listwright/domain/pricing"
import { afterCount, type CountStatus } from "../figures/afterCount.ts"
import { useFigure } from "../figures/useFigure.ts"
import type { LiveFigures } from "../useLiveCall.ts"

/**
 * Requests the changes that would bring the draft closer to the wanted records, with the price after each; only while
 * they're shown.
 */
export const useLiveSuggestions = (
  count: CountStatus,
  isWanted: boolean,
): LiveFigures<PricedSuggestions | null> =>
  afterCount(useFigure("suggestions", { hasPrice: true, isWanted }), count)

/**
 * The same where the list has too few records, which is shown without being asked; null elsewhere. It comes with the
 * count, so that an edit that leaves too few needs no further request.
 */
export const useSuggestionsWhenShort = (count: CountStatus): LiveFigures<PricedSuggestions | null> =>
  afterCount(useFigure("suggestions", { hasPrice: true, whenShort: true }), count)
