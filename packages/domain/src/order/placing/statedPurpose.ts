import { PURPOSE_REQUIRED } from "../Notices.ts"
import type { Agreement } from "./Agreements.ts"

/**
 * Returns the problem with a list's stated purpose; null if it's valid, or if the agreement doesn't require one. A
 * purpose that the agreement no longer lists counts as missing, because the buyer didn't agree to it.
 */
export const purposeProblem = (
  { purposes = [] }: Pick<Agreement, "purposes">,
  stated: string | undefined,
): string | null =>
  purposes.length === 0 || (stated !== undefined && purposes.includes(stated)) ? null : PURPOSE_REQUIRED
