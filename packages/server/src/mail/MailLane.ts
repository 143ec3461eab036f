import { AccountId } from "@listwright/domain/account"
import { Schema } from "effect"

/**
 * The lanes in the order they're served: a user is waiting for an email in the first lane, but not for one in the last.
 */
export const MAIL_LANES = ["prompt", "delivery", "rest"] as const

/**
 * The urgency of an email. `prompt`: passwords, invitations, and receipts; `delivery`: lists that are ready, and
 * refunds; `rest`: reports, quotes, watched lists, and requests.
 */
export const MailLane = Schema.Literals(MAIL_LANES)
export type MailLane = typeof MailLane.Type

/** The account that an email counts toward in the queue, or `site` if the site sends it on its own behalf. */
export const MailAccount = Schema.Union([AccountId, Schema.Literal("site")])
export type MailAccount = typeof MailAccount.Type
