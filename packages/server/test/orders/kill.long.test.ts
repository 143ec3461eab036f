import { setTimeout as sleep } from "node:timers/promises"
import { OrderReceipt, OrderState } from "@listwright/domain/order"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll, assert, describe, it } from "vitest"
import { toCents } from "../../src/payments/cents.ts"
import type { LedgerEntry } from "../../src/payments/sandbox/LedgerEntry.ts"
import { layerSandboxLedger, SandboxLedger } from "../../src/payments/sandbox/SandboxLedger.ts"
import { layerSandboxDatabase } from "../../src/payments/sandbox/SandboxDatabase.ts"
import { layerPglite } from "../../src/storage/PgliteStorage.ts"
import { dataFolder, databaseFolder } from "../../src/site/dataFolder.ts"
import { placedOf, prepareOrder, zipsOfNewYork } from "./preparedOrder.ts"
import { RunningSite } from "./runningSite.ts"
import { ACCEPTED, DECLINED, LATE, removeFolder, temporaryFolder } from "./shop.ts"

const PLACEMENTS = 20
/**
 * The moments at which the server is killed: after a number of answers, and then at a random time within `withinMs`
 * milliseconds.
 */
const MOMENTS = [
  { answers: 0, withinMs: 400 },
  { answers: 1, withinMs: 40 },
  { answers: 8, withinMs: 40 },
] as const

const data = temporaryFolder()
afterAll(() => removeFolder(data))

/** Most are good; some have no answer for a while, one is declined. */
const cardOf = (index: number): string => (index === 0 ? DECLINED : index % 7 === 1 ? LATE : ACCEPTED)

const receiptOf = Schema.decodeUnknownSync(OrderReceipt)

/** The codes of the orders that the server said were accepted before it was killed. */
const fire = async (
  site: RunningSite,
  prepared: ReadonlyArray<{ readonly body: unknown }>,
  answers: number,
  delayMs: number,
) => {
  const accepted: Array<string> = []
  const placements = prepared.map(async ({ body }) => {
    const answer = placedOf(await site.json("POST", "/PlaceOrder.aspx/ProcessOrder", body))
    if (answer.IsSuccess) accepted.push(answer.OrderCode)
  })
  const over = Promise.allSettled(placements)
  while (accepted.length < answers) await sleep(1)
  await sleep(delayMs)
  await site.kill()
  await over
  return accepted
}

const Row = Schema.Struct({
  code: Schema.String,
  draftId: Schema.String,
  state: OrderState,
  total: Schema.String,
  quoted: Schema.String,
  key: Schema.String,
})
const rowsOf = Schema.decodeUnknownSync(Schema.Array(Row))

/** Reads the database and the ledger while no server runs. */
const books = () =>
  Effect.runPromise(
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const ledger = yield* SandboxLedger
      const orders = rowsOf(
        yield* sql`SELECT o.code, o.draft_id AS "draftId", o.state, o.total::text AS total,
          q.total::text AS quoted, i.key
        FROM orders o JOIN order_quotes q ON q.order_code = o.code JOIN charge_intents i ON i.order_code = o.code`,
      )
      return { orders, entries: yield* ledger.entries }
    }).pipe(
      Effect.provide(
        Layer.mergeAll(
          layerPglite(databaseFolder(dataFolder(data).site)),
          layerSandboxLedger.pipe(Layer.provide(layerSandboxDatabase(dataFolder(data).processor))),
        ),
      ),
    ),
  )

const isPlaced = (state: OrderState): boolean => state === "placed" || state === "fulfilled"

/** Each draft was placed and charged once, or neither; the sums agree to the cent. */
const assertBooksAgree = (
  orders: ReadonlyArray<typeof Row.Type>,
  entries: ReadonlyArray<LedgerEntry>,
): void => {
  const captured = entries.filter(({ state }) => state === "captured")
  for (const order of orders) {
    const charges = captured.filter(({ orderCode }) => orderCode === order.code)
    assert.include(["placed", "fulfilled", "declined"], order.state, `${order.code} is settled`)
    assert.deepStrictEqual(
      charges.map(({ key, cents }) => ({ key, cents })),
      isPlaced(order.state) ? [{ key: order.key, cents: toCents(order.total) }] : [],
      `${order.code} is ${order.state}`,
    )
    assert.strictEqual(order.quoted, order.total)
  }
  const placed = orders.filter(({ state }) => isPlaced(state))
  assert.strictEqual(
    new Set(placed.map(({ draftId }) => draftId)).size,
    placed.length,
    "no draft was placed twice",
  )
  const sum = placed.reduce((cents, { total }) => cents + toCents(total), 0)
  assert.strictEqual(
    captured.reduce((cents, entry) => cents + entry.cents, 0),
    sum,
    "orders and ledger have the same sum",
  )
}

/** The receipt of an order once its list is there. */
const fulfilled = async (site: RunningSite, code: string): Promise<OrderReceipt> => {
  const deadline = Date.now() + 60_000
  for (;;) {
    const receipt = receiptOf(await site.json("GET", `/api/v1/orders/${code}`))
    if (receipt.state === "fulfilled") return receipt
    if (Date.now() > deadline) throw new Error(`${code} is still ${receipt.state}`)
    await sleep(200)
  }
}

describe("a server that is killed during twenty placements", () => {
  it(
    "has placed and charged each once, or neither, ten seconds after its restart",
    { timeout: 300_000 },
    async () => {
      let placedInAll = 0
      let cutOff = 0
      for (const { answers, withinMs } of MOMENTS) {
        const delayMs = Math.random() * withinMs
        const moment = `killed ${Math.round(delayMs)} ms after ${answers} answers`
        const site = await RunningSite.start(data)
        await site.signIn()
        const codes = await zipsOfNewYork(site)
        // Each order has a price of its own, so that sums cannot agree by chance.
        const prepared = await Promise.all(
          Array.from({ length: PLACEMENTS }, (_, index) =>
            prepareOrder(site, codes.slice(index), cardOf(index), index % 3 === 0 ? "WELCOME10" : null),
          ),
        )
        const accepted = await fire(site, prepared, answers, delayMs)

        const restarted = await RunningSite.start(data)
        await sleep(10_000)
        await restarted.stop()
        const { orders, entries } = await books()
        assertBooksAgree(orders, entries)
        const ofRound = orders.filter(({ draftId }) => prepared.some((one) => one.draftId === draftId))
        for (const code of accepted) {
          const state = ofRound.find((order) => order.code === code)?.state ?? "placing"
          assert.isTrue(isPlaced(state), `${code}, which the buyer was told of, is kept (${moment})`)
        }
        const placed = ofRound.filter(({ state }) => isPlaced(state)).length
        placedInAll += placed
        cutOff += PLACEMENTS - accepted.length
        process.stdout.write(
          `${moment}: ${accepted.length} answered, ${placed} placed, ${ofRound.length} written\n`,
        )
      }
      assert.isAbove(placedInAll, 0, "some were placed")
      assert.isAbove(cutOff, PLACEMENTS, "more were cut off than the cards that are declined")
    },
  )

  it("delivers everything that was placed", { timeout: 120_000 }, async () => {
    const placed = (await books()).orders.filter(({ state }) => isPlaced(state))
    const site = await RunningSite.start(data)
    await site.signIn()
    try {
      for (const { code } of placed) {
        const receipt = await fulfilled(site, code)
        const list = await (await site.send("GET", `/api/v1/orders/${code}/list.csv`)).text()
        assert.strictEqual(list.trimEnd().split(/\r?\n/).length - 1, receipt.quantity, code)
      }
    } finally {
      await site.stop()
    }
  })
})
