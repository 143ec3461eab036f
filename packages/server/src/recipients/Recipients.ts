import type { User, UserId } from "@listwright/domain/account"
import { type MailingOutcome, mailingOutcomeText } from "@listwright/domain/shared"
import { Context, type Effect, Schema } from "effect"
import type { EmailMessage } from "../mail/Mailer.ts"
import type { MailableRows } from "../mail/emailDueRows.ts"
import type { MailQuotaReached } from "../site/MailQuotas.ts"
import type { ConfirmationRequest } from "./RecipientLinks.ts"

/** Raised when all addresses refuse emails from the account. */
export class RecipientsOptedOut extends Schema.TaggedError<RecipientsOptedOut>()("RecipientsOptedOut", {
  addresses: Schema.Array(Schema.String),
}) {
  override get message(): string {
    return mailingOutcomeText({ sent: [], mustConfirm: [], refused: this.addresses })
  }
}

/** The user sending documents. */
export type Sender = Pick<User, "accountId" | "email" | "id">

/**
 * A recipient's status for one sender's documents. `known`: the sender or a colleague. All other recipients must have
 * confirmed; `id` identifies the recipient and the account. `asked`: the recipient hasn't answered yet. `unwanted`: the
 * recipient refused, didn't answer in time, or was never asked.
 */
export type RecipientStatus =
  | { readonly _tag: "known" }
  | { readonly _tag: "confirmed" | "asked"; readonly id: string }
  | { readonly _tag: "unwanted" }

/** A recipient who was asked to confirm, with the sender's details shown to the recipient. */
export interface PendingRecipient extends ConfirmationRequest {
  readonly email: string
  /** The description of the sender: 'Dana Lee (dana@bakery.example) of Bakery'. */
  readonly sender: string
  /** The account's name: 'Bakery'. */
  readonly account: string
  readonly state: "asked" | "confirmed" | "refused" | "expired"
  readonly expiresAt: Date
}

/** An email awaiting its recipient's confirmation. */
export interface HeldEmail {
  readonly mail: EmailMessage
}

/**
 * Determines who may receive documents by email: the sender, users of the same account, and addresses that have
 * confirmed to the account. Any other address must first confirm by email.
 */
export class Recipients extends Context.Service<
  Recipients,
  {
    /**
     * Admits documents for these addresses, sends confirmation requests where needed, and runs `keep` in the same
     * transaction. Refuses everything, without storing or sending anything, if there would be too many emails or no
     * address accepts any.
     */
    readonly admit: (
      sender: Sender,
      emails: ReadonlyArray<string>,
      keep: (mailed: MailingOutcome) => Effect.Effect<void>,
    ) => Effect.Effect<MailingOutcome, MailQuotaReached | RecipientsOptedOut>
    /** Returns which of these addresses receive documents now, which must confirm, and which have refused. */
    readonly standing: (sender: Sender, emails: ReadonlyArray<string>) => Effect.Effect<MailingOutcome>
    /** Returns an email address's current status for a sender. */
    readonly wayTo: (sender: UserId, email: string) => Effect.Effect<RecipientStatus>
    /** Stores an email until its recipient confirms; storing the same email again changes nothing. */
    readonly hold: (id: string, mail: EmailMessage) => Effect.Effect<void>
    /** Returns the recipient; null if the recipient has been deleted. */
    readonly find: (id: string) => Effect.Effect<PendingRecipient | null>
    /** Confirms the latest request once, before it expires; returns whether it did. */
    readonly confirm: (asked: ConfirmationRequest) => Effect.Effect<boolean>
    /** Stops emails from the account for good, even if the recipient never confirmed. */
    readonly refuse: (id: string) => Effect.Effect<void>
    /** The confirmation requests to be emailed. */
    readonly requests: MailableRows<PendingRecipient, string>
    /** The emails whose recipients have confirmed. */
    readonly released: MailableRows<HeldEmail, string>
    /** Deletes emails that are no longer needed, and requests that weren't answered. */
    readonly forgetOld: Effect.Effect<void>
  }
>()("@listwright/server/recipients/Recipients") {}
