import { PURPOSE_REQUIRED } from "../Notices.ts"
import type { Agreement } from "./Agreements.ts"

/**
 * Returns the problem with the stated purpose of a list; null: it is valid, or the agreement asks for no purpose. A
 * purpose that the agreement no longer names counts as missing, because the buyer didn't agree to it.
 */
export const purposeProblem = (
  { purposes = [] }: Pick<Agreement, "purposes">,
  stated: string | undefined,
): string | null =>
  purposes.length === 0 || (stated !== undefined && purposes.includes(stated)) ? null : PURPOSE_REQUIRED
