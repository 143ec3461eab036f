import { join } from "node:path"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll, assert, beforeAll, beforeEach, describe, it } from "vitest"
import { type AssessedTax, SalesTaxes, TaxUnavailable, TaxUnknown } from "../../src/orders/SalesTaxes.ts"
import { TAX_UNAVAILABLE_MESSAGE, assessTax } from "../../src/orders/assessTax.ts"
import type { RunningServer } from "../../src/start/StartOptions.ts"
import { createServerStarter } from "../../src/start/startServer.ts"
import { lendSite } from "../site/lendSite.ts"
import { placedOf, prepareOrder, refusalOf, taxOf, zipsOfNewYork } from "./preparedOrder.ts"
import { ACCEPTED, contact, removeFolder, temporaryFolder } from "./shop.ts"

/** A tax service elsewhere, which a test switches off. Counts what is asked inside a transaction. */
let answer: Effect.Effect<AssessedTax, TaxUnknown | TaxUnavailable>
let asked = 0
let inTransaction = 0
const elsewhere = Layer.effect(
  SalesTaxes,
  Effect.map(SqlClient, (sql) =>
    SalesTaxes.of({
      assess: () =>
        Effect.gen(function* () {
          asked += 1
          if ((yield* Effect.serviceOption(sql.transactionService))._tag === "Some") inTransaction += 1
          return yield* answer
        }),
    }),
  ),
)
const ten = Effect.sync(() => ({ rate: "0.1", tax: "1.23" }))
const away = Effect.fail(new TaxUnavailable({ reason: "connection refused" }))

describe("a tax service elsewhere", () => {
  const data = temporaryFolder()
  let server: RunningServer
  let cookie = ""
  const send = (method: string, path: string, body?: unknown) =>
    fetch(`${server.url}${path}`, {
      method,
      headers: { "content-type": "application/json", cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const json = async (method: string, path: string, body?: unknown): Promise<unknown> =>
    JSON.parse(await (await send(method, path, body)).text())
  const tax = () =>
    json("POST", "/PlaceOrder.aspx/CalculateTax", {
      req: { OrderAmount: "100.00", State: contact.state, Zip: contact.zip },
    })
  const place = async (body: unknown) => placedOf(await json("POST", "/PlaceOrder.aspx/ProcessOrder", body))
  const orderCount = async () => JSON.parse(await (await send("GET", "/api/v1/orders")).text()).total

  beforeAll(async () => {
    await lendSite(data, 20_000)
    server = await createServerStarter(
      undefined,
      undefined,
      elsewhere,
    )({ port: 0, dataFolder: data, records: 20_000, screensFolder: join(data, "none") })
    const signedIn = await send("POST", "/Login.aspx/LoginUser", {
      email: "demo@listwright.example",
      password: "Demo-Portal-2026",
    })
    cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? ""
  }, 120_000)
  afterAll(async () => {
    await server.close()
    removeFolder(data)
  })
  beforeEach(() => {
    answer = ten
  })

  it("says the tax, whatever the table of the site says", async () => {
    assert.deepStrictEqual(taxOf(await tax()), {
      SubTotal: "100.00",
      TotalTax: "1.23",
      Total: "101.23",
      TaxRate: "0.1",
    })
  })

  it("that does not answer is told in words that say what to do, and never as a tax of 0", async () => {
    answer = away
    assert.strictEqual(refusalOf(await tax()), TAX_UNAVAILABLE_MESSAGE)
  })

  it("that never answers is given up, and that is told the same", async () => {
    answer = Effect.never
    assert.strictEqual(refusalOf(await tax()), TAX_UNAVAILABLE_MESSAGE)
  }, 20_000)

  it("that does not answer keeps an order from being placed; once it answers, the same order is placed", async () => {
    const { body } = await prepareOrder({ json }, await zipsOfNewYork({ json }), ACCEPTED)
    const before = await orderCount()
    answer = away
    const refused = await place(body)
    assert.deepInclude(refused, { IsSuccess: false, OrderCode: "", Message: TAX_UNAVAILABLE_MESSAGE })
    assert.strictEqual(await orderCount(), before)
    answer = ten
    const placed = await place(body)
    assert.deepInclude(placed, { IsSuccess: true, Message: "" })
    assert.strictEqual(await orderCount(), before + 1)
    const receipt = await (await send("GET", `/api/v1/orders/${placed.OrderCode}`)).text()
    assert.include(receipt, '"taxCharge":"1.23"')
  })

  it("is asked outside of transactions only", () => {
    assert.isAbove(asked, 4)
    assert.strictEqual(inTransaction, 0)
  })
})

describe("the tax on an order", () => {
  const place = { state: "IL", zip: "60614", countryCode: "US" }

  it("asks nobody where the site charges none", async () => {
    const nobody = Layer.succeed(SalesTaxes, { assess: () => Effect.die("asked") })
    const { rate, totals } = await Effect.runPromise(
      Effect.provide(assessTax({ chargesTax: false }, "100.00", place), nobody),
    )
    assert.deepStrictEqual([rate, totals.totalTax, totals.total], ["0", "0.00", "100.00"])
  })

  it.each([
    ["TaxUnknown", new TaxUnknown({ state: "IL" })],
    ["TaxUnavailable", new TaxUnavailable({ reason: "closed" })],
  ])("fails with %s as whoever knows it does", async (tag, error) => {
    const failing = Layer.succeed(SalesTaxes, { assess: () => Effect.fail(error) })
    const failed = await Effect.runPromise(
      Effect.flip(Effect.provide(assessTax({ chargesTax: true }, "100.00", place), failing)),
    )
    assert.strictEqual(failed._tag, tag)
  })
})
