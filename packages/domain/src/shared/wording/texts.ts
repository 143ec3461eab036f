import { accountTexts } from "./accountTexts.ts"
import { areaTexts } from "./areaTexts.ts"
import { audienceTexts } from "./audienceTexts.ts"
import { emptyListTexts } from "./emptyListTexts.ts"
import { failureTexts } from "./failureTexts.ts"
import { orderTexts } from "./orderTexts.ts"
import { portalTexts } from "./portalTexts.ts"

/**
 * All messages with mistakes in the original contract, each with its correction: a typo, bad grammar, or a message that
 * doesn't explain what happened and what to do. Placeholders are in braces. All other messages are the same in both
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
