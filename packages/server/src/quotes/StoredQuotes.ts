import type { AccountId, Reach, UserId } from "@listwright/domain/account"
import type { CountReceipt } from "@listwright/domain/counting"
import type { RequestKey } from "@listwright/domain/order"
import type { SentQuote } from "@listwright/domain/quotes"
import type { NotFound, QuoteId } from "@listwright/domain/shared"
import { Context, type Effect } from "effect"
import type { MailableRows } from "../mail/emailDueRows.ts"

/** A quote with its original count, for comparison with a later count. */
export interface StoredQuote {
  readonly sent: SentQuote
  readonly receipt: CountReceipt
}

/** A quote to be sent by a user. */
export interface NewQuote extends StoredQuote {
  readonly userId: UserId
  readonly requestKey: RequestKey
  /** The site's origin, for the link in the email: 'https://lists.example'. */
  readonly origin: string
}

/** A quote whose email hasn't been submitted yet. */
export interface UnsentQuote {
  readonly sent: SentQuote
  readonly userId: UserId
  /** The sender's own account; the quote may be for another account. */
  readonly accountOfSender: AccountId
  readonly origin: string
}

/** The store of sent quotes. An inaccessible quote is treated as nonexistent. */
export class StoredQuotes extends Context.Service<
  StoredQuotes,
  {
    /**
     * Stores a quote together with its pending email. If an earlier request used the same key, that request's quote
     * remains and is returned.
     */
    readonly keep: (quote: NewQuote) => Effect.Effect<SentQuote>
    /** Returns the quote created by a user's earlier request, or null if there isn't one. */
    readonly ofRequest: (userId: UserId, requestKey: RequestKey) => Effect.Effect<SentQuote | null>
    readonly find: (reach: Reach, id: QuoteId) => Effect.Effect<StoredQuote, NotFound>
  } & MailableRows<UnsentQuote, QuoteId>
>()("@listwright/server/quotes/StoredQuotes") {}
