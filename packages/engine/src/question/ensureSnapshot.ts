import type { Suppressing } from "./EngineQuestion.ts"

/** Throws where those who must not be sold were found among other records than these: some could be missing. */
export const ensureSnapshot = ({ snapshot }: Suppressing, served: string): void => {
  if (snapshot !== undefined && snapshot !== served)
    throw new Error(`the do-not-sell list was resolved for the data ${snapshot}, not for ${served}`)
}
