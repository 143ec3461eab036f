import type { PricedSuggestions } from "@listwright/domain/pricing"
import { afterCount, type CountStatus } from "../figures/afterCount.ts"
import { useFigure } from "../figures/useFigure.ts"
import type { LiveFigures } from "../useLiveCall.ts"

/** What would bring the draft near what is asked for, with the price after; requested only while shown. */
export const useLiveSuggestions = (count: CountStatus): LiveFigures<PricedSuggestions> =>
  afterCount(useFigure("suggestions", { hasPrice: true }), count)
