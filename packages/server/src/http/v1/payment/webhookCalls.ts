import { Api, Missing, TooLarge, WebhookRefused } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { recordEvent } from "../../../orders/recordEvent.ts"
import { Processors } from "../../../payments/Processors.ts"

/** The maximum size of a payment event in bytes; real events are smaller. */
const MAX_BYTES = 262_144

/**
 * Receives events reported by a payment processor. An event is acknowledged once it's stored; it's processed afterward.
 */
const webhookCalls = {
  stripeWebhook: HttpApiBuilder.handler(Api, "PaymentWebhook", "stripeWebhook", ({ headers, payload }) =>
    Effect.gen(function* () {
      const bytes = Buffer.byteLength(payload)
      if (bytes > MAX_BYTES)
        return yield* new TooLarge({ message: `An event can be at most ${MAX_BYTES} bytes.`, bytes })
      const { readEvent } = yield* Processors
      yield* recordEvent(yield* readEvent(payload, headers["stripe-signature"] ?? ""))
      return { received: true }
    }).pipe(
      Effect.catchTag("EventRefused", ({ message, reason }) =>
        Effect.fail(reason === "noEvents" ? new Missing({ message }) : new WebhookRefused({ message })),
      ),
    ),
  ),
}

export const layerPaymentWebhook = HttpApiBuilder.group(Api, "PaymentWebhook", (handlers) =>
  Effect.succeed(handlers.handleAll(webhookCalls)),
)
