import { rm } from "node:fs/promises"
import { join } from "node:path"
import { OrderReceipt } from "@listwright/domain/order"
import { Schema } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { placedOf, prepareOrder, zipsOfNewYork } from "../orders/preparedOrder.ts"
import { RunningSite } from "../orders/runningSite.ts"
import { ACCEPTED, removeFolder, temporaryFolder } from "../orders/shop.ts"
import { readWorkbook } from "./readWorkbook.ts"

const data = temporaryFolder()
let site: RunningSite

beforeAll(async () => {
  site = await RunningSite.start(data)
  await site.signIn()
})
afterAll(async () => {
  await site.stop()
  removeFolder(data)
})

const receiptOf = Schema.decodeUnknownSync(OrderReceipt)

const fulfilled = async (code: string): Promise<OrderReceipt> => {
  const receipt = receiptOf(await site.json("GET", `/api/v1/orders/${code}`))
  return receipt.state === "fulfilled" ? receipt : fulfilled(code)
}

describe("A delivered list", () => {
  it("is given as a workbook with the cells of the CSV, to its buyer alone, for as long as it is kept", async () => {
    const { body } = await prepareOrder(site, await zipsOfNewYork(site), ACCEPTED)
    const { OrderCode } = placedOf(await site.json("POST", "/PlaceOrder.aspx/ProcessOrder", body))
    await fulfilled(OrderCode)
    const address = `/api/v1/orders/${OrderCode}/list.xlsx`
    const response = await site.send("GET", address)
    assert.strictEqual(response.status, 200)
    assert.strictEqual(
      response.headers.get("content-type"),
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    )
    assert.strictEqual(
      response.headers.get("content-disposition"),
      `attachment; filename="${OrderCode}.xlsx"`,
    )
    const workbook = Buffer.from(await response.arrayBuffer())
    const asCsv = await site.send("GET", `/api/v1/orders/${OrderCode}/list.csv`)
    assert.strictEqual(asCsv.headers.get("content-type"), "text/csv; charset=utf-8")
    const csv = await asCsv.text()
    // The demo people have neither commas nor quotes in their cells.
    const rows = csv
      .trimEnd()
      .split("\r\n")
      .map((line) => line.split(","))
    assert.deepStrictEqual(
      (await readWorkbook(workbook)).map(({ rows: held }) =>
        held.map((row) => row.join(",").replace(/,*$/, "")),
      ),
      [rows.map((row) => row.join(",").replace(/,*$/, ""))],
    )
    const again = Buffer.from(await (await site.send("GET", address)).arrayBuffer())
    assert.isTrue(again.equals(workbook), "the same bytes every time")

    await site.signIn("digital")
    assert.strictEqual((await site.send("GET", address)).status, 404)
    await site.signIn()
    await rm(join(data, "deliveries", OrderCode), { recursive: true })
    assert.strictEqual((await site.send("GET", address)).status, 404)
  })
})
