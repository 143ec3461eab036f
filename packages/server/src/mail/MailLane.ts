import { AccountId } from "@listwright/domain/account"
import { Schema } from "effect"

/** Lanes in the order in which they are served: somebody waits for the first, and nobody waits for the last. */
export const MAIL_LANES = ["prompt", "delivery", "rest"] as const

/**
 * How urgent a mail is. `prompt`: passwords, invitations and receipts; `delivery`: lists that are ready, and refunds;
 * `rest`: reports, quotes, watched lists and requests.
 */
export const MailLane = Schema.Literals(MAIL_LANES)
export type MailLane = typeof MailLane.Type

/** The account whose turn a mail takes; `site`: the site sends it on its own behalf. */
export const MailAccount = Schema.Union([AccountId, Schema.Literal("site")])
export type MailAccount = typeof MailAccount.Type
