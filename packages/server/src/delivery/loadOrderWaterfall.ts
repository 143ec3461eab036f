import { AccountId } from "@listwright/domain/account"
import { Counts, stepText } from "@listwright/domain/counting"
import { CanonicalDefinition } from "@listwright/domain/definition"
import { Price } from "@listwright/domain/pricing"
import type { OrderCode } from "@listwright/domain/shared"
import { areaNameLookup } from "@listwright/geography"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { ServedUniverse } from "../site/ServedUniverse.ts"

const Line = Schema.Struct({ name: Schema.String, leaves: Schema.Int, removes: Schema.Int })

/** The number of records left after each of an order's selections, with the selections' names at that time. */
export const OrderWaterfall = Schema.Array(Line)
export type OrderWaterfall = typeof OrderWaterfall.Type

const Kept = Schema.fromJsonString(OrderWaterfall)
const decodeKept = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ lines: Kept })))

/** The name of the line that earlier releases stored for the do-not-sell list. */
const DO_NOT_SELL = "Do-not-sell list"

/**
 * Removes the do-not-sell line from a waterfall stored by an earlier release. Also subtracts the line's people from the
 * lines above, because they count as not in the file [ob4-do-not-sell].
 */
export const withoutDoNotSellLine = (lines: OrderWaterfall): OrderWaterfall => {
  const at = lines.findIndex(({ name }) => name === DO_NOT_SELL)
  const gone = lines[at]?.removes ?? 0
  return lines.flatMap((line, place) =>
    place === at ? [] : place < at ? [{ ...line, leaves: line.leaves - gone }] : [line],
  )
}

const encodeLines = Schema.encodeSync(Kept)

const Ordered = Schema.Struct({
  accountId: AccountId,
  definition: Schema.fromJsonString(CanonicalDefinition),
  price: Schema.fromJsonString(Price),
  snapshot: Schema.String,
})
const decodeOrdered = Schema.decodeUnknownSync(Schema.Array(Ordered))

/**
 * Counts the records currently left after each selection. Returns null if the result differs from the order, or if the
 * records can't be counted.
 */
const countedNow = Effect.fnUntraced(function* (ordered: typeof Ordered.Type) {
  const counts = yield* Counts
  const served = yield* ServedUniverse
  const { accountId, definition, price, snapshot } = ordered
  const waterfall = yield* counts.waterfall(definition, { accountId, reach: null })
  // Newer data, or people who were suppressed meanwhile, would tell of another list.
  if (waterfall.snapshot !== snapshot || waterfall.steps.at(-1)?.leaves !== price.available) return null
  const columns = yield* served.columns(definition.listType)
  const nameOf = yield* areaNameLookup
  return waterfall.steps.map(({ leaves, removes, step }) => ({
    name: stepText(step, columns, definition, nameOf),
    leaves,
    removes,
  })) satisfies OrderWaterfall
})

/**
 * Returns the number of records left after each of an order's selections when it was counted. The result is stored on
 * the first request, so that placing an order isn't delayed and a regenerated email shows the same numbers. Returns
 * null if it can no longer be determined.
 */
export const loadOrderWaterfall = Effect.fn("loadOrderWaterfall")(function* (orderCode: OrderCode) {
  const sql = yield* SqlClient
  const kept = Effect.map(sql`SELECT lines FROM order_waterfalls WHERE order_code = ${orderCode}`, (rows) => {
    const kept = decodeKept(rows)[0]
    return kept === undefined ? null : withoutDoNotSellLine(kept.lines)
  })
  const known = yield* kept
  if (known !== null) return known
  const rows = yield* sql`SELECT o.account_id AS "accountId", q.definition, q.quote AS price, q.snapshot
    FROM orders o JOIN order_quotes q ON q.order_code = o.code WHERE o.code = ${orderCode}`
  const ordered = decodeOrdered(rows)[0]
  if (ordered === undefined) return null
  const lines = yield* countedNow(ordered).pipe(
    Effect.catchTags({
      CountRefused: () => Effect.succeed(null),
      CountUnavailable: () => Effect.succeed(null),
    }),
  )
  if (lines === null) return null
  yield* sql`INSERT INTO order_waterfalls ${sql.insert({ order_code: orderCode, lines: encodeLines(lines) })}
    ON CONFLICT (order_code) DO NOTHING`
  return yield* kept
})
