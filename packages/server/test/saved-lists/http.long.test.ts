import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { canonicalDefinition, canonicalJson, emptyDefinition } from "@listwright/domain/definition"
import { defaultChoices, emptyContact } from "@listwright/domain/drafts"
import { partDefinition, SavedListId } from "@listwright/domain/saved-lists"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Site, startSite } from "../start/startSite.ts"
import { signedIn } from "../http/caller.ts"
import { RECORDS } from "../http/servedSite.ts"

let folder = ""
let server: Site | undefined
const url = () => server?.url ?? ""
const start = () => startSite({ dataFolder: folder, records: RECORDS, screensFolder: join(folder, "none") })

/** Saved counts of the accounts 3 and 4, which the reseller serves; the demo site has no users in these accounts. */
const SAVED = [
  ["harbor-1", 3, 10],
  ["harbor-2", 3, 10],
  ["harbor-50", 3, 50],
  ["prairie-1", 4, 10],
  ["harbor-mixed", 3, 10],
  ["harbor-there", 3, 10],
  ["harbor-back", 3, 10],
] as const

/** Lists that name others: one of another source, and each other. */
const NAMES: Readonly<Record<string, string>> = {
  "harbor-mixed": "harbor-50",
  "harbor-there": "harbor-back",
  "harbor-back": "harbor-there",
}

const definitionOf = (id: string, listType: number) => {
  const savedCount = NAMES[id]
  const areas = savedCount === undefined ? [] : [{ kind: "savedCount" as const, savedCount, excluded: false }]
  return canonicalDefinition({ ...emptyDefinition(listType), areas })
}

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
        canonicalJson(definitionOf(id, listType)),
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
    [["harbor-1", "harbor-50"], "Only lists from the same data source can be combined."],
    [["harbor-1", "prairie-1"], "Only lists for the same account can be combined."],
    [["harbor-1", "none"], "We couldn't find this saved list."],
  ])("refuses %j: %s", async (ids, message) => {
    const { answer } = await combine("reseller", 3, ...ids)
    expect(answer).toMatchObject({ ResultFlag: false, ResultMessage: message })
  })

  it("treats what a user may not see as missing", async () => {
    const { answer } = await combine("nopay", 3, "harbor-1", "harbor-2")
    expect(answer).toMatchObject({ ResultFlag: false, ResultMessage: "We couldn't find this saved list." })
  })
})

describe("the accounts that a user may order for", () => {
  const accountsOf = async (who: string) => {
    const client = await signedIn(url, `${who}@listwright.example`)
    const { body } = await client.post("/Common/InitUser.ashx")
    const accounts: ReadonlyArray<{ AccountId: number; IsDefault: boolean }> = body.d.DataSource.accountList
    return accounts.map(({ AccountId, IsDefault }) => `${AccountId}${IsDefault ? " by default" : ""}`)
  }

  it("are all on a reseller's list, and a plain user's own", async () => {
    expect(await accountsOf("reseller")).toEqual(["2 by default", "3", "4"])
    expect(await accountsOf("demo")).toEqual(["1 by default"])
  })
})

describe("a saved list", () => {
  const ofZips = (...codes: ReadonlyArray<string>) => ({
    ...emptyDefinition(10),
    areas: codes.map((zip) => ({ kind: "zip", zip, excluded: false })),
  })
  const saved = async (name: string, definition: object) => {
    const client = await signedIn(url, "demo@listwright.example")
    return { client, ...(await client.post("/api/v1/saved-lists", { name, definition })) }
  }
  const countOf = async (client: Awaited<ReturnType<typeof signedIn>>, definition: object) => {
    const { body } = await client.post("/api/v1/counts", { definition, draftId: null, revision: 1 })
    return body.answer
  }

  it("is a definition that was counted and priced, with a receipt, and is found by its name", async () => {
    const { body, client, status } = await saved("  Spring mailing  ", ofZips("60614", "60618"))
    const counted = await countOf(client, ofZips("60614", "60618"))
    expect([status, body.row.name, body.row.quantity]).toEqual([200, "Spring mailing", counted.total])
    expect(body.receipt).toMatchObject({ version: 1, total: counted.total, areas: counted.areas })
    expect(Number(body.row.estimatedCost)).toBeGreaterThan(0)
    const listed = await client.post("/rpt/MySavedCount.aspx/GetOrderHisotry", {
      searchKey: "spring mail",
      pagingOptions: { PageNumber: 1, PageSize: 18 },
    })
    expect(listed.body.d.DataSource.ReportData.Items).toMatchObject([{ OrderId: body.row.id }])
  })

  it("takes another name everywhere, and keeps what was counted", async () => {
    const { body, client } = await saved("Before", ofZips("60614"))
    const id = body.row.id
    const renamed = await client.call("PUT", `/api/v1/saved-lists/${id}/name`, { name: "After" })
    expect(renamed.body).toEqual({ ...body, row: { ...body.row, name: "After" } })
    const again = await client.call("PUT", `/api/v1/saved-lists/${id}/name`, { name: "Afterwards" })
    expect(again.body.row.name).toBe("Afterwards")
    const offered = await client.post("/PlaceOrder.aspx/GetSaveCountSuppressionList", {
      accountId: body.row.accountId,
      listType: 10,
      countName: "Afterwards",
      countNumber: "",
      pagingOptions: { PageNumber: 1, PageSize: 12 },
    })
    expect(offered.body.d.DataSource.Items).toMatchObject([{ OrderDesc: "Afterwards" }])
  })

  it.each([
    ["", "must not be empty"],
    [" ", "must not be empty"],
    ["x".repeat(101), "must have at most 100 characters"],
    ["a\nb", "must not contain control characters"],
  ])("is not called %j", async (name, reason) => {
    const { body, status } = await saved(name, ofZips("60614"))
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(reason)])
  })

  it("opens as a new draft with its selection and choices, whatever became of the draft it was saved from", async () => {
    const { body, client } = await saved("To open", ofZips("60614"))
    const first = await client.call("GET", `/api/v1/drafts/${body.row.draftId}`)
    const put = {
      baseRevision: first.body.revision,
      definition: ofZips("60601"),
      choices: first.body.choices,
    }
    expect((await client.call("PUT", `/api/v1/drafts/${first.body.id}`, put)).status).toBe(200)
    const opened = await client.post(`/api/v1/saved-lists/${body.row.id}/open`, {})
    expect(opened.body.id).not.toBe(first.body.id)
    expect(opened.body).toMatchObject({
      accountId: body.row.accountId,
      definition: { areas: [{ zip: "60614" }] },
      choices: { step: "order", countId: null },
    })
  })

  it("combines others to the record: any, all, the first alone, exactly one", async () => {
    const { body: a, client } = await saved("A", ofZips("60614", "60618"))
    const { body: b } = await saved("B", ofZips("60618", "60601"))
    const [left, both, right] = await Promise.all(
      ["60614", "60618", "60601"].map(async (zip) => (await countOf(client, ofZips(zip))).total),
    )
    const combined = async (operation: string, k: number | null = null) => {
      const savedCounts = [a.row.id, b.row.id]
      const area = { kind: "combination", operation, k, savedCounts, excluded: false }
      return (await countOf(client, { ...emptyDefinition(10), areas: [area] })).total
    }
    expect(Math.min(left, both, right)).toBeGreaterThan(0)
    expect(await combined("union")).toBe(left + both + right)
    expect(await combined("intersect")).toBe(both)
    expect(await combined("minus")).toBe(left)
    expect(await combined("exactly", 1)).toBe(left + right)
  })

  it("refuses to combine lists of another source, or what is no list", async () => {
    const { body, client } = await saved("Mine", ofZips("60614"))
    const ask = (other: string) =>
      client.post("/api/v1/counts", {
        definition: {
          ...emptyDefinition(10),
          areas: [
            {
              kind: "combination",
              operation: "union",
              k: null,
              savedCounts: [body.row.id, other],
              excluded: false,
            },
          ],
        },
        draftId: null,
        revision: 1,
      })
    expect(await ask("none")).toMatchObject({
      status: 422,
      body: { message: "there is no saved count none" },
    })
  })
})

describe("comparing saved lists", () => {
  const ofZips = (...codes: ReadonlyArray<string>) => ({
    ...emptyDefinition(10),
    areas: codes.map((zip) => ({ kind: "zip", zip, excluded: false })),
  })
  const opened = () => signedIn(url, "demo@listwright.example")
  type Client = Awaited<ReturnType<typeof opened>>
  const saved = async (client: Client, name: string, ...zips: ReadonlyArray<string>) => {
    const { body } = await client.post("/api/v1/saved-lists", { name, definition: ofZips(...zips) })
    return SavedListId.make(body.row.id)
  }
  const compare = (client: Client, lists: ReadonlyArray<string>, more: object = {}) =>
    client.post("/api/v1/saved-lists/overlap", { lists, ...more })

  it("tells every region with its size, its price, and its price on top of another", async () => {
    const client = await opened()
    const ids = [
      await saved(client, "North side", "60614", "60618", "60640"),
      await saved(client, "Lakefront", "60618", "60640", "60601"),
      await saved(client, "Loop", "60601", "60640"),
    ]
    const over = { kind: "list", list: 1 } as const
    const { body, status } = await compare(client, ids, { over })
    expect([status, body.lists.map(({ name }: { name: string }) => name), body.notPriced]).toEqual([
      200,
      ["North side", "Lakefront", "Loop"],
      null,
    ])
    expect(body.regions.map(({ part }: { part: { lists: unknown } }) => part.lists)).toEqual([
      [0],
      [0, 1],
      [1, 2],
      [0, 1, 2],
    ])
    const priceOf = async (definition: object) => {
      const choices = { listUsage: 1, promoCode: null, quantities: {} }
      const price = await client.post("/api/v1/prices", { definition, choices, draftId: null, revision: 1 })
      return [price.body.price.quantity, price.body.price.figures.totalBeforeTax]
    }
    const dollars = (text: string) => Math.round(Number(text) * 100)
    const [, lakefront] = await priceOf(partDefinition(10, ids, over))
    const [, both] = await priceOf(ofZips("60614", "60618", "60640", "60601"))
    for (const { alone, part, records } of [...body.regions, ...body.parts])
      if (records > 0) expect(await priceOf(partDefinition(10, ids, part))).toEqual([records, alone])
    const [northOnly] = body.regions
    expect(dollars(northOnly.onTop)).toBe(dollars(both) - dollars(lakefront))
  })

  it("explains what each list brings to a list of them, by the names that they have now", async () => {
    const client = await opened()
    const ids = [
      await saved(client, "To be renamed", "60614", "60618", "60640"),
      await saved(client, "Second", "60618", "60601"),
    ]
    await client.call("PUT", `/api/v1/saved-lists/${ids[0]}/name`, { name: "Renamed" })
    const { regions, parts } = (await compare(client, ids)).body
    const sizeOf = (rows: ReadonlyArray<{ part: object; records: number }>, part: object) =>
      rows.find((row) => JSON.stringify(row.part) === JSON.stringify(part))?.records
    const asked = partDefinition(10, ids, { kind: "union" })
    const { body } = await client.post("/api/v1/counts/waterfall", {
      definition: asked,
      draftId: null,
      revision: 1,
    })
    expect(body.waterfall.lists).toEqual(
      expect.arrayContaining(
        ["Renamed", "Second"].map((name, list) => ({
          savedCount: ids[list],
          name,
          records: sizeOf(parts, { kind: "list", list }),
          only: sizeOf(regions, { kind: "region", lists: [list] }),
        })),
      ),
    )
  })

  it("opens a region as a draft of the lists' account, which counts just its people", async () => {
    const client = await opened()
    const lists = [
      await saved(client, "Opened one", "60614", "60618"),
      await saved(client, "Opened other", "60618", "60601"),
    ]
    const { body } = await compare(client, lists)
    for (const { part, records } of body.regions) {
      const draft = await client.post("/api/v1/saved-lists/overlap/open", { lists, part })
      const { definition } = draft.body
      const counted = await client.post("/api/v1/counts", { definition, draftId: draft.body.id, revision: 2 })
      expect([draft.status, counted.body.answer.total]).toEqual([200, records])
    }
    const gone = await client.post("/api/v1/saved-lists/overlap/open", {
      lists: [lists[0], "none"],
      part: { kind: "union" },
    })
    expect(gone).toMatchObject({
      status: 422,
      body: { message: "List 2 was deleted or belongs to someone else. Still available: Opened one." },
    })
  })

  it.each([
    [
      ["harbor-1", "harbor-50"],
      "Only lists from the same data source can be compared: harbor-1 is Consumer, harbor-50 is Occupant/Saturation.",
    ],
    [
      ["harbor-1", "prairie-1"],
      "Only lists for the same account can be compared: harbor-1 belongs to Harbor Street Bakery, prairie-1 to Prairie Home Services.",
    ],
    [["harbor-1", "none"], "List 2 was deleted or belongs to someone else. Still available: harbor-1."],
    [["harbor-1"], "Select at least 2 lists to compare them."],
    [["1", "2", "3", "4", "5", "6", "7"], "You can compare at most 6 lists at once, not 7."],
  ])("refuses %j by name: %s", async (ids, message) => {
    const client = await signedIn(url, "reseller@listwright.example")
    expect(await compare(client, ids)).toMatchObject({ status: 422, body: { message } })
  })

  it("says by name which lists select each other, and which is of another source", async () => {
    const client = await signedIn(url, "reseller@listwright.example")
    await client.call("PUT", "/api/v1/saved-lists/harbor-there/name", { name: "There" })
    expect(await compare(client, ["harbor-there", "harbor-1"])).toMatchObject({
      status: 422,
      body: { message: "a saved count selects itself: 'There', 'harbor-back', 'There'" },
    })
    expect(await compare(client, ["harbor-mixed", "harbor-1"])).toMatchObject({
      status: 422,
      body: { message: "the saved count 'harbor-50' is of list type 50" },
    })
  })

  it("compares lists of an account that a reseller serves", async () => {
    const client = await signedIn(url, "reseller@listwright.example")
    const { body, status } = await compare(client, ["harbor-1", "harbor-2"])
    expect([status, body.total, body.regions]).toEqual([200, 0, []])
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
