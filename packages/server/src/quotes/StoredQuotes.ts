import type { AccountId, Reach, UserId } from "@listwright/domain/account"
import type { CountReceipt } from "@listwright/domain/counting"
import type { RequestKey } from "@listwright/domain/order"
import type { SentQuote } from "@listwright/domain/quotes"
import type { NotFound, QuoteId } from "@listwright/domain/shared"
import { Context, type Effect } from "effect"
import type { RowsToMail } from "../mail/mailRows.ts"

/** A quote with the count that it was made from, for comparison with a later one. */
export interface StoredQuote {
  readonly sent: SentQuote
  readonly receipt: CountReceipt
}

/** A quote that a user sends. */
export interface NewQuote extends StoredQuote {
  readonly userId: UserId
  readonly requestKey: RequestKey
  /** The site's address, for the link in the email: 'https://lists.example'. */
  readonly origin: string
}

/** A quote whose email hasn't been handed over yet. */
export interface UnmailedQuote {
  readonly sent: SentQuote
  readonly userId: UserId
  /** The sender's own account; the quote may be for another one. */
  readonly accountOfSender: AccountId
  readonly origin: string
}

/** Stores the quotes that were sent. A quote out of reach looks missing. */
export class StoredQuotes extends Context.Service<
  StoredQuotes,
  {
    /**
     * Stores a quote together with its pending email. If an earlier request used the same key, its quote stays and is
     * returned.
     */
    readonly keep: (quote: NewQuote) => Effect.Effect<SentQuote>
    /** Returns the quote that a user's earlier request became, or null if there isn't one. */
    readonly ofRequest: (userId: UserId, requestKey: RequestKey) => Effect.Effect<SentQuote | null>
    readonly find: (reach: Reach, id: QuoteId) => Effect.Effect<StoredQuote, NotFound>
  } & RowsToMail<UnmailedQuote, QuoteId>
>()("@listwright/server/quotes/StoredQuotes") {}
