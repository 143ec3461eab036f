import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Missing, TooLarge } from "../V1Errors.ts"
import { Access, allowGuests } from "../../access/Access.ts"

/** The event isn't from the processor, is too old, or can't be parsed. */
export class WebhookRefused extends Schema.TaggedError<WebhookRefused>()(
  "WebhookRefused",
  { message: Schema.String },
  { httpApiStatus: 400 },
) {}

/**
 * The calls that a payment processor uses to report events. Its signature covers the exact text of the body, so the
 * body is read as text.
 */
export class PaymentWebhookGroup extends HttpApiGroup.make("PaymentWebhook").add(
  HttpApiEndpoint.post("stripeWebhook", "/stripe/webhook", {
    headers: { "stripe-signature": Schema.optionalKey(Schema.String) },
    payload: Schema.String.pipe(HttpApiSchema.asText({ contentType: "application/json" })),
    success: Schema.Struct({ received: Schema.Boolean }),
    error: [WebhookRefused, TooLarge, Missing],
  }).annotate(Access, allowGuests("Stripe sends its signed events here.")),
) {}
