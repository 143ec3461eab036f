import { Schema } from "effect"
import { AccountId } from "../account/AccountId.ts"
import { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import { Contact } from "../drafts/Contact.ts"
import { PricedChoices } from "../drafts/pricedChoices.ts"
import { Price } from "../pricing/price/Price.ts"
import { SavedListId } from "../shared/SavedListId.ts"
import { SinceSaved } from "../saved-lists/sinceSaved.ts"
import { MailedTo } from "../shared/MailedTo.ts"
import { QuoteId } from "../shared/QuoteId.ts"

/** An area of a quote, with its name at that time. */
export const QuotedArea = Schema.Struct({
  key: Schema.String,
  name: Schema.String,
  /** Records, 0 or more. */
  available: Schema.Int,
  desired: Schema.Int,
})
export type QuotedArea = typeof QuotedArea.Type

/**
 * A quote as it was sent. It never changes: the figures are those of that day, and the price list is identified by its
 * version.
 */
export const SentQuote = Schema.Struct({
  id: QuoteId,
  /** The code for people to use: 'LW-7KQ2-9F4M'. */
  code: Schema.String,
  /** The saved count that was quoted; it may have been deleted since. */
  savedCountId: SavedListId,
  accountId: AccountId,
  listType: Schema.Int,
  dataSourceDesc: Schema.String,
  contact: Contact,
  /** The day it was sent: an ISO day in the site's time zone. */
  sentOn: Schema.String,
  /** The last day on which its prices are valid; an ISO day. */
  validUntil: Schema.String,
  /** The version of the price list that applies until then. */
  priceListId: Schema.String,
  definition: CanonicalDefinition,
  choices: PricedChoices,
  areas: Schema.Array(QuotedArea),
  /** The audience in words. */
  audience: Schema.String,
  price: Price,
})
export type SentQuote = typeof SentQuote.Type

/** A quote with the recipients that it was mailed to. */
export const MailedQuote = Schema.Struct({ ...SentQuote.fields, mailed: MailedTo })
export type MailedQuote = typeof MailedQuote.Type

/** The current count and price of a quoted list. */
export const RequotedList = Schema.Struct({
  /** The changes in the count since it was quoted. */
  since: SinceSaved,
  price: Price,
  /**
   * The version of the price list that it's priced with: the quote's version while it's valid, otherwise the current
   * one.
   */
  priceListId: Schema.String,
})
export type RequotedList = typeof RequotedList.Type

/** An opened quote: as it was sent, with the current count and price of its list. */
export const OpenedQuote = Schema.Struct({
  sent: SentQuote,
  isValid: Schema.Boolean,
  /** The current count and price; null if it can't be counted or priced, for the reason in `problem`. */
  now: Schema.NullOr(RequotedList),
  problem: Schema.NullOr(Schema.String),
})
export type OpenedQuote = typeof OpenedQuote.Type
