import { Context, type Effect } from "effect"
import type { Draft } from "../drafts/Draft.ts"
import type { RequestKey } from "../order/placing/requestKey.ts"
import type { SavedListId } from "../shared/SavedListId.ts"
import type { DraftId } from "../shared/DraftId.ts"
import type { CallFailed } from "../shared/Failures.ts"
import type { QuoteId } from "../shared/QuoteId.ts"
import type { MailedQuote, OpenedQuote } from "./SentQuote.ts"

/** The saved count to quote for an order. */
export interface QuotableCount {
  readonly savedCountId: SavedListId
  readonly orderName: string
  /** The address that the quote is sent to. */
  readonly email: string
}

/** Sent quotes. A quote that the user can't access looks as if it didn't exist. */
export class SentQuotes extends Context.Service<
  SentQuotes,
  {
    /**
     * Checks that the order can be quoted as is. Fails with a message for the user if it has unsaved changes, or if the
     * site has no quotes.
     */
    readonly available: (draftId: DraftId) => Effect.Effect<QuotableCount, CallFailed>
    /** Quotes a saved count and mails the quote to its contact. The same key returns the same quote. */
    readonly send: (savedCountId: SavedListId, key: RequestKey) => Effect.Effect<MailedQuote, CallFailed>
    /** Opens a quote, and counts and prices its list again. */
    readonly open: (id: QuoteId) => Effect.Effect<OpenedQuote, CallFailed>
    /** Returns the letter as a PDF, as it was sent. */
    readonly pdf: (id: QuoteId) => Effect.Effect<Uint8Array, CallFailed>
    /** Creates a draft of the quoted list, which keeps the quote's prices while the quote is valid. */
    readonly order: (id: QuoteId) => Effect.Effect<Draft, CallFailed>
  }
>()("@listwright/domain/SentQuotes") {}
