import type { AccountId, Reach, UserId } from "@listwright/domain/account"
import type { CountReceipt } from "@listwright/domain/counting"
import type { RequestKey } from "@listwright/domain/order"
import type { SentQuote } from "@listwright/domain/quotes"
import type { NotFound, QuoteId } from "@listwright/domain/shared"
import { Context, type Effect } from "effect"
import type { RowsToMail } from "../mail/mailRows.ts"

/** A quote with the count that it was made of, to hold a later one against. */
export interface StoredQuote {
  readonly sent: SentQuote
  readonly receipt: CountReceipt
}

/** A quote that a user sends. */
export interface NewQuote extends StoredQuote {
  readonly userId: UserId
  readonly requestKey: RequestKey
  /** The site's address, for the link in the mail: 'https://lists.example'. */
  readonly origin: string
}

/** A quote whose mail was not handed over yet. */
export interface UnmailedQuote {
  readonly sent: SentQuote
  readonly userId: UserId
  /** The sender's own; the quote may be for another one. */
  readonly accountOfSender: AccountId
  readonly origin: string
}

/** Stores the quotes that were sent. A quote out of reach looks missing. */
export class StoredQuotes extends Context.Service<
  StoredQuotes,
  {
    /** Keeps a quote and that its mail is to be sent, together. The quote of an earlier request with that key stays, and is the answer. */
    readonly keep: (quote: NewQuote) => Effect.Effect<SentQuote>
    /** Returns the quote that a user's earlier request became, or null if there isn't one. */
    readonly ofRequest: (userId: UserId, requestKey: RequestKey) => Effect.Effect<SentQuote | null>
    readonly find: (reach: Reach, id: QuoteId) => Effect.Effect<StoredQuote, NotFound>
  } & RowsToMail<UnmailedQuote, QuoteId>
>()("@listwright/server/quotes/StoredQuotes") {}
