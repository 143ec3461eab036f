import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { readMail } from "../mail/readMail.ts"
import { type Caller, signedIn, zipDefinition } from "../http/caller.ts"
import { RECORDS } from "../http/servedSite.ts"
import { type ServedProcess, serveInProcess } from "../start/servedProcess.ts"
import { lendSite } from "../site/lendSite.ts"

let folder = ""
let site: ServedProcess | undefined
const url = () => /ready at (\S+)/.exec(site?.said() ?? "")?.[1] ?? ""

const start = async (): Promise<void> => {
  site = serveInProcess(["--port", "0", "--data", folder, "--records", String(RECORDS)])
  await site.says("ready at ")
}
const end = async (signal: "SIGTERM" | "SIGKILL"): Promise<void> => {
  site?.child.kill(signal)
  await site?.ended
}

const mails = async (): Promise<ReadonlyArray<string>> => {
  const all = await readdir(join(folder, "mail")).catch(() => [])
  return all.filter((name) => name.startsWith("watched-") && name.endsWith(".eml")).toSorted()
}

/** The number of watched lists that were saved long ago, on other data. */
const WATCHED = 6
const ids = Array.from({ length: WATCHED }, (_, at) => `aged-${at}`)

/** Makes lists of 100 days ago of one of today: 40 more people in the first area then, 312 fewer in the second. */
const age = async (id: string): Promise<void> => {
  const database = await PGlite.create(join(folder, "site", "database"))
  const { rows } = await database.query<{ readonly receipt: string; readonly user_id: string }>(
    "SELECT receipt, user_id FROM saved_counts WHERE id = $1",
    [id],
  )
  const [row] = rows
  const receipt: {
    readonly total: number
    readonly areas: ReadonlyArray<{ readonly available: number }>
  } = JSON.parse(row?.receipt ?? "")
  const areas = receipt.areas.map((area, at) => ({
    ...area,
    available: area.available + (at === 0 ? 40 : -312),
  }))
  const then = new Date(Date.now() - 100 * 86_400_000)
  const before = {
    ...receipt,
    areas,
    total: receipt.total - 272,
    snapshot: "2026-01",
    countedAt: then.toISOString(),
    // Releases of that time counted the people on the do-not-sell list too.
    suppressed: [{ source: "doNotSell", matched: 3, taken: 3 }],
  }
  await database.query(
    `INSERT INTO orders (code, draft_id, draft_revision, session_guid, user_id, account_id, account_name, list_type, state,
       order_name, contact, card_type, last_digits, agreement_version, quantity, total_pretax, tax, total, submitted_at)
     SELECT 'LW-TEST-0001', 'd', 1, 'g', $1, 1, 'Northfield Marketing', 10, 'fulfilled', 'Bought', '{}', 'VISA', '1111', '1',
       10, 1, 0, 1, '2026-03-01T12:00:00Z'`,
    [row?.user_id],
  )
  for (const aged of ids) {
    await database.query(
      `INSERT INTO saved_counts (id, draft_id, user_id, account_id, list_type, code, name, definition, choices,
         contact, snapshot, receipt, quantity, total_pretax, cost_price, saved_at)
       SELECT $1::text, draft_id, user_id, account_id, list_type, $1::text, $1::text, definition, choices, contact,
         '2026-01', $2, quantity, total_pretax, cost_price, $3 FROM saved_counts WHERE id = $4`,
      [aged, JSON.stringify(before), then, id],
    )
    await database.query(
      `INSERT INTO saved_list_watches (saved_count_id, user_id, every, snapshot, receipt, counted_at)
       SELECT $1, $2, 'snapshot', '2026-01', $3, $4`,
      [aged, row?.user_id, JSON.stringify(before), then],
    )
  }
  await database.close()
}

/** The work that the server confirmed before it was killed: ids of lists by their names, and of combined drafts. */
const acknowledged = { lists: new Map<string, string>(), drafts: new Set<string>() }

/** Saves lists and combines them until the server does not answer anymore. */
const keepWorking = async (client: Caller): Promise<void> => {
  for (let at = 0; ; at++)
    try {
      const name = `While it was killed ${at}`
      const save = await client.post("/api/v1/saved-lists", { name, definition: zipDefinition("60614") })
      acknowledged.lists.set(name, save.body.row.id)
      const { body } = await client.post("/rpt/MySavedCount.aspx/PostMultiCountOrder", {
        accountId: null,
        multiCountOrderGeos: [fresh, save.body.row.id].map((GeoKeyCode) => ({ GeoKeyCode })),
      })
      acknowledged.drafts.add(body.d.DataSource.SessionId)
    } catch {
      return
    }
}

let fresh = ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwright-changes-"))
  await lendSite(folder, RECORDS)
  await start()
  const client = await signedIn(url)
  const definition = zipDefinition("60614", "60618")
  const { body } = await client.post("/api/v1/saved-lists", { name: "Fresh", definition })
  fresh = body.row.id
  await end("SIGTERM")
  await age(fresh)
  await start()
}, 240_000)
afterAll(async () => {
  await end("SIGTERM")
  await rm(folder, { recursive: true, force: true })
})

describe("a watched list", () => {
  it("is counted on newer data, and its watcher told by one mail, also when the server is killed meanwhile", async () => {
    // Others save and combine meanwhile.
    const work = keepWorking(await signedIn(url))
    await vi.waitFor(
      async () => {
        expect((await mails()).length).toBeGreaterThan(0)
        expect(Math.min(acknowledged.lists.size, acknowledged.drafts.size)).toBeGreaterThan(1)
      },
      { timeout: 60_000, interval: 2 },
    )
    await end("SIGKILL")
    await work
    await start()
    await vi.waitFor(async () => expect(await mails()).toHaveLength(WATCHED), {
      timeout: 60_000,
      interval: 50,
    })
    const client = await signedIn(url)
    const { body } = await client.call("GET", "/api/v1/watched-lists")
    expect(body.lists.map(({ id }: { readonly id: string }) => id)).toEqual(ids)
    for (const { change, every, problem } of body.lists)
      expect([every, change.added, change.removed, problem]).toEqual(["snapshot", 312, 40, null])
    // A mail is named after the count that it tells of: a second count or mail would have another name.
    expect((await mails()).map((name) => name.replace(/-[0-9a-f-]{36}-/, ":"))).toEqual(
      ids.map((id) => `watched-${id}:1.eml`),
    )
    const { headers, text, to } = await readMail(
      await readFile(join(folder, "mail", (await mails())[0] ?? "")),
    )
    expect(to).toEqual(["demo@listwright.example"])
    expect(text).toContain("Your saved list aged-0 (aged-0) has changed: +312 people, −40.")
    expect(text).toContain("The data was updated from 2026-01 to ")

    const written = /<(.*)>/.exec(headers.get("list-unsubscribe") ?? "")?.[1] ?? ""
    expect(text).toContain(`Stop watching this list: ${written}`)
    // Whichever of the two servers wrote the mail; the second has another port.
    const link = `${url()}${new URL(written).pathname}${new URL(written).search}`
    const watched = async () =>
      (await client.call("GET", "/api/v1/watched-lists")).body.lists.map(
        ({ id }: { readonly id: string }) => id,
      )
    const page = await (await fetch(link)).text()
    expect([page.includes("Stop watching this list?"), await watched()]).toEqual([true, ids])
    const unguessable = link.replace(
      /token=[^.]+/,
      `token=${Buffer.from(ids[1] ?? "").toString("base64url")}`,
    )
    expect([(await fetch(unguessable, { method: "POST" })).status, await watched()]).toEqual([404, ids])
    // As mail programs send it, and sent again.
    for (let sent = 0; sent < 2; sent++) {
      const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" })
      expect((await fetch(link, { method: "POST", body })).status).toBe(200)
    }
    expect(await watched()).toEqual(ids.slice(1))
    expect(await (await fetch(link)).text()).toContain("You&#39;re no longer watching this list")
  }, 200_000)

  it("stands beside lists that were saved and combined when the server was killed: none is lost, none is half", async () => {
    const client = await signedIn(url)
    for (const [name, id] of acknowledged.lists) {
      const { body } = await client.call("GET", `/api/v1/saved-lists/${id}`)
      expect([body.row.name, body.receipt.total]).toEqual([name, body.row.quantity])
    }
    for (const id of acknowledged.drafts) {
      const { body } = await client.call("GET", `/api/v1/drafts/${id}`)
      expect(body.definition.areas).toHaveLength(2)
    }
    const paging = { PageNumber: 1, PageSize: 200 }
    const found = await client.post("/rpt/MySavedCount.aspx/GetOrderHisotry", {
      orderName: "While it was killed",
      pagingOptions: paging,
    })
    // What was not acknowledged is there whole or not at all.
    const names: ReadonlyArray<string> = found.body.d.DataSource.ReportData.Items.map(
      ({ OrderDesc }: { readonly OrderDesc: string }) => OrderDesc,
    )
    expect(names).toEqual(expect.arrayContaining([...acknowledged.lists.keys()]))
    expect(names.length - acknowledged.lists.size).toBeLessThan(2)
  })

  it("is watched no longer once its watcher says so, by nobody else's word", async () => {
    const client = await signedIn(url)
    const path = "/api/v1/saved-lists/aged-1/watch"
    const colleague = await signedIn(url, "nopay@listwright.example")
    expect((await colleague.call("DELETE", path)).status).toBe(404)
    expect((await colleague.call("PUT", path, { every: "month" })).status).toBe(404)
    expect((await client.call("PUT", path, { every: "month" })).status).toBe(200)
    const everyOf = async () =>
      (await client.call("GET", "/api/v1/watched-lists")).body.lists.find(
        ({ id }: { readonly id: string }) => id === "aged-1",
      )?.every
    expect(await everyOf()).toBe("month")
    expect((await client.call("DELETE", path)).status).toBe(200)
    expect(await everyOf()).toBeUndefined()
  })
})

describe("a saved list counted again", () => {
  it("after its last day says what changed and why", async () => {
    const client = await signedIn(url)
    const { body, status } = await client.post("/api/v1/saved-lists/aged-0/recount")
    expect([status, body.opening]).toEqual([200, "countAgain"])
    const { added, after, areas, before, isExact, reasons, removed } = body.since
    expect([added, removed, isExact, after.total - before.total]).toEqual([312, 40, false, 272])
    expect(areas).toEqual([
      { key: "zip:60614", before: areas[0].after + 40, after: areas[0].after },
      { key: "zip:60618", before: areas[1].after - 312, after: areas[1].after },
    ])
    expect(reasons).toEqual([`The data was updated from 2026-01 to ${after.snapshot}.`])
  })

  it("before it holds as it was counted, and nobody came or went", async () => {
    const client = await signedIn(url)
    const { body } = await client.post(`/api/v1/saved-lists/${fresh}/recount`)
    expect(body).toMatchObject({
      opening: "asCounted",
      since: { added: 0, removed: 0, isExact: true, areas: [], reasons: [] },
    })
  })

  it("keeps the last day of its original in a copy", async () => {
    const client = await signedIn(url)
    const { body } = await client.post("/api/v1/saved-lists/aged-0/duplicate")
    const original = await client.call("GET", "/api/v1/saved-lists/aged-0")
    expect(body.row.expirationDate).toBe(original.body.row.expirationDate)
    expect((await client.post(`/api/v1/saved-lists/${body.row.id}/recount`)).body.opening).toBe("countAgain")
  })
})

describe("a saved list repeated", () => {
  it("becomes a draft that leaves out what was bought, and buys nothing", async () => {
    const client = await signedIn(url)
    const { body } = await client.post(`/api/v1/saved-lists/${fresh}/repeat`)
    expect(body.orders).toEqual([{ code: "LW-TEST-0001", day: "2026-03-01" }])
    expect(body.draft.definition.suppressions.orders).toEqual({ mode: "item", items: ["LW-TEST-0001"] })
    expect(body.draft.definition.areas).toEqual(zipDefinition("60614", "60618").areas)
    const draft = await client.call("GET", `/api/v1/drafts/${body.draft.id}`)
    expect(draft.body).toEqual(body.draft)
    // A colleague's own orders are others.
    const reseller = await signedIn(url, "reseller@listwright.example")
    expect((await reseller.post(`/api/v1/saved-lists/${fresh}/repeat`)).status).toBe(404)
    const again = await client.post(`/api/v1/saved-lists/${fresh}/repeat`)
    expect(again.body.orders).toEqual(body.orders)
  })
})
