import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { TooMany, Unprocessable, V1Decoding } from "../V1Errors.ts"
import { Access, allowGuests } from "../../access/Access.ts"

/**
 * The sandbox payment processor's card vault. A real processor has its own URL for this; the site's order handling
 * never sees a card number.
 */
export class SandboxProcessorGroup extends HttpApiGroup.make("SandboxProcessor")
  .add(
    HttpApiEndpoint.post("tokenize", "/cards", {
      payload: Schema.Struct({
        holderName: Schema.String,
        number: Schema.String,
        securityCode: Schema.String,
        expiryMonth: Schema.Int,
        expiryYear: Schema.Int,
      }),
      success: Schema.Struct({ token: Schema.String, cardType: Schema.String, lastDigits: Schema.String }),
      error: [Unprocessable, TooMany],
    }).annotate(
      Access,
      allowGuests("The payment processor's own endpoint, which doesn't know this site's users."),
    ),
  )
  .middleware(V1Decoding)
  .prefix("/sandbox-processor") {}
