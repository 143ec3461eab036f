import { indexChoicePairs, type ChoiceGroup } from "@listwright/domain/audience"
import { Criterion } from "@listwright/domain/definition"
import { Cache, Duration, Effect, Exit, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Site } from "../configuration/Site.ts"
import { MAX_COMPARED_ORDERS, FrequentCombinations } from "./FrequentCombinations.ts"

/** The time that an answer is cached, so a question usually doesn't have to read any orders. */
const KEPT = Duration.minutes(10)
/** The maximum number of cached sources, which is more than exist. */
const MAX_SOURCES = 100

const decodeRows = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ accountId: Schema.Int, criteria: Schema.String })),
)
const decodeCriteria = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Array(Criterion)))

/**
 * Returns the criteria selected in an order; empty if an earlier release stored them in a format that this release
 * can't read.
 */
const chosenBy = ({ accountId, criteria }: ReturnType<typeof decodeRows>[number]): ChoiceGroup => ({
  chooser: accountId,
  criteria: Option.getOrElse(decodeCriteria(criteria), () => []),
})

/** Periodically reads a source's latest paid orders from the narrow rows stored for this purpose. */
export const layerFrequentCombinationsSql: Layer.Layer<FrequentCombinations, never, SqlClient | Site> =
  Layer.effect(
    FrequentCombinations,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { recommendedFromAccounts } = yield* Site
      const read = Effect.fn("OrderedTogether.of")(function* (listType: number) {
        const rows = decodeRows(
          yield* sql`SELECT a.account_id AS "accountId", a.criteria FROM order_audiences a
          JOIN orders o ON o.code = a.order_code
          WHERE a.list_type = ${listType} AND o.state IN ('placed', 'fulfilled')
          ORDER BY a.submitted_at DESC, a.order_code LIMIT ${MAX_COMPARED_ORDERS}`,
        )
        return indexChoicePairs(rows.map(chosenBy), recommendedFromAccounts)
      }, Effect.orDie)
      const cache = yield* Cache.makeWith(read, {
        capacity: MAX_SOURCES,
        timeToLive: (exit) => (Exit.isSuccess(exit) ? KEPT : Duration.zero),
      })
      return FrequentCombinations.of({ of: (listType) => Cache.get(cache, listType) })
    }),
  )
