import type { AskingPace } from "@listwright/domain/order"
import type { Redacted } from "effect"

/** The address of Stripe, and the site's keys. */
export interface StripeSettings {
  /** 'https://api.stripe.com'; a test puts a server of its own there. */
  readonly api: string
  readonly secretKey: Redacted.Redacted
  /** Signs what Stripe reports. */
  readonly webhookSecret: Redacted.Redacted
  /** The origin to which buyers come back: 'https://lists.example'. */
  readonly returnTo: string
  readonly pace: AskingPace
}

export const STRIPE_API = "https://api.stripe.com"

/** The path to which Stripe reports, below the site's own address. */
export const STRIPE_WEBHOOK = "/stripe/webhook"

/** The version that the requests are written for, whatever the account's default is. */
export const STRIPE_VERSION = "2026-01-28.clover"

/** Stripe's events for a payment that its buyer disputes. */
export const STRIPE_DISPUTES = ["charge.dispute.created", "charge.dispute.closed"] as const

/** The events that the site subscribes to. */
export const STRIPE_EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  ...STRIPE_DISPUTES,
] as const

/** Every five minutes while a page is open and every hour while a bank thinks, since Stripe reports by itself; after ten seconds where it did not answer. */
export const STRIPE_PACE: AskingPace = { open: 5 * 60_000, processing: 60 * 60_000, unanswered: 10_000 }
