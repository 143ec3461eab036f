import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Site, startSite } from "../start/startSite.ts"
import { type Caller, signedIn, zipDefinition } from "./caller.ts"
import { RECORDS } from "./servedSite.ts"

let folder = ""
let server: Site | undefined
const url = (): string => server?.url ?? ""
const start = async (): Promise<void> => {
  server = await startSite({ dataFolder: folder, records: RECORDS, screensFolder: join(folder, "none") })
}
/** Stops the server, does something to what it left, and starts it again. */
const restarted = async (meanwhile: (database: PGlite) => Promise<unknown>): Promise<void> => {
  await server?.close()
  const database = new PGlite(join(folder, "site", "database"))
  await meanwhile(database)
  await database.close()
  await start()
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwright-locations-"))
  await start()
})
afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

const demo = () => signedIn(url)
const elsewhere = () => signedIn(url, "reseller@listwright.example")

type Row = readonly [keycode: string, zip: string, miles: number]
const HEADINGS = "Keycode,Address,City,State,ZIP,Distance in miles"
const csvOf = (rows: ReadonlyArray<Row>): string =>
  [HEADINGS, ...rows.map(([keycode, zip, miles]) => `${keycode},1 Main St,Town,IL,${zip},${miles}`)].join(
    "\n",
  )

const CHICAGO: ReadonlyArray<Row> = [
  ["S1", "60614", 4],
  ["S2", "60637", 6],
  ["S3", "46320", 5],
]

const located = async (client: Caller, text: string, name = "stores.csv") => {
  const form = new FormData()
  form.append("file", new File([text], name))
  const headers = { cookie: client.cookie() }
  const sent = await fetch(`${url()}/Common/ExcelUploader.ashx`, { method: "POST", headers, body: form })
  const { DataSource } = JSON.parse(await sent.text()).d
  const body = { FilePath: DataSource.TargetFile, type: 1 }
  return (await client.post("/PlaceOrder.aspx/GetAddressByFile2", body)).body.d
}

interface LocationsArea {
  readonly kind: "locations"
  readonly name: string
  readonly file: string
  readonly locations: number
  readonly sameState: boolean
  readonly excluded: boolean
}

const areaOf = async (
  client: Caller,
  rows: ReadonlyArray<Row>,
  sameState = false,
): Promise<LocationsArea> => {
  const { Hash, Locations, Name } = (await located(client, csvOf(rows))).DataSource.LocationFile
  return { kind: "locations", name: Name, file: Hash, locations: Locations, sameState, excluded: false }
}
const around = (...areas: ReadonlyArray<object>) => ({ ...zipDefinition(), areas })

const count = (client: Caller, definition: object) =>
  client.post("/api/v1/counts", { definition, draftId: null, revision: 1 })
const totalOf = async (client: Caller, definition: object): Promise<number> => {
  const { body, status } = await count(client, definition)
  expect([status, body.message]).toEqual([200, undefined])
  return body.answer.total
}
const refusalOf = async (client: Caller, definition: object): Promise<string> => {
  const { body, status } = await count(client, definition)
  expect(status).toBe(422)
  return body.message
}
const save = async (client: Caller, name: string, definition: object) => {
  const { body, status } = await client.post("/api/v1/saved-lists", { name, definition })
  expect([status, body.message]).toEqual([200, undefined])
  return body
}
const UNKNOWN = "0".repeat(64)

describe("an uploaded file of locations", () => {
  it("is one area, named by its hash, that counts what its radii count together", async () => {
    const client = await demo()
    const { DataSource } = await located(client, csvOf(CHICAGO))
    const radii = DataSource.GeoItems.map(
      (item: { Longitude: number; Latitude: number; Distance: number; StateCode: string }) => ({
        kind: "radius",
        name: "",
        longitude: item.Longitude,
        latitude: item.Latitude,
        miles: item.Distance,
        withinState: null,
        granularity: "standard",
        excluded: false,
        state: item.StateCode,
      }),
    )
    for (const sameState of [false, true]) {
      const area = await areaOf(client, CHICAGO, sameState)
      expect(area).toMatchObject({
        name: "stores.csv",
        locations: 3,
        file: expect.stringMatching(/^[0-9a-f]{64}$/),
      })
      const each = radii.map(({ state, ...radius }: { state: string }) => ({
        ...radius,
        withinState: sameState ? state : null,
      }))
      const total = await totalOf(client, around(area))
      expect(total).toBe(await totalOf(client, around(...each)))
      expect(total).toBeGreaterThan(0)
      const { body } = await count(client, around(area))
      expect(body.answer.areas).toEqual([
        expect.objectContaining({
          key: `locations:${area.file}${sameState ? ":sameState" : ""}`,
          available: total,
        }),
      ])
    }
  })

  it("has the same hash whatever the order of its rows, and none where no row is on the map", async () => {
    const client = await demo()
    const { file } = await areaOf(client, CHICAGO)
    expect((await areaOf(client, CHICAGO.toReversed())).file).toBe(file)
    expect((await areaOf(client, [...CHICAGO, ["S9", "60614", 4]])).file).toBe(file)
    expect((await areaOf(client, [...CHICAGO, ["S9", "60614", 4.5]])).file).not.toBe(file)
    expect((await located(client, csvOf([["S1", "00000", 4]]))).DataSource.LocationFile).toBeNull()
  })

  it("looks like none to everybody who has not uploaded it, and where its number is another", async () => {
    const [ann, ben] = [await demo(), await elsewhere()]
    const own: ReadonlyArray<Row> = [["S1", "60647", 3]]
    const area = await areaOf(ann, own)
    const missing = await refusalOf(ben, around({ ...area, file: UNKNOWN }))
    expect(missing).toContain("there is no file of locations 'stores.csv'")
    expect(await refusalOf(ben, around(area))).toBe(missing)
    // What the owner was answered before is not answered to others.
    const total = await totalOf(ann, around(area))
    expect(await refusalOf(ben, around(area))).toBe(missing)
    expect(await refusalOf(ann, around({ ...area, locations: 2 }))).toBe(missing)
    // The same file of their own is the same file.
    expect(await areaOf(ben, own)).toEqual(area)
    expect(await totalOf(ben, around(area))).toBe(total)
  })

  it("has at most 10,000 locations, and a draft of them is no larger than of one", async () => {
    const client = await demo()
    const many = (rows: number): ReadonlyArray<Row> =>
      Array.from({ length: rows }, (_, at): Row => [`S${at}`, "60614", 1 + at / 1_000])
    const refused = await located(client, csvOf(many(10_001)))
    expect(refused.ResultMessage).toContain("more than 10,000 rows")
    const area = await areaOf(client, many(10_000))
    expect(area.locations).toBe(10_000)
    const one = await areaOf(client, many(1))
    const draft = (await client.post("/api/v1/drafts", { listType: 10 })).body
    const put = async (definition: object, baseRevision: number) => {
      const { body, status } = await client.call("PUT", `/api/v1/drafts/${draft.id}`, {
        baseRevision,
        definition,
        choices: draft.choices,
      })
      expect([status, body.message]).toEqual([200, undefined])
      return body
    }
    const small = await put(around(one), draft.revision)
    const large = await put(around(area), small.revision)
    const grown = JSON.stringify(large.definition).length - JSON.stringify(small.definition).length
    expect(grown).toBeLessThan(10)
    // The largest of the circles around one point holds all others.
    const [circle] = (await located(client, csvOf([["S", "60614", 10.999]]))).DataSource.GeoItems
    const largest = {
      kind: "radius",
      name: "",
      longitude: circle.Longitude,
      latitude: circle.Latitude,
      miles: 10.999,
      withinState: null,
      granularity: "standard",
      excluded: false,
    }
    expect(await totalOf(client, around(area))).toBe(await totalOf(client, around(largest)))
  })

  it("goes with a list that is exported, and is made anew where that is imported", async () => {
    const [ann, ben] = [await demo(), await elsewhere()]
    const area = await areaOf(ann, [
      ["S1", "60618", 3],
      ["S2", "60629", 2],
    ])
    const inner = await save(ann, "Around stores", around(area))
    const kept = await save(
      ann,
      "In both",
      around(
        { kind: "savedCount", savedCount: inner.row.id, excluded: false },
        { kind: "zip", zip: "60618", excluded: true },
      ),
    )
    const written = (await ann.call("GET", `/api/v1/saved-lists/${kept.row.id}/definition.json`)).body
    expect(written.portable.locationFiles).toEqual([
      {
        file: area.file,
        locations: [
          [expect.any(Number), expect.any(Number), 3, "IL", "S1"],
          [expect.any(Number), expect.any(Number), 2, "IL", "S2"],
        ],
      },
    ])
    await refusalOf(ben, around(area))
    const made = await ben.post("/api/v1/saved-lists/import", { file: written, name: "Brought" })
    expect([made.status, made.body.message]).toEqual([200, undefined])
    expect(made.body.list.row.quantity).toBe(kept.row.quantity)
    expect(kept.row.quantity).toBeGreaterThan(0)
    expect(await totalOf(ben, around(area))).toBe(await totalOf(ann, around(area)))

    const without = { ...written, portable: { ...written.portable, locationFiles: [] } }
    const refused = await ben.post("/api/v1/saved-lists/import", { file: without, name: "Broken" })
    expect([refused.status, refused.body.message]).toEqual([
      422,
      "file.portable.lists.0.definition.areas refers to the file of locations stores.csv, which isn't in portable.locationFiles; export the list again, or remove it.",
    ])
  })

  it("stays as long as a draft or a saved list names it, and 30 days without one", async () => {
    const before = await demo()
    const [saved, inDraft, unnamed] = [
      await areaOf(before, [["S1", "60611", 5]]),
      await areaOf(before, [["S1", "60612", 5]]),
      await areaOf(before, [["S1", "60613", 5]]),
    ]
    const list = await save(before, "Kept for years", around(saved))
    const draft = (await before.post("/api/v1/drafts", { listType: 10 })).body
    const put = await before.call("PUT", `/api/v1/drafts/${draft.id}`, {
      baseRevision: draft.revision,
      definition: around(inDraft),
      choices: draft.choices,
    })
    expect(put.status).toBe(200)
    const total = await totalOf(before, around(saved))

    // Kept across a restart, also when only the database was brought back.
    await restarted(() => rm(join(folder, "locations"), { recursive: true }))
    const again = await demo()
    expect(await totalOf(again, around(saved))).toBe(total)
    await totalOf(again, around(unnamed))

    await restarted((database) =>
      database.exec("UPDATE location_files SET kept_at = kept_at - interval '31 days'"),
    )
    const later = await demo()
    expect(await totalOf(later, around(saved))).toBe(total)
    await totalOf(later, around(inDraft))
    expect(await refusalOf(later, around(unnamed))).toContain("there is no file of locations")
    expect(await readdir(join(folder, "locations"))).not.toContain(unnamed.file)
    const recounted = await later.post(`/api/v1/saved-lists/${list.row.id}/recount`)
    expect(recounted.status).toBe(200)
    // It can be uploaded again.
    expect(await areaOf(later, [["S1", "60613", 5]])).toEqual(unnamed)
    await totalOf(later, around(unnamed))
  })
})
