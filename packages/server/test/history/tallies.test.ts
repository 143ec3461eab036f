import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll } from "vitest"
import { layerServer, newDraft, newUser, placeDraft, removeFolder, temporaryFolder } from "../orders/shop.ts"
import { databases } from "../storage/databases.ts"

const decodeTallies = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ userId: Schema.String, accountId: Schema.Int, orders: Schema.Int })),
)

for (const database of databases()) {
  const folder = temporaryFolder()
  afterAll(() => removeFolder(folder))
  const server = layerServer(folder).pipe(Layer.provideMerge(database.layer))

  layer(server, { excludeTestServices: true, timeout: "60 seconds" })(
    `the tallies of orders on ${database.name}`,
    (it) => {
      it.effect("say what counting the orders says, after each that is placed, moved or removed", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const tallied = Effect.map(
            sql`SELECT user_id AS "userId", account_id AS "accountId", orders FROM order_tallies
              WHERE orders <> 0 ORDER BY 1, 2`,
            decodeTallies,
          )
          const counted = Effect.map(
            sql`SELECT user_id AS "userId", account_id AS "accountId", count(*)::integer AS orders FROM orders
              GROUP BY 1, 2 ORDER BY 1, 2`,
            decodeTallies,
          )
          const agree = Effect.fnUntraced(function* (people: number, orders: number) {
            const tallies = yield* tallied
            assert.deepStrictEqual(tallies, yield* counted)
            assert.strictEqual(tallies.length, people)
            assert.strictEqual(
              tallies.reduce((sum, tally) => sum + tally.orders, 0),
              orders,
            )
          })
          const placed = Effect.fnUntraced(function* (user: Effect.Success<ReturnType<typeof newUser>>) {
            const { orderCode } = yield* placeDraft(user, (yield* newDraft(user)).id)
            return orderCode
          })
          yield* agree(0, 0)
          const [one, other] = [yield* newUser(), yield* newUser()]
          const first = yield* placed(one)
          yield* placed(one)
          yield* placed(other)
          yield* agree(2, 3)
          // As many at once as a site that is moved here brings along.
          const columns = sql`draft_revision, session_guid, user_id, account_id, account_name, list_type, state,
            order_name, contact, card_type, last_digits, agreement_version, quantity, total_pretax, tax, total,
            submitted_at`
          yield* sql`INSERT INTO orders (code, draft_id, ${columns})
            SELECT code || '-' || n, draft_id || '-' || n, ${columns} FROM orders, generate_series(1, 5) AS n`
          yield* agree(2, 18)
          yield* sql`UPDATE orders SET user_id = ${other.id} WHERE code = ${first}`
          yield* agree(3, 18)
          yield* sql`UPDATE orders SET order_name = 'Renamed', account_id = account_id WHERE user_id = ${other.id}`
          yield* agree(3, 18)
          yield* sql`DELETE FROM orders WHERE code LIKE '%-1'`
          yield* agree(3, 15)
        }),
      )
    },
  )
}
