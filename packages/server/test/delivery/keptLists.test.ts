import { existsSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { OrderCode } from "@listwright/domain/shared"
import { layer } from "@effect/vitest"
import { DateTime, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll, assert, describe } from "vitest"
import { claimRefund } from "../../src/orders/claimRefund.ts"
import { PlacedOrders } from "../../src/orders/PlacedOrders.ts"
import { removeOldLists } from "../../src/delivery/removeOldLists.ts"
import {
  layerServer,
  newDraft,
  newUser,
  placeDraft,
  reachOfUser,
  removeFolder,
  temporaryFolder,
} from "../orders/shop.ts"
import { databases } from "../storage/databases.ts"

const ZONE = DateTime.zoneMakeNamedUnsafe("America/Chicago")
const GONE = "2026-01-01"
const LATER = "2126-01-01"

for (const database of databases()) {
  const folder = temporaryFolder()
  afterAll(() => removeFolder(folder))
  const deliveries = join(folder, "deliveries")
  const server = layerServer(folder).pipe(Layer.provideMerge(database.layer))
  const pass = removeOldLists({ folder: deliveries, recordSecret: "", keptDays: 90, zone: ZONE })

  /** An order with a list that was delivered, to be kept until a day; null: by an earlier release. */
  const delivered = Effect.fn("delivered")(function* (keptUntil: string | null, deliveredAt = new Date()) {
    const sql = yield* SqlClient
    const user = yield* newUser()
    const { orderCode } = yield* placeDraft(user, (yield* newDraft(user)).id)
    const files = { csv: join(deliveries, orderCode, "list.csv"), keys: join(deliveries, orderCode, "keys") }
    yield* Effect.promise(async () => {
      await mkdir(join(deliveries, orderCode), { recursive: true })
      await writeFile(files.csv, "Name\nDana Whitfield\n")
      await writeFile(files.keys, "keys")
    })
    yield* sql`INSERT INTO deliveries ${sql.insert({
      order_code: orderCode,
      ordered: 1_000,
      records: 1_000,
      sha256: "ab",
      snapshot: "in-memory",
      file_name: `${orderCode}.csv`,
      csv_path: join(orderCode, "list.csv"),
      keys_path: join(orderCode, "keys"),
      refund: "0.00",
      delivered_at: deliveredAt,
      kept_until: keptUntil,
    })}`
    yield* sql`UPDATE orders SET state = 'fulfilled' WHERE code = ${orderCode}`
    return { user, orderCode, files }
  })

  const receiptOf = Effect.fnUntraced(function* (orderCode: OrderCode) {
    return (yield* (yield* PlacedOrders).receiptOf(orderCode)).delivery
  })

  layer(server, { excludeTestServices: true, timeout: "60 seconds" })(
    `Delivered lists on ${database.name}`,
    (it) => {
      describe("that are kept", () => {
        it.effect("stay, and name their day", () =>
          Effect.gen(function* () {
            const { files, orderCode, user } = yield* delivered(LATER)
            yield* pass
            yield* pass
            assert.isTrue(existsSync(files.csv))
            assert.deepInclude(yield* receiptOf(orderCode), { keptUntil: LATER, isKept: true })
            const { path } = yield* (yield* PlacedOrders).file(reachOfUser(user), orderCode)
            assert.strictEqual(path, files.csv)
          }),
        )

        it.effect("get a day where an earlier release delivered them, and notice of it", () =>
          Effect.gen(function* () {
            const today = DateTime.makeUnsafe(new Date())
            const dayAfter = (days: number) =>
              DateTime.formatIsoDate(DateTime.setZone(DateTime.add(today, { days }), ZONE))
            const old = yield* delivered(null, new Date("2026-01-01T12:00:00Z"))
            const fresh = yield* delivered(null)
            yield* pass
            yield* pass
            assert.deepInclude(yield* receiptOf(old.orderCode), { keptUntil: dayAfter(30), isKept: true })
            assert.deepInclude(yield* receiptOf(fresh.orderCode), { keptUntil: dayAfter(90), isKept: true })
            assert.isTrue(existsSync(old.files.csv))
          }),
        )
      })

      describe("whose last day is over", () => {
        it.effect("close for everybody, and lose their file but not their keys", () =>
          Effect.gen(function* () {
            const orders = yield* PlacedOrders
            const { files, orderCode, user } = yield* delivered(GONE)
            const reach = reachOfUser(user)
            yield* pass
            // Whoever began to download it before gets all of it.
            assert.isTrue(existsSync(files.csv))
            const refused = yield* Effect.flip(orders.file(reach, orderCode))
            assert.strictEqual(
              refused.message,
              "This list was available until 01/01/2026 and can no longer be downloaded.",
            )
            assert.deepInclude(yield* receiptOf(orderCode), {
              keptUntil: GONE,
              isKept: false,
              records: 1_000,
            })
            const found = yield* orders.find(reach, { text: "", page: 1, size: 18 })
            assert.deepStrictEqual(
              found.orders.map(({ isDownloadClosed }) => isDownloadClosed),
              [true],
            )
            yield* pass
            assert.isFalse(existsSync(files.csv))
            assert.isTrue(existsSync(files.keys))
            yield* pass
            assert.strictEqual((yield* Effect.flip(orders.file(reach, orderCode)))._tag, "DownloadClosed")
          }),
        )

        it.effect("lose it after a server that died before it was gone", () =>
          Effect.gen(function* () {
            const sql = yield* SqlClient
            const [closed, lost] = [yield* delivered(GONE), yield* delivered(GONE)]
            yield* pass
            // It died when the file was gone, and nothing said so yet.
            removeFolder(join(deliveries, lost.orderCode))
            yield* pass
            assert.isFalse(existsSync(closed.files.csv))
            const left =
              yield* sql`SELECT order_code FROM deliveries WHERE removed_at IS NOT NULL AND file_gone_at IS NULL`
            assert.deepStrictEqual(left, [])
          }),
        )

        it.effect("stay while people work with the order, and no longer", () =>
          Effect.gen(function* () {
            const sql = yield* SqlClient
            const [task, refund, dispute] = [
              yield* delivered(GONE),
              yield* delivered(GONE),
              yield* delivered(GONE),
            ]
            yield* sql`INSERT INTO order_tasks (order_code, kind, what, days, state, due_at)
              VALUES (${task.orderCode}, 'labels', 'Labels', 5, 'open', now())`
            const wish = {
              orderCode: refund.orderCode,
              key: "part",
              reason: "operator",
              amount: "1.00",
            } as const
            yield* claimRefund(wish)
            yield* sql`INSERT INTO disputes (id, order_code, amount, reason, state, opened_at)
              VALUES ('d1', ${dispute.orderCode}, 1, 'fraudulent', 'open', now())`
            const all = [task, refund, dispute]
            const areThere = () => all.map(({ files }) => existsSync(files.csv))
            yield* pass
            yield* pass
            assert.deepStrictEqual(areThere(), [true, true, true])
            for (const { orderCode } of all) assert.deepInclude(yield* receiptOf(orderCode), { isKept: true })
            yield* sql`UPDATE order_tasks SET state = 'done', ended_at = now() WHERE order_code = ${task.orderCode}`
            yield* sql`UPDATE refunds SET refunded_at = now() WHERE order_code = ${refund.orderCode}`
            yield* sql`UPDATE disputes SET state = 'lost', closed_at = now() WHERE order_code = ${dispute.orderCode}`
            yield* pass
            yield* pass
            assert.deepStrictEqual(areThere(), [false, false, false])
          }),
        )
      })

      describe("that are downloaded", () => {
        it.effect("keep when that was first, which decides whether a refund frees their promotion", () =>
          Effect.gen(function* () {
            const sql = yield* SqlClient
            yield* sql`INSERT INTO promotions (code, name, type, value, max_uses) VALUES ('ONETIME', 'Once', 3, 5, 1)`
            const claimed = Effect.fnUntraced(function* (orderCode: OrderCode) {
              yield* sql`INSERT INTO promotion_claims (order_code, code, amount, claimed_at)
                VALUES (${orderCode}, 'ONETIME', 5, now())`
            })
            const isFree = Effect.fnUntraced(function* (orderCode: OrderCode) {
              const [row] = yield* sql`SELECT released_at IS NOT NULL AS free FROM promotion_claims
                WHERE order_code = ${orderCode}`
              return row?.["free"]
            })
            const refundAll = ({ orderCode }: { readonly orderCode: OrderCode }, keepsDownload = false) =>
              claimRefund({
                orderCode,
                key: `all:${orderCode}`,
                reason: "operator",
                amount: null,
                keepsDownload,
              })
            const [unread, read, open] = [
              yield* delivered(LATER),
              yield* delivered(LATER),
              yield* delivered(LATER),
            ]
            for (const { orderCode } of [unread, read, open]) yield* claimed(orderCode)
            const orders = yield* PlacedOrders
            yield* orders.file(reachOfUser(read.user), read.orderCode)
            const [first] =
              yield* sql`SELECT downloaded_at FROM deliveries WHERE order_code = ${read.orderCode}`
            yield* orders.file(reachOfUser(read.user), read.orderCode)
            assert.deepStrictEqual(
              yield* sql`SELECT downloaded_at FROM deliveries WHERE order_code = ${read.orderCode}`,
              [first ?? assert.fail()],
            )
            yield* refundAll(unread)
            yield* refundAll(read)
            yield* refundAll(open, true)
            assert.deepStrictEqual(
              [yield* isFree(unread.orderCode), yield* isFree(read.orderCode), yield* isFree(open.orderCode)],
              [true, false, false],
            )
          }),
        )
      })
    },
  )
}
