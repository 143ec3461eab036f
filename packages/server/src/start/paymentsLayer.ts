import { Effect, Layer } from "effect"
import type { SecureRandom } from "effect/crypto/SecureRandom"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SiteFile } from "../configuration/SiteFile.ts"
import { CardRefused, type Processors } from "../payments/Processors.ts"
import { layerSandbox } from "../payments/sandbox/layerSandbox.ts"
import type { LedgerUnusable } from "../payments/sandbox/LedgerUnusable.ts"
import { SandboxVault } from "../payments/sandbox/SandboxVault.ts"
import { layerStripe } from "../payments/stripe/ProcessorsStripe.ts"
import {
  STRIPE_API_URL,
  STRIPE_POLLING_INTERVALS,
  type StripeSettings,
} from "../payments/stripe/StripeSettings.ts"
import type { Secrets } from "../site/Secrets.ts"

/** A site's payment processor. `folder`: the folder of a sandbox's ledger; other processors use the site's database. */
export type PaymentsLayer = (
  folder: string,
) => Layer.Layer<Processors | SandboxVault, LedgerUnusable, SecureRandom | SqlClient>

const noCounter = () =>
  Effect.fail(
    new CardRefused({
      message:
        "This site doesn't accept cards directly. Orders are paid at Stripe. Please don't enter a card here.",
    }),
  )

/** Stripe payments, without a card vault. */
export const stripePayments =
  (settings: StripeSettings): PaymentsLayer =>
  () =>
    Layer.merge(layerStripe(settings), Layer.succeed(SandboxVault, { tokenize: noCounter, card: noCounter }))

/**
 * Returns the payments configured by a site's files and secrets; undefined if the site uses Stripe and its keys are
 * missing.
 */
export const configuredPayments = (
  { payments, publicUrl }: Pick<SiteFile, "payments" | "publicUrl">,
  { stripe }: Pick<Secrets, "stripe">,
): PaymentsLayer | undefined => {
  if (payments?.processor !== "stripe" || publicUrl === null) return layerSandbox
  if (stripe === undefined) return undefined
  const { secretKey, webhookSecret } = stripe
  const returnTo = new URL(publicUrl).origin
  const api = (payments.stripeApi ?? STRIPE_API_URL).replace(/\/$/, "")
  return stripePayments({ api, secretKey, webhookSecret, returnTo, pace: STRIPE_POLLING_INTERVALS })
}
