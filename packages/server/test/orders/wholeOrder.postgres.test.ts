import { rm } from "node:fs/promises"
import { OrderReceipt } from "@listwright/domain/order"
import { Schema } from "effect"
import { describe, expect, it, vi } from "vitest"
import { startServer } from "../../src/index.ts"
import { signedIn } from "../http/caller.ts"
import { lendDemo } from "../site/lendDemo.ts"
import { withOwnPostgres } from "../storage/databases.ts"
import { postgresUrl } from "../storage/postgresModel.ts"
import { placedOf, prepareOrder, zipsOfNewYork } from "./preparedOrder.ts"
import { ACCEPTED, temporaryFolder } from "./shop.ts"

const url = postgresUrl()
const receiptOf = Schema.decodeUnknownSync(OrderReceipt)

describe.runIf(url !== null)("a server over PostgreSQL", () => {
  it("counts, prices, sells and delivers a list, and has the order after a restart", async () => {
    const dataFolder = temporaryFolder()
    await lendDemo(dataFolder)
    await withOwnPostgres(url ?? "", async (databaseUrl) => {
      const options = { port: 0, dataFolder, records: 20_000, databaseUrl }
      const first = await startServer(options)
      const { call } = await signedIn(() => first.url)
      const json = async (method: string, path: string, body?: unknown): Promise<unknown> =>
        (await call(method, path, body)).body
      const { body, price } = await prepareOrder({ json }, await zipsOfNewYork({ json }), ACCEPTED)
      const { OrderCode } = placedOf(await json("POST", "/PlaceOrder.aspx/ProcessOrder", body))
      const address = `/api/v1/orders/${OrderCode}`
      await vi.waitFor(async () => expect(receiptOf(await json("GET", address)).state).toBe("fulfilled"), {
        timeout: 30_000,
        interval: 100,
      })
      const list = String(await json("GET", `${address}/list.csv`))
      const [, ...people] = list.trimEnd().split("\r\n")
      expect(people).toHaveLength(price.quantity)
      await first.close()

      const second = await startServer(options)
      const again = await signedIn(() => second.url)
      expect((await again.call("GET", `${address}/list.csv`)).body).toBe(list)
      await second.close()
    })
    await rm(dataFolder, { recursive: true, force: true })
    // Makes the people of a new site, and starts twice.
  }, 180_000)
})
