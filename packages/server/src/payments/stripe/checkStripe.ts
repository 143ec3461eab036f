import { Effect, Redacted, Schema } from "effect"
import type { ProcessorFinding } from "../Processors.ts"
import { callStripe, type StripeRefused, type StripeUnavailable } from "./StripeApi.ts"
import { STRIPE_EVENTS, STRIPE_WEBHOOK_PATH, type StripeSettings } from "./StripeSettings.ts"

const Balance = Schema.Struct({ livemode: Schema.Boolean })
const Listed = Schema.Struct({ has_more: Schema.Boolean })
const Endpoints = Schema.Struct({
  data: Schema.Array(
    Schema.Struct({ url: Schema.String, status: Schema.String, enabled_events: Schema.Array(Schema.String) }),
  ),
})

const KEY_PLACE = "stripe.secretKey in the site's secrets.json"

const good = (text: string): ProcessorFinding => ({ isGood: true, text })
const bad = (text: string): ProcessorFinding => ({ isGood: false, text })

const failureText = (what: string, failure: StripeRefused | StripeUnavailable, api: string): string => {
  if (failure._tag === "StripeUnavailable")
    return `Stripe didn't respond (${failure.reason}) at ${api}. Check that this machine can reach Stripe, then try again.`
  switch (failure.status) {
    case 401:
      return `Stripe doesn't recognize the key. Copy the secret key from Stripe (Developers, API keys) into ${KEY_PLACE}, and restart the server.`
    case 403:
      return `The key isn't allowed to ${what}. Use the account's secret key, or give the restricted key this permission in Stripe.`
    default:
      return `Stripe refused to ${what}: ${failure.message}`
  }
}

const mode = (isLive: boolean): string =>
  isLive
    ? "The key works. It is a live key: payments move real money."
    : "The key works. It is a test key: no real money moves. Use a live key (sk_live_...) to sell."

const missingEvents = (enabled: ReadonlyArray<string>): ReadonlyArray<string> =>
  enabled.includes("*") ? [] : STRIPE_EVENTS.filter((event) => !enabled.includes(event))

const webhook = (endpoints: typeof Endpoints.Type, returnTo: string): ProcessorFinding => {
  const url = `${returnTo}${STRIPE_WEBHOOK_PATH}`
  const endpoint = endpoints.data.find((one) => one.url === url)
  if (endpoint === undefined)
    return bad(
      `Stripe has no webhook for ${url}. Add it in Stripe (Developers, Webhooks) with the events ${STRIPE_EVENTS.join(", ")}, and copy its signing secret into stripe.webhookSecret. Without it, payments are noticed up to five minutes late.`,
    )
  if (endpoint.status !== "enabled")
    return bad(`The webhook for ${url} is disabled in Stripe. Enable it there.`)
  const missing = missingEvents(endpoint.enabled_events)
  return missing.length === 0
    ? good(
        `Stripe reports payments to ${url}. The first report will show whether its signing secret is right.`,
      )
    : bad(`The webhook for ${url} is missing ${missing.join(", ")}. Add these events to it in Stripe.`)
}

/** Checks everything at Stripe that payments need, without changing anything. */
export const checkStripe = (settings: StripeSettings): Effect.Effect<ReadonlyArray<ProcessorFinding>> => {
  const { api, returnTo, secretKey, webhookSecret } = settings
  const tried = <A>(
    what: string,
    ask: Effect.Effect<A, StripeRefused | StripeUnavailable>,
    finding: (answer: A) => ProcessorFinding,
  ) =>
    Effect.match(ask, {
      onFailure: (failure) => bad(failureText(what, failure, api)),
      onSuccess: finding,
    })
  const get = <S extends Schema.ConstraintDecoder<unknown>>(schema: S, path: string, limit: number) =>
    callStripe(settings, schema)({ method: "GET", path, parameters: limit === 0 ? [] : [["limit", limit]] })
  return Effect.gen(function* () {
    const key = yield* tried("read the balance", get(Balance, "/v1/balance", 0), ({ livemode }) =>
      good(mode(livemode)),
    )
    if (!key.isGood) return [key]
    const secret = Redacted.value(webhookSecret).startsWith("whsec_")
      ? []
      : [
          bad(
            "stripe.webhookSecret isn't a signing secret, which starts with whsec_. Copy the webhook's signing secret.",
          ),
        ]
    const isTest = !/^[a-z]+_live_/.test(Redacted.value(secretKey))
    const isOpen = isTest || returnTo.startsWith("https:")
    return [
      key,
      yield* tried("list payment pages", get(Listed, "/v1/checkout/sessions", 1), () =>
        good("The key can list payment pages."),
      ),
      yield* tried("list refunds", get(Listed, "/v1/refunds", 1), () => good("The key can list refunds.")),
      yield* tried("list webhooks", get(Endpoints, "/v1/webhook_endpoints", 100), (endpoints) =>
        webhook(endpoints, returnTo),
      ),
      ...secret,
      ...(isOpen
        ? []
        : [
            bad(
              "publicUrl in site.json doesn't use https. For live payments, Stripe sends buyers only to https URLs.",
            ),
          ]),
    ]
  })
}
