import { areaTexts } from "./areaTexts.ts"
import { audienceTexts } from "./audienceTexts.ts"
import { orderTexts } from "./orderTexts.ts"
import { emptyListTexts, portalTexts } from "./portalTexts.ts"

/**
 * Every text that the original contract words with a slip, next to its correction: a wrong letter, grammar, or a
 * message that doesn't say what happened and what to do. Placeholders are in braces. All other texts read alike in both
 * wordings and stand in the `Notices.ts` of their concept [p5-wording].
 */
export const TEXTS = {
  ...portalTexts,
  ...emptyListTexts,
  ...areaTexts,
  ...audienceTexts,
  ...orderTexts,
} as const
