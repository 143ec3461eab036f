import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { canonicalJson, emptyDefinition } from "@listwright/domain/definition"
import { defaultChoices, emptyContact } from "@listwright/domain/drafts"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../../src/index.ts"
import { RECORDS, signedIn } from "../http/servedSite.ts"

let folder = ""
let server: RunningServer | undefined
const url = () => server?.url ?? ""
const start = () =>
  startServer({ port: 0, dataFolder: folder, records: RECORDS, screensFolder: join(folder, "none") })

/** Saved counts of the accounts 3 and 4, which the reseller serves; none of their users belongs to the demo site. */
const SAVED = [
  ["harbor-1", 3, 10],
  ["harbor-2", 3, 10],
  ["harbor-50", 3, 50],
  ["prairie-1", 4, 10],
] as const

const addSaved = async (): Promise<void> => {
  const database = await PGlite.create(join(folder, "site", "database"))
  for (const [id, account, listType] of SAVED) {
    await database.query(
      `INSERT INTO saved_counts SELECT $1::text, 'none', id, $2::integer, $3::integer, $1, $1, $4, $5, $6, 's', 1, 1.00, 0.1, now()
         FROM users WHERE email = 'demo@listwright.example'`,
      [
        id,
        account,
        listType,
        canonicalJson(emptyDefinition(listType)),
        JSON.stringify(defaultChoices),
        JSON.stringify(emptyContact),
      ],
    )
  }
  await database.close()
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwright-saved-"))
  await (await start()).close()
  const file = join(folder, "site", "site.json")
  const site: Record<string, unknown> = JSON.parse(await readFile(file, "utf8"))
  const readings = { occupantName: "Occupant/Saturation", landingVersion: "2" }
  await writeFile(file, JSON.stringify({ ...site, readings }))
  await addSaved()
  server = await start()
}, 120_000)
afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

const combine = async (who: string, accountId: number | null, ...ids: ReadonlyArray<string>) => {
  const client = await signedIn(url, `${who}@listwright.example`)
  const { body } = await client.post("/rpt/MySavedCount.aspx/PostMultiCountOrder", {
    accountId,
    multiCountOrderGeos: ids.map((GeoKeyCode) => ({ GeoKeyCode })),
  })
  return { client, answer: body.d }
}

describe("combining saved lists", () => {
  it.each([0, null])("asks a reseller for the account: %j", async (accountId) => {
    const { answer } = await combine("reseller", accountId, "harbor-1", "harbor-2")
    expect(answer).toMatchObject({ ResultFlag: false, ResultMessage: "Account is required" })
  })

  it("takes the account that a reseller chooses, and the lists in the order of their selection", async () => {
    const { answer, client } = await combine("reseller", 3, "harbor-2", "harbor-1")
    expect(answer).toMatchObject({ ResultFlag: true, DataSource: { ListType: 10 } })
    const { body } = await client.call("GET", `/api/v1/drafts/${answer.DataSource.SessionId}`)
    expect(body.definition.areas).toEqual(
      ["harbor-2", "harbor-1"].map((savedCount) => ({ kind: "savedCount", savedCount, excluded: false })),
    )
  })

  it.each([
    [["harbor-1", "harbor-1"], "Select at least 2 lists to combine them."],
    [["harbor-1", "harbor-50"], "Only lists of one data source can be combined."],
    [["harbor-1", "prairie-1"], "Only lists of one account can be combined."],
    [["harbor-1", "none"], "This saved list was not found."],
  ])("refuses %j: %s", async (ids, message) => {
    const { answer } = await combine("reseller", 3, ...ids)
    expect(answer).toMatchObject({ ResultFlag: false, ResultMessage: message })
  })

  it("treats what a user may not see as missing", async () => {
    const { answer } = await combine("nopay", 3, "harbor-1", "harbor-2")
    expect(answer).toMatchObject({ ResultFlag: false, ResultMessage: "This saved list was not found." })
  })
})

describe("the readings that a site has chosen", () => {
  it("hold for the names in saved lists and for the landing page", async () => {
    const client = await signedIn(url, "reseller@listwright.example")
    const { body } = await client.post("/rpt/MySavedCount.aspx/GetOrderHisotry", {
      searchKey: "harbor-50",
      pagingOptions: { PageNumber: 1, PageSize: 18 },
    })
    expect(body.d.DataSource.ReportData.Items).toMatchObject([{ DataSourceDesc: "Occupant/Saturation" }])
    const user = await client.post("/Common/InitUser.ashx")
    expect(user.body.d.DataSource.IsNewUI).toBe(2)
  })
})
