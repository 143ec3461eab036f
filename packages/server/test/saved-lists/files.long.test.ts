import { existsSync } from "node:fs"
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { type Caller, signedIn, zipDefinition } from "../http/caller.ts"
import { servedSite } from "../http/servedSite.ts"
import { rowsOf } from "../../../engine/test/universe/smallUniverse.ts"

const { folder, url } = servedSite()

const demo = () => signedIn(url)
const elsewhere = () => signedIn(url, "reseller@listwright.example")

const save = async (client: Caller, name: string, definition: object) => {
  const { body, status } = await client.post("/api/v1/saved-lists", { name, definition })
  expect([status, body.message]).toEqual([200, undefined])
  return body
}

const combination = (operation: string, ...savedCounts: ReadonlyArray<string>) => ({
  ...zipDefinition(),
  areas: [{ kind: "combination", operation, k: null, savedCounts, excluded: false }],
})

/** An address file of two people who live in a ZIP Code. */
const uploadTwo = async (client: Caller, zip: string): Promise<string> => {
  const universes = join(folder(), "universes", "10")
  const rows = await rowsOf(
    existsSync(join(universes, "people")) ? universes : join(universes, "1"),
    `SELECT CAST(PERSON_KEY AS VARCHAR) AS K FROM people JOIN payload USING (ROW_ID)
     WHERE ZIP = ${zip} ORDER BY PERSON_KEY LIMIT 2`,
  )
  const form = new FormData()
  const text = ["person_key", ...rows.map((row) => String(row["K"]))].join("\n")
  form.append("file", new File([text], "customers.csv"))
  const headers = { cookie: client.cookie() }
  const sent = await fetch(`${url()}/Common/ExcelUploader.ashx`, { method: "POST", headers, body: form })
  const file: string = JSON.parse(await sent.text()).d.DataSource.TargetFile
  const { body } = await client.post("/PlaceOrder.aspx/ProcessCustomSuppressionFile", { file, listType: 10 })
  expect(body.d.DataSource).toMatchObject({ Matched: 2, Persons: 2 })
  return body.d.DataSource.SuppressionValue
}

const keyFiles = async (): Promise<number> => (await readdir(join(folder(), "suppressions", "files"))).length

const total = async (client: Caller): Promise<number> =>
  (
    await client.post("/rpt/MySavedCount.aspx/GetInitSaveData", {
      pagingOptions: { PageNumber: 1, PageSize: 1 },
    })
  ).body.d.DataSource.ReportData.TotalRecordCount

const addressFiles = async (client: Caller, accountId: number): Promise<number> =>
  (
    await client.post("/PlaceOrder.aspx/GetCustomSuppressions", {
      accountId,
      listType: 10,
      pagingOptions: { PageNumber: 1, PageSize: 1 },
    })
  ).body.d.DataSource.TotalRecordCount

describe("a saved list as a file", () => {
  it("holds all that it refers to, and is made anew elsewhere with the same count", async () => {
    const client = await demo()
    const file = await uploadTwo(client, "60618")
    const off = { mode: "off" }
    const north = await save(client, "North", {
      ...zipDefinition("60614", "60618"),
      suppressions: { orders: off, savedCounts: off, files: { mode: "item", items: [file] } },
    })
    const south = await save(client, "South", zipDefinition("60618", "60629"))
    const either = await save(client, "Either", combination("union", north.row.id, south.row.id))
    const kept = await save(client, "South of it", combination("minus", either.row.id, north.row.id))
    const written = await client.call("GET", `/api/v1/saved-lists/${kept.row.id}/definition.json`)
    expect(written.body).toMatchObject({
      version: 1,
      listType: 10,
      portable: { version: 1, name: "South of it" },
    })
    const names = (lists: ReadonlyArray<{ readonly name: string }>) =>
      lists.map(({ name }) => name).toSorted()
    expect(names(written.body.portable.lists)).toEqual(["Either", "North", "South"])
    expect(written.body.portable.addressFiles).toMatchObject([{ id: file, name: "customers.csv" }])

    const other = await elsewhere()
    const before = await total(other)
    const made = await other.post("/api/v1/saved-lists/import", { file: written.body, name: "Brought" })
    expect([made.status, made.body.message]).toEqual([200, undefined])
    expect(made.body.list.row).toMatchObject({
      name: "Brought",
      quantity: kept.row.quantity,
    })
    expect(kept.row.quantity).toBeGreaterThan(0)
    expect(names(made.body.referred)).toEqual(["Either", "North", "South"])
    expect(await total(other)).toBe(before + 4)
    // Its references don't lead back to the original lists.
    const text = JSON.stringify(made.body)
    for (const { row } of [north, south, either, kept]) expect(text).not.toContain(row.id)
    const again = await other.call("GET", `/api/v1/saved-lists/${made.body.list.row.id}/definition.json`)
    const keys = ({ portable }: typeof again.body) =>
      portable.addressFiles.map((one: { readonly keys: ReadonlyArray<string> }) => one.keys)
    expect(keys(again.body)).toEqual(keys(written.body))
    expect(keys(again.body)[0]).toHaveLength(2)
  })

  it("is a plain definition too, under the name that it is given", async () => {
    const client = await demo()
    const { body } = await client.post("/api/v1/saved-lists/import", {
      file: zipDefinition("60614"),
      name: "Plain",
    })
    expect([body.list.row.name, body.referred]).toEqual(["Plain", []])
  })

  const portable = (lists: ReadonlyArray<object>, more: object = {}) => ({
    version: 1,
    name: "Broken",
    lists,
    addressFiles: [],
    ...more,
  })
  const list = (id: string, definition: object) => ({ id, name: `List ${id}`, definition })
  const referring = (...ids: ReadonlyArray<string>) => ({
    ...zipDefinition(),
    areas: ids.map((savedCount) => ({ kind: "savedCount", savedCount, excluded: false })),
  })

  it.each([
    [400, { ...zipDefinition("60614"), portable: portable([], { version: 2 }) }, "file.portable.version"],
    [400, { ...zipDefinition("60614"), version: 2 }, "file.version"],
    [
      400,
      {
        ...zipDefinition("60614"),
        portable: portable(Array.from({ length: 101 }, (_, at) => list(`l${at}`, zipDefinition("60614")))),
      },
      "file.portable.lists: must hold at most 100 lists",
    ],
    [
      422,
      { ...referring("a"), portable: portable([]) },
      "file.areas refers to the saved list a, which isn't in portable.lists; export the list again, or remove it.",
    ],
    [
      422,
      { ...referring("a"), portable: portable([list("a", referring("b")), list("b", referring("a"))]) },
      "file.portable.lists.1.definition.areas refers to itself: List a → List b → List a; remove one of these references.",
    ],
    [
      422,
      { ...referring("a"), portable: portable([list("a", { ...zipDefinition("60614"), listType: 20 })]) },
      "file.portable.lists.0.definition.listType is 20, but the list is of type 10; only lists from the same data source can be combined.",
    ],
    [
      422,
      { ...zipDefinition("60614"), listType: 220 },
      "This data source isn't available. Please choose another one.",
    ],
  ])("is refused with the field and the cure: %i", async (status, file, message) => {
    const client = await demo()
    const before = await total(client)
    const refused = await client.post("/api/v1/saved-lists/import", { file })
    expect([refused.status, refused.body.message]).toEqual([status, expect.stringContaining(message)])
    expect(await total(client)).toBe(before)
  })

  it("is not imported by half: what cannot be counted leaves neither lists nor address files", async () => {
    const client = await demo()
    const before = [await total(client), await addressFiles(client, 1), await keyFiles()]
    const off = { mode: "off" }
    const file = {
      ...referring("good"),
      suppressions: {
        savedCounts: off,
        orders: { mode: "item", items: ["LW-AAAA-AAAA"] },
        files: { mode: "item", items: ["f"] },
      },
      portable: portable([list("good", zipDefinition("60614"))], {
        addressFiles: [{ id: "f", name: "people.csv", keys: ["1", "2"] }],
      }),
    }
    const refused = await client.post("/api/v1/saved-lists/import", { file })
    expect([refused.status, refused.body.message]).toEqual([
      422,
      "Broken: there is no order LW-AAAA-AAAA in this account and data source; remove it from the suppressions",
    ])
    expect([await total(client), await addressFiles(client, 1), await keyFiles()]).toEqual(before)
  })

  it("is refused beyond a megabyte", async () => {
    const client = await demo()
    const keys = Array.from({ length: 60_000 }, (_, at) => String(10_000_000_000_000_000_000n + BigInt(at)))
    const file = {
      ...zipDefinition("60614"),
      portable: portable([], { addressFiles: [{ id: "f", name: "x", keys }] }),
    }
    expect((await client.post("/api/v1/saved-lists/import", { file })).status).toBe(413)
  })

  it("is not written where something that it refers to is gone", async () => {
    const client = await demo()
    const gone = await save(client, "Gone", zipDefinition("60614"))
    const left = await save(
      client,
      "Left",
      combination("union", gone.row.id, (await save(client, "Other", zipDefinition("60618"))).row.id),
    )
    await client.post("/rpt/MySavedCount.aspx/DeleteSavedCount", { orderIds: [gone.row.id] })
    const refused = await client.call("GET", `/api/v1/saved-lists/${left.row.id}/definition.json`)
    expect([refused.status, refused.body.message]).toEqual([
      422,
      `Left refers to the saved list ${gone.row.id}, which was deleted or doesn't belong to you. Open the list, remove it, and save the list again.`,
    ])
  })
})
