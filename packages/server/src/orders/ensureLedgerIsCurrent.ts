import { OrderCode } from "@listwright/domain/shared"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { ChargeKey, Processors } from "../payments/Processors.ts"

/**
 * Raised when the processor's ledger is older than the orders, because an earlier copy of the data folder was restored.
 */
export class LedgerOutdated extends Schema.TaggedError<LedgerOutdated>()("LedgerOutdated", {
  orderCode: OrderCode,
}) {
  override get message(): string {
    return [
      `Order ${this.orderCode} was charged, but this data folder's payment processor has no record of the charge, because the folder is an older copy.`,
      "Start the server with the latest copy. If you no longer have it, move the sandbox-processor folder away. The processor then starts a new ledger, and payments recorded only in the lost ledger stay pending (see docs/operations.md).",
    ].join("\n")
  }
}

const decodeLast = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ orderCode: OrderCode, key: ChargeKey, begunAt: Schema.Date })),
)

/** Refuses a ledger that lacks the last charge, since it would report pending charges as nonexistent. */
export const ensureLedgerIsCurrent = Effect.gen(function* () {
  const sql = yield* SqlClient
  const processors = yield* Processors
  if (!processors.isInFolder) return
  const rows =
    yield* Effect.orDie(sql`SELECT order_code AS "orderCode", key, created_at AS "begunAt" FROM charge_intents
    WHERE processor = ${processors.id} AND state = 'captured' AND amount > 0 ORDER BY settled_at DESC LIMIT 1`)
  const last = decodeLast(rows)[0]
  if (last === undefined) return
  const known = yield* Effect.catchTag(processors.lookup({ ...last, page: null }), "OutcomeUnknown", () =>
    Effect.succeed({ state: "unknown" as const }),
  )
  if (known.state === "notSeen") return yield* new LedgerOutdated({ orderCode: last.orderCode })
}).pipe(Effect.withSpan("ensureLedgerIsCurrent"))
