import { Schema } from "effect"
import { AccountId } from "../account/AccountId.ts"
import { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import { Contact } from "../drafts/Contact.ts"
import { PricingChoices } from "../drafts/pickPricingChoices.ts"
import { Price } from "../pricing/price/Price.ts"
import { SavedListId } from "../shared/SavedListId.ts"
import { CountComparison } from "../saved-lists/buildCountComparison.ts"
import { MailingOutcome } from "../shared/MailingOutcome.ts"
import { QuoteId } from "../shared/QuoteId.ts"

/** An area in a quote, with its name at that time. */
export const QuotedArea = Schema.Struct({
  key: Schema.String,
  name: Schema.String,
  /** The number of records, 0 or more. */
  available: Schema.Int,
  desired: Schema.Int,
})
export type QuotedArea = typeof QuotedArea.Type

/**
 * A quote as sent. It never changes: the figures are those from that day, and the price list is identified by its
 * version.
 */
export const SentQuote = Schema.Struct({
  id: QuoteId,
  /** The human-readable code: 'LW-7KQ2-9F4M'. */
  code: Schema.String,
  /** The saved count that was quoted; it may have been deleted since. */
  savedCountId: SavedListId,
  accountId: AccountId,
  listType: Schema.Int,
  dataSourceDesc: Schema.String,
  contact: Contact,
  /** The email addresses that it was sent to; a quote without them was sent to its contact. */
  recipients: Schema.optionalKey(Schema.Array(Schema.String)),
  /** The day on which the quote was sent, as an ISO date in the site's time zone. */
  sentOn: Schema.String,
  /** The last day on which the quote's prices are valid, as an ISO date. */
  validUntil: Schema.String,
  /** The price list version that applies through that day. */
  priceListId: Schema.String,
  definition: CanonicalDefinition,
  choices: PricingChoices,
  areas: Schema.Array(QuotedArea),
  /** The audience in words. */
  audience: Schema.String,
  price: Price,
})
export type SentQuote = typeof SentQuote.Type

/** A quote with the recipients it was mailed to. */
export const EmailedQuote = Schema.Struct({ ...SentQuote.fields, mailed: MailingOutcome })
export type EmailedQuote = typeof EmailedQuote.Type

/** A quoted list's current count and price. */
export const RequotedList = Schema.Struct({
  /** The changes in the count since the list was quoted. */
  since: CountComparison,
  price: Price,
  /** The price list version used: the quote's version while the quote is valid, otherwise the current one. */
  priceListId: Schema.String,
})
export type RequotedList = typeof RequotedList.Type

/** An opened quote: the quote as sent, with its list's current count and price. */
export const OpenedQuote = Schema.Struct({
  sent: SentQuote,
  isValid: Schema.Boolean,
  /** The current count and price; null if the list can't be counted or priced, for the reason in `problem`. */
  now: Schema.NullOr(RequotedList),
  problem: Schema.NullOr(Schema.String),
})
export type OpenedQuote = typeof OpenedQuote.Type
