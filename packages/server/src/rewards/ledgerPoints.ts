import type { UserId } from "@listwright/domain/account"
import { computePointsBalance } from "@listwright/domain/rewards"
import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"

const Sum = Schema.Struct({
  kind: Schema.Literals(["earned", "bonus", "redeemed", "takenBack"]),
  points: Schema.FiniteFromString,
})
const decodeSums = Schema.decodeUnknownSync(Schema.Array(Sum))

/** Returns a user's points, as the sums of the ledger's entries. */
export const ledgerPoints = (sql: SqlClient, userId: UserId) =>
  Effect.map(
    sql`SELECT reason AS kind, abs(sum(points))::text AS points
      FROM point_entries WHERE user_id = ${userId} GROUP BY reason`,
    (rows) => computePointsBalance(decodeSums(rows)),
  )
