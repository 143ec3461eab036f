import type { OrderCode } from "@listwright/domain/shared"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, layer } from "@effect/vitest"
import { type CanonicalDefinition, canonicalDefinition } from "@listwright/domain/definition"
import { decideRefund } from "@listwright/domain/order"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll } from "vitest"
import { Deliveries } from "../../../engine/src/supervisor/Deliveries.ts"
import { identityFromKey } from "../../../engine/src/matching/Identity.ts"
import { PlacedOrders } from "../../src/orders/PlacedOrders.ts"
import { toCents } from "../../src/payments/cents.ts"
import { PriceDesk } from "../../src/pricing/PriceDesk.ts"
import { DoNotSell } from "../../src/suppression/do-not-sell/DoNotSell.ts"
import { SuppressionFiles } from "../../src/suppression/SuppressionFiles.ts"
import { layerInstance } from "../delivery/smallShop.ts"
import { newDraft, newUser, ownerOf, placeDraft, removeFolder, temporaryFolder } from "../orders/shop.ts"
import { databases } from "../storage/databases.ts"
import { bigList, CHICAGO, layerEngineOnly, layerSite } from "./world.ts"
import { formatIsoDay } from "../../src/site/siteDays.ts"
import { writeFile } from "node:fs/promises"
import { RECORD_KEY } from "../../../engine/test/owner.ts"

/** Lists are written when the test says so. */
const waiting = Layer.effect(
  Deliveries,
  Effect.map(Deliveries, () => ({ select: () => Effect.never })),
)

for (const database of databases()) {
  const folder = temporaryFolder()
  afterAll(() => removeFolder(folder))
  const world = layerSite(folder).pipe(Layer.provideMerge(Layer.mergeAll(database.layer, layerEngineOnly)))

  const place = Effect.fnUntraced(function* (definition: CanonicalDefinition) {
    const user = yield* newUser()
    const draft = yield* newDraft(user, definition)
    const { orderCode } = yield* placeDraft(user, draft.id)
    const { figures, quantity } = (yield* (yield* PriceDesk).price(user, draft, ownerOf(user))).price
    return { user, orderCode, figures, quantity }
  })

  /** Waits until the server has delivered an order; returns its receipt and the delivered keys. */
  const delivered = Effect.fnUntraced(function* (orderCode: OrderCode) {
    const receipt = yield* Effect.gen(function* () {
      const known = yield* (yield* PlacedOrders).receiptOf(orderCode)
      return known.delivery === null || known.state !== "fulfilled" ? yield* Effect.fail("not yet") : known
    }).pipe(Effect.eventually, Effect.timeout("60 seconds"))
    const bytes = readFileSync(join(folder, "deliveries", orderCode, "keys.bin"))
    const keys = Array.from({ length: bytes.length / 8 }, (_, at) => bytes.readBigUInt64BE(at * 8))
    return { receipt, keys: new Set(keys) }
  })
  const before = layerInstance(folder).pipe(Layer.provide(waiting))
  const after = layerInstance(folder)

  layer(world, { excludeTestServices: true, timeout: "120 seconds" })(
    `A delivery on ${database.name}`,
    (it) => {
      it.effect(
        "never holds who was put on the do-not-sell list after the order was placed: it is short, and the rest is given back",
        () =>
          Effect.gen(function* () {
            const { definition, members } = yield* bigList
            const { figures, orderCode, quantity } = yield* place(definition).pipe(
              Effect.provide(before, { local: true }),
            )
            assert.strictEqual(quantity, members.length)
            const gone = members.slice(0, 17)
            yield* (yield* DoNotSell).add(gone.map(({ key }) => identityFromKey(key)))
            yield* Effect.gen(function* () {
              const { keys, receipt } = yield* delivered(orderCode)
              assert.strictEqual(keys.size, quantity - 17)
              for (const { key } of gone) assert.isFalse(keys.has(key))
              assert.strictEqual(receipt.delivery?.records, quantity - 17)
              assert.isAbove(toCents(receipt.delivery?.refunded ?? "0"), 0)
              assert.strictEqual(
                receipt.delivery?.refunded,
                decideRefund({
                  discount: "0.00",
                  ordered: quantity,
                  delivered: quantity - 17,
                  unitPrice: figures.unitPrice,
                  totalBeforeTax: receipt.totalBeforeTax,
                  taxCharge: receipt.taxCharge,
                }),
              )
              const sql = yield* SqlClient
              const [row] = yield* sql`SELECT is_short FROM deliveries WHERE order_code = ${orderCode}`
              assert.strictEqual(row?.["is_short"], true)
            }).pipe(Effect.provide(after, { local: true }))
          }),
      )

      it.effect(
        "is written anew where somebody was put on the do-not-sell list before the server died and came back",
        () =>
          Effect.gen(function* () {
            const { definition, members } = yield* bigList
            const { orderCode, quantity, user } = yield* place(definition).pipe(
              Effect.provide(before, { local: true }),
            )
            const known = (yield* (yield* DoNotSell).size).persons
            // The list is on the disk, and the server died before it could say so.
            const sql = yield* SqlClient
            const [quoted] = yield* sql`SELECT areas FROM order_quotes WHERE order_code = ${orderCode}`
            const ordered: ReadonlyArray<{ readonly key: string; readonly desired: number }> =
              typeof quoted?.["areas"] === "string" ? JSON.parse(quoted["areas"]) : quoted?.["areas"]
            const left = yield* (yield* Deliveries).select({
              definition,
              owner: ownerOf(user),
              orderCode,
              quantities: ordered.map(({ desired, key }) => ({ key, quantity: desired })),
              columns: [],
              recordKey: RECORD_KEY,
              deliveryFolder: join(folder, "deliveries", orderCode),
            })
            assert.strictEqual(left.records, quantity)
            const gone = members.slice(60, 73)
            const { persons } = yield* (yield* DoNotSell).add(gone.map(({ key }) => identityFromKey(key)))
            assert.strictEqual(persons, known + 13)
            yield* Effect.gen(function* () {
              const { keys, receipt } = yield* delivered(orderCode)
              for (const { key } of gone) assert.isFalse(keys.has(key))
              assert.strictEqual(receipt.delivery?.records, quantity - 13)
            }).pipe(Effect.provide(after, { local: true }))
          }),
      )

      it.effect(
        "leaves out who stands in a file that was uploaded after the count, and in an order that came first; never its own people",
        () =>
          Effect.gen(function* () {
            const { definition: plain, members } = yield* bigList
            const today = formatIsoDay(new Date(), CHICAGO)
            const date = { mode: "date", start: today, end: today } as const
            const definition = canonicalDefinition({
              ...plain,
              suppressions: { ...plain.suppressions, orders: date, files: date },
            })
            const { orderCode, quantity, user } = yield* place(definition).pipe(
              Effect.provide(before, { local: true }),
            )
            const files = yield* SuppressionFiles
            const gone = members.slice(30, 50)
            const path = join(folder, "later.csv")
            yield* Effect.promise(() =>
              writeFile(path, ["person_key", ...gone.map(({ key }) => key)].join("\n")),
            )
            const id = yield* files.keep(user, { name: "later.csv", path })
            yield* files.load(user, id, 10, { personKey: "person_key" })
            yield* Effect.gen(function* () {
              const { keys } = yield* delivered(orderCode)
              assert.strictEqual(keys.size, quantity - 20)
              for (const { key } of gone) assert.isFalse(keys.has(key))
              // Everyone else is delivered by now, so a second order on the same day finds no people.
              const deliveries = yield* Deliveries
              const request = {
                definition,
                owner: ownerOf(user),
                quantities: plain.areas
                  .slice(30, 31)
                  .map((area) => ({ key: area.kind === "zip" ? `zip:${area.zip}` : "", quantity: 2 })),
                columns: [],
                recordKey: RECORD_KEY,
              }
              const second = yield* deliveries.select({ ...request, deliveryFolder: join(folder, "second") })
              assert.strictEqual(second.records, 0)
              // The order itself, written once more, has its people.
              const again = yield* deliveries.select({
                ...request,
                orderCode,
                deliveryFolder: join(folder, "again"),
              })
              assert.strictEqual(again.records, 2)
            }).pipe(Effect.provide(after, { local: true }))
          }),
      )
    },
  )
}
