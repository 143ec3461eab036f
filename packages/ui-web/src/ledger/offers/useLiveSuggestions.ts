import type { CountSuggestions } from "@listwright/domain/counting"
import { afterCount, type CountStatus } from "../figures/afterCount.ts"
import { useFigure } from "../figures/useFigure.ts"
import type { LiveFigures } from "../useLiveCall.ts"

/** What would bring more records to the draft; requested only while shown. */
export const useLiveSuggestions = (count: CountStatus, isWanted: boolean): LiveFigures<CountSuggestions> =>
  afterCount(useFigure("suggestions", { isWanted }), count, isWanted)
