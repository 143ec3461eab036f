import type { User, UserId } from "@listwright/domain/account"
import { type MailedTo, mailedToText } from "@listwright/domain/shared"
import { Context, type Effect, Schema } from "effect"
import type { Mail } from "../mail/Mails.ts"
import type { RowsToMail } from "../mail/mailRows.ts"
import type { MailQuotaReached } from "../site/MailQuotas.ts"
import type { ConfirmationAsked } from "./RecipientLinks.ts"

/** The error if all addresses refuse emails from the account. */
export class MailUnwanted extends Schema.TaggedError<MailUnwanted>()("MailUnwanted", {
  addresses: Schema.Array(Schema.String),
}) {
  override get message(): string {
    return mailedToText({ sent: [], mustConfirm: [], refused: this.addresses })
  }
}

/** The user who sends documents. */
export type Sender = Pick<User, "accountId" | "email" | "id">

/**
 * The status of a recipient for one sender's documents. `known`: the sender, or a colleague. All others must have
 * confirmed; `id` identifies them and the account. `asked`: they haven't answered yet. `unwanted`: they refused,
 * didn't answer in time, or were never asked.
 */
export type Way =
  | { readonly _tag: "known" }
  | { readonly _tag: "confirmed" | "asked"; readonly id: string }
  | { readonly _tag: "unwanted" }

/** A recipient who was asked to confirm, with the sender's details that they're shown. */
export interface AskedRecipient extends ConfirmationAsked {
  readonly email: string
  /** The description of the sender: 'Dana Lee (dana@bakery.example) of Bakery'. */
  readonly sender: string
  /** The name of the account: 'Bakery'. */
  readonly account: string
  readonly state: "asked" | "confirmed" | "refused" | "expired"
  readonly expiresAt: Date
}

/** An email that waits until its recipient confirms. */
export interface HeldMail {
  readonly mail: Mail
}

/**
 * Decides who may receive documents by email: their sender, users of the same account, and addresses that once
 * confirmed to the account. Any other address is asked by email first.
 */
export class Recipients extends Context.Service<
  Recipients,
  {
    /**
     * Admits documents to these addresses, asks the addresses that have to confirm, and runs `keep` in the same
     * transaction. Refuses everything, without keeping or asking anything, if there would be too many emails or no
     * address wants any.
     */
    readonly admit: (
      sender: Sender,
      emails: ReadonlyArray<string>,
      keep: (mailed: MailedTo) => Effect.Effect<void>,
    ) => Effect.Effect<MailedTo, MailQuotaReached | MailUnwanted>
    /** Returns which of these addresses get documents now, which must confirm, and which refused. */
    readonly standing: (sender: Sender, emails: ReadonlyArray<string>) => Effect.Effect<MailedTo>
    /** Returns the recipient's status for an email that's sent now. */
    readonly wayTo: (sender: UserId, email: string) => Effect.Effect<Way>
    /** Keeps an email until its recipient confirms; keeping the same email again changes nothing. */
    readonly hold: (id: string, mail: Mail) => Effect.Effect<void>
    /** Returns the recipient; null if they've been deleted. */
    readonly find: (id: string) => Effect.Effect<AskedRecipient | null>
    /** Confirms the latest request before it expires, once; tells whether it did. */
    readonly confirm: (asked: ConfirmationAsked) => Effect.Effect<boolean>
    /** Stops emails from the account for good, even if the recipient never confirmed. */
    readonly refuse: (id: string) => Effect.Effect<void>
    /** The requests to be emailed. */
    readonly requests: RowsToMail<AskedRecipient, string>
    /** The emails whose recipients have confirmed. */
    readonly released: RowsToMail<HeldMail, string>
    /** Deletes emails that are no longer needed, and requests that weren't answered. */
    readonly forgetOld: Effect.Effect<void>
  }
>()("@listwright/server/recipients/Recipients") {}
