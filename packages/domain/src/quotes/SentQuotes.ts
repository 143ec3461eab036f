import { Context, type Effect } from "effect"
import type { Draft } from "../drafts/Draft.ts"
import type { RequestKey } from "../order/placing/requestKey.ts"
import type { SavedListId } from "../shared/SavedListId.ts"
import type { DraftId } from "../shared/DraftId.ts"
import type { CallFailed } from "../shared/Failures.ts"
import type { QuoteId } from "../shared/QuoteId.ts"
import type { QuoteRecipients } from "./quoteRecipients.ts"
import type { EmailedQuote, OpenedQuote } from "./SentQuote.ts"

/** The saved count to use for an order's quote. */
export interface QuotableCount {
  readonly savedCountId: SavedListId
  readonly orderName: string
  /** The contact's email address, which the quote is sent to unless other recipients are named; '' if there isn't one. */
  readonly email: string
}

/** A request to quote a saved count. */
export interface QuoteRequest {
  readonly savedCountId: SavedListId
  /** The same key returns the same quote. */
  readonly key: RequestKey
  /** The recipients' email addresses, 1 to 5; null: the saved count's contact. */
  readonly recipients: QuoteRecipients | null
}

/** The port for sent quotes. A quote that the user can't access is treated as nonexistent. */
export class SentQuotes extends Context.Service<
  SentQuotes,
  {
    /**
     * Checks that the order can be quoted as is. Fails with a message for the user if the order has unsaved changes, or
     * if the site doesn't offer quotes.
     */
    readonly available: (draftId: DraftId) => Effect.Effect<QuotableCount, CallFailed>
    /**
     * Quotes a saved count and emails the quote to each recipient who may receive it. Recipients outside the account
     * must have confirmed once, and the others are asked to.
     */
    readonly send: (request: QuoteRequest) => Effect.Effect<EmailedQuote, CallFailed>
    /** Opens a quote, and recounts and reprices its list. */
    readonly open: (id: QuoteId) => Effect.Effect<OpenedQuote, CallFailed>
    /** Returns the quote letter as a PDF, exactly as it was sent. */
    readonly pdf: (id: QuoteId) => Effect.Effect<Uint8Array, CallFailed>
    /** Creates a draft with the quoted list, which uses the quote's prices while the quote is valid. */
    readonly order: (id: QuoteId) => Effect.Effect<Draft, CallFailed>
  }
>()("@listwright/domain/SentQuotes") {}
