import type { PollingIntervals } from "@listwright/domain/order"
import type { Redacted } from "effect"

/** Stripe's URL, and the site's keys. */
export interface StripeSettings {
  /** The base URL of the API: 'https://api.stripe.com'; tests use their own server. */
  readonly api: string
  readonly secretKey: Redacted.Redacted
  /** The secret that signs Stripe's reports. */
  readonly webhookSecret: Redacted.Redacted
  /** The origin to which buyers return: 'https://lists.example'. */
  readonly returnTo: string
  readonly pace: PollingIntervals
}

export const STRIPE_API_URL = "https://api.stripe.com"

/** The path to which Stripe sends reports, under the site's own origin. */
export const STRIPE_WEBHOOK_PATH = "/stripe/webhook"

/** The API version for which the requests are written, regardless of the account's default. */
export const STRIPE_VERSION = "2026-01-28.clover"

/** Stripe's events about disputed payments. */
export const STRIPE_DISPUTE_EVENTS = ["charge.dispute.created", "charge.dispute.closed"] as const

/** The events that the site subscribes to. */
export const STRIPE_EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  ...STRIPE_DISPUTE_EVENTS,
] as const

/**
 * The polling intervals: five minutes while a page is open and an hour while a bank decides, since Stripe also sends
 * reports; ten seconds if Stripe didn't answer.
 */
export const STRIPE_POLLING_INTERVALS: PollingIntervals = {
  open: 5 * 60_000,
  processing: 60 * 60_000,
  unanswered: 10_000,
}
