import { assert, layer } from "@effect/vitest"
import type { Reach } from "@listwright/domain/account"
import { Geography } from "@listwright/geography"
import { DateTime, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { layerSite } from "../../src/configuration/Site.ts"
import { PastOrders } from "../../src/history/PastOrders.ts"
import { layerPastOrdersSql } from "../../src/history/PastOrdersSql.ts"
import { PriceLists } from "../../src/pricing/PriceLists.ts"
import { SuppressionFolders } from "../../src/suppression/SuppressionFolders.ts"
import { example } from "../configuration/example.ts"
import { layerCrypto, layerServed, newUser } from "../orders/shop.ts"
import { databases } from "../storage/databases.ts"

const ORDERS = 5_003
const ROWS = 18

const places = Layer.succeed(SuppressionFolders, {
  deliveries: "none",
  suppressions: "none",
  uploads: "none",
  zone: DateTime.zoneMakeNamedUnsafe("America/Chicago"),
})

for (const database of databases()) {
  const server = layerPastOrdersSql.pipe(
    Layer.provideMerge(places),
    Layer.provideMerge(layerSite(example)),
    Layer.provideMerge(Layer.mergeAll(layerServed, Geography.layer, Layer.mock(PriceLists, {}))),
    Layer.provideMerge(layerCrypto),
    Layer.provideMerge(database.layer),
  )
  layer(server, { excludeTestServices: true, timeout: "90 seconds" })(
    `pages of ${ORDERS} orders on ${database.name}`,
    (it) => {
      it.effect("follow one another without a gap or a row twice, whichever end they are read from", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const orders = yield* PastOrders
          const { accountId, id } = yield* newUser()
          // Three at a time, which their codes keep apart.
          yield* sql`INSERT INTO orders (code, draft_id, draft_revision, session_guid, user_id, account_id, account_name,
              list_type, state, order_name, contact, card_type, last_digits, agreement_version, quantity, total_pretax,
              tax, total, submitted_at)
            SELECT 'LW-P' || n, 'pages-' || n, 1, 'pages', ${id}, ${accountId}, 'Northfield Marketing', 10, 'fulfilled',
              CASE n % 2 WHEN 0 THEN 'Even ' ELSE 'Odd ' END || n, '{}', 'VISA', '1111', '1', 1000, 75.00, 0, 75.00,
              now() - (n / 3) * interval '1 minute'
            FROM generate_series(1, ${ORDERS}) AS n`
          const reach: Reach = { userId: id, accountId, managedAccounts: [] }
          const codes = Effect.fnUntraced(function* (search: string, skip: number, most = ROWS) {
            const { items, total } = yield* orders.page(reach, { accountId: null, search }, { skip, most })
            return { codes: items.map(({ orderCode }) => orderCode), total }
          })
          for (const [search, total] of [
            ["", ORDERS],
            ["odd", 2_502],
            ["even", 2_501],
          ] as const) {
            const whole = (yield* codes(search, 0, ORDERS)).codes
            assert.strictEqual(new Set(whole).size, total)
            const last = Math.floor((total - 1) / ROWS) * ROWS
            for (const skip of [0, ROWS, 1_998, 2_016, Math.floor(total / 2), last - ROWS, last, total - 1])
              assert.deepStrictEqual(yield* codes(search, skip), {
                codes: whole.slice(skip, skip + ROWS),
                total,
              })
            // Pages beyond the last one are empty.
            for (const skip of [total, total + 1, 2 * total, 1_000_000])
              assert.deepStrictEqual(yield* codes(search, skip), { codes: [], total })
          }
        }),
      )
    },
  )
}
