import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { PASSWORD } from "../http/caller.ts"
import { RECORDS } from "../http/servedSite.ts"
import { script, type Script } from "../saved-lists/scriptedClient.ts"
import { lendSite } from "../site/lendSite.ts"
import { type Site, startSite } from "../start/startSite.ts"
import { delivered, placeOrder } from "./placeOrder.ts"

type Data = ReturnType<typeof JSON.parse>

let folder = ""
let site: Site | undefined
const start = async (): Promise<Script> => {
  site = await startSite({ dataFolder: folder, records: RECORDS, screensFolder: join(folder, "none") })
  return script(site.url, "demo@listwright.example", PASSWORD)
}

let demo: Script
const order = { ListType: 10, GeoType: 2, OrderGeos: [{ GeoKeyCode: "OH", GeoType: 2 }] }
const codes: Record<"elsewhere" | "otherType", string> = { elsewhere: "", otherType: "" }

// No command takes orders over: they are written into the database of a stopped server.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwright-elsewhere-"))
  await lendSite(folder, RECORDS, "demo")
  const before = await start()
  for (const name of ["elsewhere", "otherType"] as const) {
    const { code } = await placeOrder(before, name, order)
    await delivered(before, code)
    codes[name] = code
  }
  await site?.close()
  const database = new PGlite(join(folder, "site", "database"))
  await database.query("UPDATE orders SET is_online = false WHERE code = $1", [codes.elsewhere])
  await database.query("UPDATE orders SET order_type = 20 WHERE code = $1", [codes.otherType])
  await database.close()
  demo = await start()
})
afterAll(async () => {
  await site?.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

const rowOf = async (code: string): Promise<Data> => {
  const { ReportData } = await demo.call("rpt/MyOrdersHistory.aspx/GetOrderHisotry", {
    pagingOptions: { PageNumber: 1, PageSize: 18 },
  })
  return ReportData.Items.find(({ OrderCode }: Data) => OrderCode === code)
}
const receiptOf = async (code: string): Promise<Data> =>
  (await demo.send("GET", `api/v1/orders/${code}`)).json()
const more = (code: string): Promise<Data> =>
  demo.call("rpt/MyOrdersHistory.aspx/SubmitForOrderMore", { order: { OrderId: code, SuppressionType: 0 } })

describe("an order that was taken over [p4-list-order-actions]", () => {
  it("says that it was not placed online, and neither more of it nor its workbook is to be had", async () => {
    expect(await rowOf(codes.elsewhere)).toMatchObject({ OnlineOrder: false, OrderType: 10, Status: 75 })
    await expect(more(codes.elsewhere)).rejects.toThrow(/placed elsewhere/)
    const answer = await demo.send("GET", `Common/DownFile.aspx?id=${codes.elsewhere}&type=1`)
    expect([answer.status, (await answer.text()).slice(0, 2)]).not.toEqual([200, "PK"])
    expect(await receiptOf(codes.elsewhere)).toMatchObject({ isOnline: false, orderType: 10 })
  })

  it("of another type says so, and more of it cannot be ordered", async () => {
    expect(await rowOf(codes.otherType)).toMatchObject({ OnlineOrder: true, OrderType: 20, Status: 75 })
    expect(await receiptOf(codes.otherType)).toMatchObject({ isOnline: true, orderType: 20 })
    await expect(more(codes.otherType)).rejects.toThrow(/isn't available for this type of order/)
    expect((await demo.download(`Common/DownFile.aspx?id=${codes.otherType}&type=1`)).slice(0, 2)).toBe("PK")
  })
})
