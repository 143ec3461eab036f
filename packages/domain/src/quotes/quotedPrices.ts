import type { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import { selectionJson } from "../definition/definitionHash.ts"
import { dayInWords } from "./dayInWords.ts"
import type { OpenedQuote } from "./SentQuote.ts"

/** Says which prices an order opened from a quote has, and why. */
export const quotedPricesText = (
  { isValid, sent }: Pick<OpenedQuote, "isValid" | "sent">,
  definition: CanonicalDefinition,
): string => {
  const { code, validUntil } = sent
  if (!isValid) return `Quote ${code} expired after ${dayInWords(validUntil)}: today's prices hold.`
  return selectionJson(definition) === selectionJson(sent.definition)
    ? `Priced as in quote ${code}, until ${dayInWords(validUntil)}.`
    : `This is another list than quote ${code} is for: today's prices hold.`
}
