import { OrderCode } from "@listwright/domain/shared"
import { Clock, Effect, Layer, Schedule, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { ChargeKey, OutcomeUnknown, Processors } from "../payments/Processors.ts"
import { SiteLease } from "../storage/SiteLease.ts"
import { FREE, isFree } from "./chargeOrder.ts"
import { commitSettlement } from "./commitSettlement.ts"

/**
 * An order that is still being placed after this long has lost its request. Longer than a processor may take to answer,
 * so that no charge in progress is queried.
 */
const ABANDONED_AFTER_MS = 5_000
const ASK_EVERY = "1 second"

const Unsettled = Schema.Struct({
  orderCode: OrderCode,
  key: ChargeKey,
  amount: Schema.String,
  token: Schema.String,
  /** Whose charge it is; null for those of an earlier release, which did not say. */
  processor: Schema.NullOr(Schema.String),
})
const decodeRows = Schema.decodeUnknownSync(Schema.Array(Unsettled))

/** Whether a charge can only have gone to this processor: it was to, or the card that pays is known here alone. */
const isOwn = Effect.fnUntraced(function* ({ processor, token }: typeof Unsettled.Type) {
  const processors = yield* Processors
  return processor === null ? yield* Effect.isSuccess(processors.card(token)) : processor === processors.id
})

/**
 * Asks for the outcome of a charge. Closes one that never arrived, so that it can never be made; but only the processor
 * that should have made it knows that it never arrived.
 */
const ask = Effect.fnUntraced(function* (intent: typeof Unsettled.Type) {
  if (isFree(intent)) return FREE
  const processors = yield* Processors
  const known = yield* processors.lookup(intent.key)
  if (known.state !== "notSeen") return known
  return (yield* isOwn(intent))
    ? yield* processors.close(intent.key)
    : yield* new OutcomeUnknown({ key: intent.key })
})

const settle = Effect.fn("settle")(
  function* (intent: typeof Unsettled.Type) {
    const outcome = yield* ask(intent).pipe(
      Effect.catchTag("OutcomeUnknown", () => Effect.succeed({ state: "unknown" as const })),
    )
    const settlement = yield* commitSettlement(intent.orderCode, outcome)
    if (settlement !== "wait") yield* Effect.logInfo(`order ${intent.orderCode} was settled: ${settlement}`)
  },
  (effect, intent) =>
    Effect.catchCause(effect, (cause) =>
      Effect.logError(`order ${intent.orderCode} cannot be settled`, cause),
    ),
)

/**
 * Settles every order with an unknown charge, by asking the processor. Leaves charges of other processors alone, and
 * settles nothing on a server that another one has replaced. spec: design, Placing
 */
export const settleUnsettled = Effect.gen(function* () {
  const sql = yield* SqlClient
  const processors = yield* Processors
  const lease = yield* SiteLease
  if (!(yield* lease.isHeld)) return
  const abandoned = new Date((yield* Clock.currentTimeMillis) - ABANDONED_AFTER_MS)
  const rows =
    yield* sql`SELECT o.code AS "orderCode", i.key AS key, i.amount::text AS amount, i.token, i.processor
    FROM orders o JOIN charge_intents i ON i.order_code = o.code
    WHERE (o.state = 'pending' OR (o.state = 'placing' AND o.submitted_at <= ${abandoned}))
      AND (i.processor = ${processors.id} OR i.processor IS NULL)
    ORDER BY o.submitted_at LIMIT 100`
  yield* Effect.forEach(decodeRows(rows), settle, { discard: true })
}).pipe(Effect.withSpan("settleUnsettled"))

/** Settles at the start and every second from then on. */
export const layerSettling = Layer.effectDiscard(
  settleUnsettled.pipe(
    Effect.catchCause((cause) => Effect.logError("pending orders cannot be settled", cause)),
    Effect.repeat(Schedule.spaced(ASK_EVERY)),
    Effect.forkScoped,
  ),
)
