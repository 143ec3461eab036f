import { PriceList } from "@listwright/domain/pricing"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { demoPriceList } from "./demoPriceList.ts"
import { demoPromotions } from "./demoPromotions.ts"

/** The list type that the demo site sells. */
const CONSUMER = 10
const PRICE_LIST_ID = "CON10-2026-1"
const VALID_FROM = new Date("2026-01-01T00:00:00Z")

const encode = Schema.encodeSync(Schema.fromJsonString(PriceList))

/** Gives a site without prices the demo price list and promotions; changes nothing that is there. */
export const seedDemoPricing = Effect.gen(function* () {
  const sql = yield* SqlClient
  const existing = yield* sql`SELECT id FROM price_lists LIMIT 1`
  if (existing.length > 0) return
  yield* sql`INSERT INTO price_lists (id, list_type, valid_from, body)
    VALUES (${PRICE_LIST_ID}, ${CONSUMER}, ${VALID_FROM}, ${encode(demoPriceList)}::jsonb) ON CONFLICT DO NOTHING`
  for (const promotion of demoPromotions) {
    yield* sql`INSERT INTO promotions (code, name, type, value, balance, minimum_type, minimum_amount, minimum_quantity)
      VALUES (${promotion.code}, ${promotion.name}, ${promotion.type}, ${promotion.value}::numeric,
        ${promotion.balance ?? null}::numeric, ${promotion.minimumType ?? null}::integer,
        ${promotion.minimumAmount ?? null}::numeric, ${promotion.minimumQuantity ?? null}::integer)
      ON CONFLICT DO NOTHING`
  }
}).pipe((seed) => Effect.flatMap(SqlClient, (sql) => sql.withTransaction(seed)), Effect.orDie)
