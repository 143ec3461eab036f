import { Clock, Effect, Layer, Schedule, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Processors } from "../payments/Processors.ts"
import { FREE, isFree } from "./chargeOrder.ts"
import { commitSettlement } from "./commitSettlement.ts"

/**
 * An order that is still being placed after this long has lost whoever was placing it. Longer than a processor may take
 * to answer, so that nobody asks about a charge that is under way.
 */
const ABANDONED_AFTER_MS = 5_000
const ASK_EVERY = "1 second"

const Unsettled = Schema.Struct({ orderCode: Schema.String, key: Schema.String, amount: Schema.String })
const decodeRows = Schema.decodeUnknownSync(Schema.Array(Unsettled))

/** Asks what became of a charge. One that never arrived is closed, so that it can never be made any more. */
const ask = Effect.fnUntraced(function* (intent: typeof Unsettled.Type) {
  if (isFree(intent)) return FREE
  const processors = yield* Processors
  const known = yield* processors.lookup(intent.key)
  return known.state === "notSeen" ? yield* processors.close(intent.key) : known
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

/** Settles every order whose charge is not known, by asking the processor. spec: design, Placing */
export const settleUnsettled = Effect.gen(function* () {
  const sql = yield* SqlClient
  const abandoned = new Date((yield* Clock.currentTimeMillis) - ABANDONED_AFTER_MS)
  const rows = yield* sql`SELECT o.code AS "orderCode", i.key AS key, i.amount::text AS amount
    FROM orders o JOIN charge_intents i ON i.order_code = o.code
    WHERE o.state = 'pending' OR (o.state = 'placing' AND o.submitted_at <= ${abandoned})
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
