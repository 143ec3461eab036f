import type { User, UserId } from "@listwright/domain/account"
import { type MailedTo, mailedToText } from "@listwright/domain/shared"
import { Context, type Effect, Schema } from "effect"
import type { Mail } from "../mail/Mails.ts"
import type { RowsToMail } from "../mail/mailRows.ts"
import type { MailQuotaReached } from "../site/MailQuotas.ts"
import type { ConfirmationAsked } from "./RecipientLinks.ts"

/** None of the addresses wants mail from the account. */
export class MailUnwanted extends Schema.TaggedError<MailUnwanted>()("MailUnwanted", {
  addresses: Schema.Array(Schema.String),
}) {
  override get message(): string {
    return mailedToText({ sent: [], mustConfirm: [], refused: this.addresses })
  }
}

/** Who sends documents. */
export type Sender = Pick<User, "accountId" | "email" | "id">

/**
 * What a mail of somebody may do. `known`: the sender, or a colleague. Anybody else must have confirmed, `id` naming them
 * and the account; `asked`: they have not answered yet. `unwanted`: they refused, or did not answer in time, or were never
 * asked.
 */
export type Way =
  | { readonly _tag: "known" }
  | { readonly _tag: "confirmed" | "asked"; readonly id: string }
  | { readonly _tag: "unwanted" }

/** What somebody at an address is told of who asks them. */
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
 * Whom documents may be mailed to: their sender, users of the same account, and addresses that confirmed to the account
 * once. Any other address is asked by mail first.
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
    /** How documents to these addresses stand now. */
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
    /** Forgets mails that nobody waits for anymore, and requests that were not answered. */
    readonly forgetOld: Effect.Effect<void>
  }
>()("@listwright/server/recipients/Recipients") {}
