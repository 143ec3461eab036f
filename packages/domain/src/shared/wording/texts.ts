import { accountTexts } from "./accountTexts.ts"
import { areaTexts } from "./areaTexts.ts"
import { audienceTexts } from "./audienceTexts.ts"
import { emptyListTexts } from "./emptyListTexts.ts"
import { failureTexts } from "./failureTexts.ts"
import { orderTexts } from "./orderTexts.ts"
import { portalTexts } from "./portalTexts.ts"

/**
 * All messages of the original contract that have a mistake (a typo, bad grammar, or no explanation of what happened
 * and what to do), each with its correction. Placeholders are in braces. All other messages are the same in both
 * wordings and are defined in the `Notices.ts` of their concept [p5-wording].
 */
export const TEXTS = {
  ...failureTexts,
  ...accountTexts,
  ...portalTexts,
  ...emptyListTexts,
  ...areaTexts,
  ...audienceTexts,
  ...orderTexts,
} as const
