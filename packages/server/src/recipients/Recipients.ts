import type { User, UserId } from "@listwright/domain/account"
import { type MailedTo, mailedToText } from "@listwright/domain/shared"
import { Context, type Effect, Schema } from "effect"
import type { Mail } from "../mail/Mails.ts"
import type { RowsToMail } from "../mail/mailRows.ts"
import type { MailQuotaReached } from "../site/MailQuotas.ts"
import type { ConfirmationAsked } from "./RecipientLinks.ts"

/** All of the addresses refuse mail from the account. */
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

/** The details about the sender that are shown to a recipient who is asked. */
export interface AskedRecipient extends ConfirmationAsked {
  readonly email: string
  /** 'Dana Lee (dana@bakery.example) of Bakery' */
  readonly sender: string
  /** 'Bakery' */
  readonly account: string
  readonly state: "asked" | "confirmed" | "refused" | "expired"
  readonly expiresAt: Date
}

/** A mail that waits until its recipient confirms. */
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
     * Lets documents go to these addresses, asks those that have to confirm, and runs `keep` in the same transaction.
     * Everything is refused, and nothing kept or asked, where that is too many mails or no address wants any.
     */
    readonly admit: (
      sender: Sender,
      emails: ReadonlyArray<string>,
      keep: (mailed: MailedTo) => Effect.Effect<void>,
    ) => Effect.Effect<MailedTo, MailQuotaReached | MailUnwanted>
    /** Returns which of these addresses get documents now, must confirm, or refused. */
    readonly standing: (sender: Sender, emails: ReadonlyArray<string>) => Effect.Effect<MailedTo>
    /** The way of a mail that is sent now. */
    readonly wayTo: (sender: UserId, email: string) => Effect.Effect<Way>
    /** Keeps a mail until its recipient confirms; the same mail again changes nothing. */
    readonly hold: (id: string, mail: Mail) => Effect.Effect<void>
    /** null: forgotten. */
    readonly find: (id: string) => Effect.Effect<AskedRecipient | null>
    /** Works once, for the latest request, before it expires; whether it did. */
    readonly confirm: (asked: ConfirmationAsked) => Effect.Effect<boolean>
    /** Ends mails from the account for good, also of one that was never confirmed. */
    readonly refuse: (id: string) => Effect.Effect<void>
    /** Requests that are to be mailed. */
    readonly requests: RowsToMail<AskedRecipient, string>
    /** Mails whose recipients have confirmed. */
    readonly released: RowsToMail<HeldMail, string>
    /** Deletes emails that are no longer waited for, and requests that weren't answered. */
    readonly forgetOld: Effect.Effect<void>
  }
>()("@listwright/server/recipients/Recipients") {}
