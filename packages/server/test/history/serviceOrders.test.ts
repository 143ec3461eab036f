import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, it } from "vitest"
import { type Reply, signedIn } from "../http/caller.ts"
import { servedSite } from "../http/servedSite.ts"

const { folder, url } = servedSite()

/** Sends a file as the operator does. */
const imported = async (...lines: ReadonlyArray<string>): Promise<Pick<Reply, "body" | "status">> => {
  const secrets = await readFile(join(folder(), "site", "secrets.json"), "utf8")
  const form = new FormData()
  form.append("file", new File([`${lines.join("\n")}\n`], "services.csv"))
  const answer = await fetch(`${url()}/api/v1/service-orders`, {
    method: "POST",
    headers: { "x-listwright-operator": JSON.parse(secrets).operator },
    body: form,
  })
  return { status: answer.status, body: await answer.json() }
}

const HEAD = "Order Code,orderType,createdOn,Email,status,records,cost,account,fulfillmentFile"
const demo = (code: string, rest = "50,10,5.00,,") =>
  `${code},Clean List,2026-05-01,demo@listwright.example,${rest}`
const tab = async (email: string, orderType: number, searchKey = "") => {
  const client = await signedIn(url, email)
  const { body } = await client.post("/rpt/MyOrdersHistory.aspx/GetMyAcxiomOrderMoreByOrder", {
    orderType,
    searchKey,
    pagingOptions: { PageNumber: 1, PageSize: 18 },
  })
  const [page] = Object.values(body.d.DataSource)
  return page as { readonly Items: ReadonlyArray<Record<string, unknown>>; readonly TotalRecordCount: number }
}

it("come with the demo site, each in its tab and for who reaches it", async () => {
  const { Items } = await tab("demo@listwright.example", 0)
  expect(Items).toMatchObject([{ OrderCode: "SV-20481", OrderType: -1, IsExistReportsFile: true }])
  expect((await tab("demo@listwright.example", 2)).TotalRecordCount).toBe(0)
  expect((await tab("power@listwright.example", 2)).TotalRecordCount).toBe(1)
  expect((await tab("reseller@listwright.example", 5)).Items).toMatchObject([
    { Account: "Harbor Street Bakery" },
  ])
  expect((await tab("reseller@listwright.example", 0)).TotalRecordCount).toBe(0)
})

it("of a file are taken whole, and replaced by their codes", async () => {
  await mkdir(join(folder(), "service-files"), { recursive: true })
  await writeFile(join(folder(), "service-files", "done.csv"), "name\n")
  expect((await imported(HEAD, demo("SV-A", "40,10,5.00,,"), demo("SV-B"))).body).toEqual({
    added: 2,
    replaced: 0,
    badLines: [],
  })
  expect((await imported(HEAD, demo("SV-A", "50,12,6.00,,done.csv"))).body).toMatchObject({
    added: 0,
    replaced: 1,
  })
  const { Items } = await tab("demo@listwright.example", 0, "sv-a")
  expect(Items).toMatchObject([
    { Status: 50, TotalRecords: 12, TotalCost: "6.00", IsExistFulfillmentFile: true },
  ])
  const client = await signedIn(url)
  const file = await client.call("GET", `/Common/DownFile.aspx?id=${String(Items[0]?.["OrderGuid"])}&type=1`)
  expect([file.body, file.headers.get("content-disposition")]).toEqual([
    "name\n",
    'attachment; filename="SV-A-fulfillment.csv"',
  ])
  const unknown = await client.call(
    "GET",
    `/Common/DownFile.aspx?id=${String(Items[0]?.["OrderGuid"])}&type=3`,
  )
  expect([unknown.status, unknown.body.d.ResultMessage]).toEqual([
    422,
    "type: please send 1 for the list, or 2 for the reports.",
  ])
  const none = await client.call("GET", `/Common/DownFile.aspx?id=${String(Items[0]?.["OrderGuid"])}&type=2`)
  expect(none.status).toBe(404)
})

it("carry the number of their tab where the map has no code for the service", async () => {
  const line = "SV-R,Reverse Email,2026-05-01,demo@listwright.example,50,10,5.00,,"
  expect((await imported(HEAD, line)).body.added).toBe(1)
  const { Items } = await tab("demo@listwright.example", 8)
  expect(new Set(Items.map(({ OrderType }) => OrderType))).toEqual(new Set([8]))
})

/** Each service with its code, its tab, and what people call it. */
const SERVICES = [
  [-1, 0, "Clean List"],
  [-2, 1, "Enhance List"],
  [-3, 2, "Portrait Reports"],
  [-4, 3, "Email Append"],
  [-5, 3, "Email Verification"],
  [-6, 1, "Enhance List Bundle"],
  [-7, 5, "Phone Append"],
  [-8, 6, "Phone Append confirmation (Phone Verification)"],
  [-9, 5, "Phone Reverse"],
] as const

it.each(SERVICES)("have the code %i in tab %i for %s [p9-service-codes]", async (code, orderType, name) => {
  const line = (orderCode: string, service: number | string) =>
    `${orderCode},${orderType},${service},2026-05-01,demo@listwright.example,50,10,5.00`
  const head = "Order Code,orderType,service,createdOn,email,status,records,cost"
  const codes = [`SV-K${-code}`, `SV-N${-code}`]
  const answer = await imported(head, line(codes[0] ?? "", code), line(codes[1] ?? "", name))
  expect(answer.body).toMatchObject({ added: 2, badLines: [] })
  for (const orderCode of codes) {
    const { Items } = await tab("demo@listwright.example", orderType, orderCode)
    expect(Items).toMatchObject([{ OrderCode: orderCode, OrderType: code }])
  }
  const client = await signedIn(url)
  const asked = `orderType=${orderType}&accountId=&searchKey=${codes[0]}`
  const { body } = await client.call("GET", `/RPT/DownReportFile.aspx?${asked}`)
  expect(body.trimEnd().split("\r\n")[1]).toContain(`,${name},`)
})

it("name the account to a Power User, the user to a Reseller, and nothing to others [p6-account-column]", async () => {
  const columnOf = async (email: string, orderType: number, searchKey: string) => {
    const client = await signedIn(url, email)
    const asked = `orderType=${orderType}&accountId=&searchKey=${searchKey}`
    const { body } = await client.call("GET", `/RPT/DownReportFile.aspx?${asked}`)
    const [head, row] = body.split("\r\n").map((line: string) => line.split(","))
    return [head[4], row[4]]
  }
  const line = (orderCode: string, email: string) =>
    `${orderCode},Clean List,2026-05-01,${email},50,10,5.00,,`
  await imported(HEAD, line("SV-P1", "demo@listwright.example"), line("SV-P2", "reseller@listwright.example"))
  expect(await columnOf("power@listwright.example", 0, "SV-P1")).toEqual(["Account", "Northfield Marketing"])
  expect(await columnOf("reseller@listwright.example", 0, "SV-P2")).toEqual(["User", "Robin Reseller"])
  expect(await columnOf("demo@listwright.example", 0, "SV-P1")).toEqual(["Account", ""])
})

it("are not taken while a line is bad, and every bad line is named", async () => {
  const { body } = await imported(
    HEAD,
    demo("SV-C"),
    demo("SV-D", "x,10,5.00,,"),
    "SV-E,Clean List",
    "SV-F,Clean List,2026-05-01,nobody@bakery.example,50,1,1,,",
    demo("SV-G", "50,1,1,Lakeside Partners,"),
    demo("SV-H", "50,1,1,,none.csv"),
  )
  expect([body.added, body.replaced]).toEqual([0, 0])
  expect(
    body.badLines.map(({ line, reason }: { line: number; reason: string }) => `${line} ${reason}`),
  ).toEqual([
    expect.stringMatching(/^3 status must be/),
    expect.stringMatching(/^4 has 2 cells/),
    expect.stringMatching(/^5 Email 'nobody@bakery.example' doesn't belong to a user of this site/),
    expect.stringMatching(/^6 Account 'Lakeside Partners' isn't an account that/),
    expect.stringMatching(/^7 there is no file 'none.csv'/),
  ])
  expect((await tab("demo@listwright.example", 0, "SV-C")).TotalRecordCount).toBe(0)
})

it("need a file that names its columns", async () => {
  expect(await imported("")).toMatchObject({ status: 422, body: { message: "The file is empty." } })
  expect((await imported("orderCode,orderType", "a,b")).body.message).toMatch(
    /^The first line must contain the column names\. Missing: createdOn/,
  )
})
