import type { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import { selectionJson } from "../definition/definitionHash.ts"
import { longDateText } from "./longDateText.ts"
import type { OpenedQuote } from "./SentQuote.ts"

/** Explains which prices apply to an order opened from a quote, and why. */
export const quotedPricesText = (
  { isValid, sent }: Pick<OpenedQuote, "isValid" | "sent">,
  definition: CanonicalDefinition,
): string => {
  const { code, validUntil } = sent
  if (!isValid) return `Quote ${code} was valid until ${longDateText(validUntil)}, so today's prices apply.`
  return selectionJson(definition) === selectionJson(sent.definition)
    ? `Prices are from quote ${code}, valid until ${longDateText(validUntil)}.`
    : `Quote ${code} is for another list, so today's prices apply.`
}
