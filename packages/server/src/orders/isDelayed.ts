import type { OrderCode } from "@listwright/domain/shared"
import { Effect } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"

/** The number of attempts that may fail within a few seconds while the engine restarts. */
const ATTEMPTS_AT_ONCE = 2

/** Returns whether writing a placed order's list has failed several times; it's still being retried. */
export const isDelayed = (sql: SqlClient, orderCode: OrderCode): Effect.Effect<boolean> =>
  sql`SELECT id FROM order_jobs WHERE queue_name = 'orders' AND id = ${`fulfil:${orderCode}`}
    AND state <> 'completed' AND last_failure IS NOT NULL AND attempts > ${ATTEMPTS_AT_ONCE}`.pipe(
    Effect.map(({ length }) => length > 0),
    Effect.orDie,
  )
