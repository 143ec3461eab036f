import { PURPOSE_REQUIRED } from "../Notices.ts"
import type { Agreement } from "./Agreements.ts"

/**
 * What is missing in the stated purpose of a list; null: nothing, or its agreement asks for none. A purpose that the
 * agreement no longer names is missing too: it was not what the buyer agreed to.
 */
export const purposeProblem = (
  { purposes = [] }: Pick<Agreement, "purposes">,
  stated: string | undefined,
): string | null =>
  purposes.length === 0 || (stated !== undefined && purposes.includes(stated)) ? null : PURPOSE_REQUIRED
