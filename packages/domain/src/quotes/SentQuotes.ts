import { Context, type Effect } from "effect"
import type { Draft } from "../drafts/Draft.ts"
import type { RequestKey } from "../order/placing/requestKey.ts"
import type { SavedCountId } from "../shared/SavedCountId.ts"
import type { DraftId } from "../shared/DraftId.ts"
import type { CallFailed } from "../shared/Failures.ts"
import type { QuoteId } from "../shared/QuoteId.ts"
import type { MailedQuote, OpenedQuote } from "./SentQuote.ts"

/** The saved count that a quote of an order would be made from. */
export interface QuotableCount {
  readonly savedCountId: SavedCountId
  readonly orderName: string
  /** The address that the quote is sent to. */
  readonly email: string
}

/** Quotes that were sent. A quote out of reach looks as if it didn't exist. */
export class SentQuotes extends Context.Service<
  SentQuotes,
  {
    /**
     * Checks that the order can be quoted as it is. Refused, with a message for the user, if it wasn't saved since it
     * changed, or if the site has no quotes.
     */
    readonly available: (draftId: DraftId) => Effect.Effect<QuotableCount, CallFailed>
    /** Quotes a saved count and mails it to its contact. The same key is answered with the same quote. */
    readonly send: (savedCountId: SavedCountId, key: RequestKey) => Effect.Effect<MailedQuote, CallFailed>
    /** Counts and prices it again. */
    readonly open: (id: QuoteId) => Effect.Effect<OpenedQuote, CallFailed>
    /** The letter as a PDF, as it was sent. */
    readonly pdf: (id: QuoteId) => Effect.Effect<Uint8Array, CallFailed>
    /** A new draft of the quoted list, which keeps the quote's prices while it is valid. */
    readonly order: (id: QuoteId) => Effect.Effect<Draft, CallFailed>
  }
>()("@listwright/domain/SentQuotes") {}
