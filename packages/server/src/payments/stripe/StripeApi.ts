import { Effect, Redacted, Schema } from "effect"
import { STRIPE_VERSION, type StripeSettings } from "./StripeSettings.ts"

/** Raised when Stripe didn't answer or temporarily couldn't process the request; the request's outcome is unknown. */
export class StripeUnavailable extends Schema.TaggedError<StripeUnavailable>()("StripeUnavailable", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/** Raised when Stripe refused the request and did nothing. */
export class StripeRefused extends Schema.TaggedError<StripeRefused>()("StripeRefused", {
  status: Schema.Int,
  type: Schema.String,
  code: Schema.String,
  /** Stripe's message; '' if Stripe rejects the secret key, so that the key never appears. */
  reason: Schema.String,
}) {
  override get message(): string {
    const { code, reason, status, type } = this
    return `Stripe refused the request: ${[status, type, code, reason].filter((part) => part !== "").join(", ")}`
  }
}

export type Parameters = ReadonlyArray<readonly [name: string, value: string | number]>

export interface StripeRequest {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly parameters?: Parameters
  /** The key that makes repeats of the same request take effect only once, for a day. */
  readonly idempotencyKey?: string
}

const ANSWER_WITHIN_MS = 8_000
const CONFLICT = 409
const TOO_MANY = 429
const SERVER_ERROR = 500
const UNAUTHORIZED = 401

const ErrorBody = Schema.fromJsonString(
  Schema.Struct({
    error: Schema.Struct({
      type: Schema.optionalKey(Schema.NullOr(Schema.String)),
      code: Schema.optionalKey(Schema.NullOr(Schema.String)),
      message: Schema.optionalKey(Schema.NullOr(Schema.String)),
    }),
  }),
)
const decodeError = Schema.decodeUnknownEffect(ErrorBody)

const encoded = (parameters: Parameters): string =>
  new URLSearchParams(parameters.map(([name, value]) => [name, String(value)])).toString()

const send = (settings: StripeSettings, request: StripeRequest) => {
  const { idempotencyKey, method, parameters = [], path } = request
  const query = method === "GET" && parameters.length > 0 ? `?${encoded(parameters)}` : ""
  return Effect.tryPromise({
    try: async (interrupted) => {
      const response = await fetch(`${settings.api}${path}${query}`, {
        method,
        redirect: "error",
        signal: AbortSignal.any([interrupted, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
        headers: {
          authorization: `Bearer ${Redacted.value(settings.secretKey)}`,
          "stripe-version": STRIPE_VERSION,
          ...(method === "POST" ? { "content-type": "application/x-www-form-urlencoded" } : {}),
          ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
        },
        ...(method === "POST" ? { body: encoded(parameters) } : {}),
      })
      return { status: response.status, text: await response.text() }
    },
    // What a failed fetch says may name the request; its cause names the network.
    catch: (cause) => new StripeUnavailable({ reason: cause instanceof Error ? cause.name : "no answer" }),
  })
}

const refused = Effect.fnUntraced(function* (status: number, text: string) {
  const { code, message, type } = yield* decodeError(text).pipe(
    Effect.map(({ error }) => error),
    Effect.orElseSucceed(() => ({ type: "", code: "", message: "" })),
  )
  // The request with this key is under way, or was another one: it may have been done.
  if (status === CONFLICT || type === "idempotency_error")
    return yield* new StripeUnavailable({ reason: `${status} ${type ?? ""} ${code ?? ""}` })
  const reason = status === UNAUTHORIZED ? "" : (message ?? "")
  return yield* new StripeRefused({ status, type: type ?? "", code: code ?? "", reason })
})

/** Sends a request to Stripe and decodes the reply with `schema`. A reply in any other format counts as no reply. */
export const callStripe =
  <S extends Schema.ConstraintDecoder<unknown>>(settings: StripeSettings, schema: S) =>
  (request: StripeRequest): Effect.Effect<S["Type"], StripeRefused | StripeUnavailable> =>
    Effect.gen(function* () {
      const { status, text } = yield* send(settings, request)
      if (status === TOO_MANY || status >= SERVER_ERROR)
        return yield* new StripeUnavailable({ reason: `status ${status}` })
      if (status >= 300) return yield* refused(status, text)
      return yield* Schema.decodeUnknownEffect(Schema.fromJsonString(schema))(text).pipe(
        Effect.mapError(() => new StripeUnavailable({ reason: `an unexpected answer to ${request.path}` })),
      )
    }).pipe(Effect.withSpan("askStripe", { attributes: { path: request.path } }))
