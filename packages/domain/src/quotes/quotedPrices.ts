import type { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import { selectionJson } from "../definition/definitionHash.ts"
import { dayInWords } from "./dayInWords.ts"
import type { OpenedQuote } from "./SentQuote.ts"

/** Explains which prices apply to an order opened from a quote, and why. */
export const quotedPricesText = (
  { isValid, sent }: Pick<OpenedQuote, "isValid" | "sent">,
  definition: CanonicalDefinition,
): string => {
  const { code, validUntil } = sent
  if (!isValid) return `Quote ${code} expired after ${dayInWords(validUntil)}: today's prices apply.`
  return selectionJson(definition) === selectionJson(sent.definition)
    ? `Priced as in quote ${code}, until ${dayInWords(validUntil)}.`
    : `Quote ${code} is for another list: today's prices apply.`
}
