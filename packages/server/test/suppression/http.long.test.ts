import { existsSync, readFileSync, statSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { MAX_UPLOAD_BYTES } from "../../src/http/protection/bodyLimit.ts"
import { type Caller, signedIn, zipDefinition } from "../http/caller.ts"
import { RECORDS } from "../http/servedSite.ts"
import { type Site, startSite } from "../start/startSite.ts"
import { rowsOf } from "../../../engine/test/universe/smallUniverse.ts"

let folder = ""
let server: Site | undefined
const url = () => server?.url ?? ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwright-suppression-"))
  server = await startSite({
    dataFolder: folder,
    records: RECORDS,
    screensFolder: join(folder, "none"),
  })
}, 120_000)
afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

interface Row {
  readonly FIRST_NAME: string
  readonly LAST_NAME: string
  readonly ADDRESS: string
  readonly ZIP: string
  readonly PERSON_KEY: string
}

/** The ZIP Codes with the most people, and who lives there. */
const crowd = async (): Promise<{
  readonly zips: ReadonlyArray<string>
  readonly people: ReadonlyArray<Row>
}> => {
  const universes = join(folder, "universes", "10")
  const universe = existsSync(join(universes, "people")) ? universes : join(universes, "1")
  const rows = await rowsOf(
    universe,
    `SELECT FIRST_NAME, LAST_NAME, ADDRESS, lpad(CAST(ZIP AS VARCHAR), 5, '0') AS ZIP, CAST(PERSON_KEY AS VARCHAR) AS PERSON_KEY
     FROM people JOIN payload USING (ROW_ID)
     WHERE ZIP IN (SELECT ZIP FROM people GROUP BY ZIP ORDER BY count(*) DESC, ZIP LIMIT 100)`,
  )
  const people = rows.map((row) => ({
    FIRST_NAME: String(row["FIRST_NAME"]),
    LAST_NAME: String(row["LAST_NAME"]),
    ADDRESS: String(row["ADDRESS"]),
    ZIP: String(row["ZIP"]),
    PERSON_KEY: String(row["PERSON_KEY"]),
  }))
  return { zips: [...new Set(people.map(({ ZIP }) => ZIP))], people }
}

const upload = async (
  client: Caller,
  path: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
  fields: Readonly<Record<string, string>> = {},
) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append("file", new File([text], "customers.csv"))
  const response = await fetch(`${url()}${path}`, {
    method: "POST",
    headers: { cookie: client.cookie(), ...headers },
    body: form,
  })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

const paging = { PageNumber: 1, PageSize: 12 }
const count = async (client: Caller, definition: unknown) => {
  const { body, status } = await client.post("/api/v1/counts", { definition, draftId: null, revision: 1 })
  expect([status, body.message]).toEqual([200, undefined])
  return body.answer
}

describe("Suppressions over HTTP", () => {
  it("are loaded for the account that a list is made for, by those who work for it", async () => {
    const { people } = await crowd()
    const reseller = await signedIn(url, "reseller@listwright.example")
    const [BAKERY, NORTHFIELD] = [3, 1]
    const csv = ["person_key", ...people.slice(0, 5).map(({ PERSON_KEY }) => PERSON_KEY)].join("\n")
    const sent = await upload(reseller, "/Common/ExcelUploader.ashx", csv)
    const file: string = sent.body.d.DataSource.TargetFile
    const load = async (accountId: number) =>
      (
        await reseller.post("/PlaceOrder.aspx/ProcessCustomSuppressionFile", {
          file,
          listType: 10,
          accountId,
        })
      ).body.d
    expect(await load(NORTHFIELD)).toMatchObject({
      ResultFlag: false,
      ResultMessage: "We couldn't find this account.",
    })
    const loaded = await load(BAKERY)
    expect(loaded.DataSource).toMatchObject({ Rows: 5, Matched: 5 })
    const filesOf = async (accountId: number): Promise<ReadonlyArray<string>> => {
      const query = { listType: 10, accountId, pagingOptions: paging }
      const { body } = await reseller.post("/PlaceOrder.aspx/GetCustomSuppressions", query)
      return body.d.DataSource.Items.map(
        ({ SuppressionValue }: { SuppressionValue: string }) => SuppressionValue,
      )
    }
    expect(await filesOf(BAKERY)).toContain(loaded.DataSource.SuppressionValue)
    expect(await filesOf(2)).not.toContain(loaded.DataSource.SuppressionValue)
  })

  it("go from an uploaded file to a count without its people, of its own account alone", async () => {
    const { people, zips } = await crowd()
    const demo = await signedIn(url)
    const other = await signedIn(url, "reseller@listwright.example")
    const gone = people.slice(0, 20)
    const csv = [
      "First Name,Last Name,Street Address,ZIP Code",
      ...gone.map(
        ({ ADDRESS, FIRST_NAME, LAST_NAME, ZIP }) => `${FIRST_NAME},${LAST_NAME},"${ADDRESS}",${ZIP}`,
      ),
      "Ann,Lee,,60614",
    ].join("\n")
    const sent = await upload(demo, "/Common/ExcelUploader.ashx", csv)
    expect(sent.body.d).toMatchObject({ ResultFlag: true })
    const file: string = sent.body.d.DataSource.TargetFile

    const head = await demo.post("/PlaceOrder.aspx/GetRecord", { filePath: file, type: 1 })
    expect(head.body.d.DataSource.UpLoadListColumn).toHaveLength(4)
    expect(head.body.d.DataSource.SuccessRow).toHaveLength(20)
    const foreign = await other.post("/PlaceOrder.aspx/GetRecord", { filePath: file, type: 1 })
    expect(foreign.body.d).toMatchObject({ ResultFlag: false, ResultMessage: "We couldn't find this file." })

    const loaded = await demo.post("/PlaceOrder.aspx/ProcessCustomSuppressionFile", { file, listType: 10 })
    expect(loaded.body.d.DataSource).toMatchObject({
      Rows: 21,
      Matched: 20,
      Unmatched: 0,
      Rejected: 1,
      RejectedRows: [{ Line: 22, Reason: "the address is empty" }],
    })
    const told = await demo.post("/PlaceOrder.aspx/SuppressionUploadNotifier", { Quantity: 21 })
    expect(told.body.d.ResultFlag).toBe(true)

    const list = await demo.post("/PlaceOrder.aspx/GetCustomSuppressions", {
      listtype: 10,
      pagingOptions: paging,
    })
    expect(list.body.d.DataSource).toMatchObject({
      TotalRecordCount: 1,
      Items: [{ OrderDesc: "customers.csv" }],
    })
    const id: string = list.body.d.DataSource.Items[0].SuppressionValue
    const others = await other.post("/PlaceOrder.aspx/GetCustomSuppressions", {
      listtype: 10,
      pagingOptions: paging,
    })
    expect(others.body.d.DataSource).toEqual({ TotalRecordCount: 0, Items: [] })

    const plain = zipDefinition(...zips)
    const before = await count(demo, plain)
    const definition = {
      ...plain,
      suppressions: { ...plain.suppressions, files: { mode: "item", items: [id] } },
    }
    const after = await count(demo, definition)
    const { Persons } = loaded.body.d.DataSource
    expect(after.total).toBe(before.total - Persons)
    expect(after.suppressed).toEqual([{ source: "files", matched: Persons, taken: Persons }])
    const refused = await other.post("/api/v1/counts", { definition, draftId: null, revision: 1 })
    expect([refused.status, refused.body.message]).toEqual([
      422,
      expect.stringContaining(`no uploaded file ${id}`),
    ])
  })

  it("refuse a file that is too large or none, with what to do", async () => {
    const demo = await signedIn(url)
    const large = await upload(demo, "/Common/ExcelUploader.ashx", "x".repeat(MAX_UPLOAD_BYTES + 1))
    expect([large.status, JSON.stringify(large.body)]).toEqual([
      413,
      expect.stringContaining(`${MAX_UPLOAD_BYTES}`),
    ])
    const empty = await upload(demo, "/Common/ExcelUploader.ashx", "")
    expect(empty.body.d).toMatchObject({ ResultFlag: false, ResultMessage: expect.stringContaining("empty") })
    const none = await demo.post("/PlaceOrder.aspx/ProcessCustomSuppressionFile", { file: "x", listType: 10 })
    expect(none.body.d).toMatchObject({ ResultFlag: false, ResultMessage: "We couldn't find this file." })
    const unsigned = await fetch(`${url()}/Common/ExcelUploader.ashx`, {
      method: "POST",
      body: new FormData(),
    })
    expect(unsigned.status).toBe(401)
  })

  it("take a saved count, show it, suppress by it, combine it and delete it", async () => {
    const { zips } = await crowd()
    const demo = await signedIn(url)
    const other = await signedIn(url, "nopay@listwright.example")
    const saved: Array<string> = []
    for (const part of [zips.slice(0, 40), zips.slice(20, 60)]) {
      const { body: draft } = await demo.post("/api/v1/drafts", { listType: 10 })
      await demo.call("PUT", `/api/v1/drafts/${draft.id}`, {
        baseRevision: draft.revision,
        definition: zipDefinition(...part),
        choices: draft.choices,
      })
      const contact = {
        FirstName: "Dana",
        LastName: "W",
        Company: "Bakery",
        Email: "d@bakery.example",
        OrderName: `Part ${part[0]}`,
      }
      const order = { ListModuleSessionId: draft.id, OrderContactInformation: contact }
      const bad = await demo.post("/PlaceOrder.aspx/SaveCount", {
        currentSessionId: draft.id,
        order: { ...order, OrderContactInformation: { ...contact, OrderName: "" } },
      })
      expect(bad.body.d.DataSource).toEqual({ IsSuccess: false, Message: "orderName: Required" })
      const answer = await demo.post("/PlaceOrder.aspx/SaveCount", { currentSessionId: draft.id, order })
      expect(answer.body.d.DataSource).toEqual({ IsSuccess: true, Message: "" })
    }
    const page = await demo.post("/rpt/MySavedCount.aspx/GetOrderHisotry", {
      searchKey: "Part",
      pagingOptions: paging,
    })
    const { Items, TotalRecordCount } = page.body.d.DataSource.ReportData
    expect(TotalRecordCount).toBe(2)
    saved.push(...Items.map((item: { readonly OrderId: string }) => item.OrderId))
    const theirs = await other.post("/rpt/MySavedCount.aspx/GetInitSaveData", { pagingOptions: paging })
    expect(theirs.body.d.DataSource.ReportData).toEqual({ Items: [], TotalRecordCount: 0 })

    const plain = zipDefinition(...zips)
    const all = await count(demo, plain)
    const first = await count(demo, zipDefinition(...zips.slice(20, 60)))
    const without = await count(demo, {
      ...plain,
      suppressions: { ...plain.suppressions, savedCounts: { mode: "item", items: [saved[0]] } },
    })
    expect(without.total).toBe(all.total - first.total)

    const geos = saved.map((GeoKeyCode) => ({ GeoKeyCode }))
    const accountId = Items[0].AccountId
    const combined = await demo.post("/rpt/MySavedCount.aspx/PostMultiCountOrder", {
      accountId,
      multiCountOrderGeos: geos,
    })
    const { body: draft } = await demo.call("GET", `/api/v1/drafts/${combined.body.d.DataSource.SessionId}`)
    const both = await count(demo, draft.definition)
    expect(both.total).toBe((await count(demo, zipDefinition(...zips.slice(0, 60)))).total)

    const foreign = await other.post("/rpt/MySavedCount.aspx/DeleteSavedCount", { orderIds: saved })
    expect(foreign.body.d.ResultFlag).toBe(false)
    const deleted = await demo.post("/rpt/MySavedCount.aspx/DeleteSavedCount", { orderIds: saved })
    expect(deleted.body.d.ResultFlag).toBe(true)
    const rest = await demo.post("/rpt/MySavedCount.aspx/GetInitSaveData", { pagingOptions: paging })
    expect(rest.body.d.DataSource.ReportData.TotalRecordCount).toBe(0)
  })

  it("keep those who must not be sold out of every count, by an operator's word alone", async () => {
    const { people, zips } = await crowd()
    const demo = await signedIn(url)
    const plain = zipDefinition(...zips)
    const before = await count(demo, plain)
    const gone = people.slice(40, 55)
    const csv = ["person_key", ...gone.map(({ PERSON_KEY }) => PERSON_KEY), "nobody"].join("\n")
    const denied = await upload(demo, "/api/v1/do-not-sell", csv)
    expect(denied.status).toBe(401)

    const secrets = join(folder, "site", "secrets.json")
    expect(statSync(secrets).mode & 0o777).toBe(0o600)
    const { operator } = JSON.parse(readFileSync(secrets, "utf8"))
    const headers = { "x-listwright-operator": operator }
    const unnamed = await upload(demo, "/api/v1/do-not-sell", csv, headers)
    expect([unnamed.status, unnamed.body.message]).toEqual([
      422,
      expect.stringContaining("person keys are those of one universe"),
    ])
    const added = await upload(demo, "/api/v1/do-not-sell", csv, headers, { universe: "consumer" })
    expect([added.status, added.body]).toEqual([
      200,
      expect.objectContaining({ added: 15, entries: 15, persons: 15, rows: 16, rejected: 1 }),
    ])
    const after = await count(demo, plain)
    expect(after.total).toBe(before.total - 15)
    expect(after.suppressed).toEqual([])
    const size = await fetch(`${url()}/api/v1/do-not-sell`, { headers })
    expect(await size.json()).toEqual({ entries: 15, persons: 15 })
    const site = JSON.parse(readFileSync(join(folder, "site", "site.json"), "utf8"))
    expect(site.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
  })
})
