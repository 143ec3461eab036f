import type { DoNotSellKeyFiles } from "./EngineQuestion.ts"

/**
 * Throws if the do-not-sell list was resolved for a different snapshot, in which case people could be missing from it.
 */
export const ensureSnapshot = ({ snapshot }: DoNotSellKeyFiles, served: string): void => {
  if (snapshot !== undefined && snapshot !== served)
    throw new Error(`the do-not-sell list was resolved for the data ${snapshot}, not for ${served}`)
}
