import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { afterEach, beforeEach, expect, it } from "vitest"
import { sites } from "../../src/commands.ts"
import { startServer } from "../../src/start/startServer.ts"
import { lendDemo } from "../site/lendDemo.ts"

let folder = ""
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwright-sites-"))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const file = (...names: ReadonlyArray<string>) => join(folder, "site", ...names)

const started = async () => {
  await lendDemo(folder)
  const server = await startServer({
    port: 0,
    dataFolder: folder,
    records: 20_000,
    screensFolder: join(folder, "none"),
  })
  await server.close()
  return server
}

const inDatabase = async <Row>(...statements: ReadonlyArray<string>): Promise<ReadonlyArray<Row>> => {
  const database = new PGlite(file("database"))
  let rows: ReadonlyArray<Row> = []
  for (const statement of statements) rows = (await database.query<Row>(statement)).rows
  await database.close()
  return rows
}

const edit = async (name: string, from: string, to: string) => {
  const text = await readFile(file(name), "utf8")
  expect(text).toContain(from)
  await writeFile(file(name), text.replace(from, to))
}

const STANDING =
  "SELECT id, body #>> '{elementPrices,0,price}' AS base FROM price_lists WHERE list_type = 10 AND withdrawn_at IS NULL"

it("changed files hold from the next start, all or none; old prices stay, and hold again when they are back", async () => {
  await started()
  await edit("prices/consumer.json", '"0.0595"', '"0.0599"')
  await edit("promotions.json", '"WELCOME10"', '"HELLO10"')
  await edit("taxes.json", '"rate": "0.04"', '"rate": 5')
  await expect(started()).rejects.toMatchObject({
    _tag: "SiteUnusable",
    reason: expect.stringContaining("taxes.json:6:52 rates[0].rate: must be a text in double quotes"),
  })
  expect(await inDatabase(STANDING)).toEqual([{ id: "CON10-2026-1", base: "0.0595" }])
  await edit("taxes.json", '"rate": 5', '"rate": "0.05"')
  await started()
  expect(await inDatabase(STANDING)).toEqual([
    { id: expect.stringMatching(/^CON10-2026-1-[0-9a-f]{8}$/), base: "0.0599" },
  ])
  expect(
    await inDatabase(
      "SELECT code, withdrawn_at IS NULL AS holds FROM promotions WHERE code IN ('HELLO10', 'WELCOME10') ORDER BY code",
    ),
  ).toEqual([
    { code: "HELLO10", holds: true },
    { code: "WELCOME10", holds: false },
  ])
  expect(await inDatabase("SELECT rate::text FROM tax_rates WHERE state = 'AL'")).toEqual([{ rate: "0.05" }])
  await edit("prices/consumer.json", '"0.0599"', '"0.0595"')
  await started()
  expect(await inDatabase(STANDING)).toEqual([{ id: "CON10-2026-1", base: "0.0595" }])
})

it("a data folder from before starts with its own prices, promotions, rates and users, and has them as files", async () => {
  const first = await started()
  const later = [
    "prices",
    "promotions.json",
    "taxes.json",
    "agreement.json",
    "demo-users.json",
    "sources.json",
    "quick-picks.json",
  ]
  for (const name of later) await rm(file(name), { recursive: true })
  const settings: Record<string, unknown> = JSON.parse(await readFile(file("site.json"), "utf8"))
  const { defaultSources: _, sources: __, ...before } = settings
  await writeFile(
    file("site.json"),
    JSON.stringify({ ...before, version: 1, siteName: "Harbor Lists" }, null, 2),
  )
  await inDatabase(
    // Sites sold one source only then.
    "UPDATE price_lists SET withdrawn_at = now() WHERE list_type <> 10",
    `INSERT INTO price_lists (id, list_type, valid_from, body)
      SELECT 'CON10-2027', 10, '2027-01-01T06:00:00Z', jsonb_set(jsonb_set(body, '{elementPrices,0,price}', '"0.07"'),
        '{elementPrices,1,notificationRequired}', 'true') FROM price_lists WHERE id = 'CON10-2026-1'`,
    `INSERT INTO promotions (code, name, type, value, minimum_type, minimum_amount, minimum_quantity, needs_no_code,
      list_types, max_uses, valid_from, valid_to, place) VALUES ('SUMMER', 'Summer', 3, 5, 3, 100, 1000, true, '{10}', 7,
      '2026-06-01T00:00:00Z', '2026-09-01T00:00:00Z', 6)`,
    "INSERT INTO tax_rates (state, zip_prefix, valid_from, rate) VALUES ('IL', '606', '2026-01-01', 0.1025)",
  )
  const dump = `SELECT (SELECT json_agg(p ORDER BY p.id) FROM price_lists p) AS lists,
    (SELECT json_agg(p ORDER BY p.code) FROM promotions p) AS promotions,
    (SELECT json_agg(t ORDER BY t.state, t.zip_prefix, t.valid_from) FROM tax_rates t) AS rates`
  const standing = await inDatabase(dump)

  const again = await started()
  expect([again.firstStart, again.demoUsers]).toEqual([false, first.demoUsers])
  expect(await inDatabase(dump)).toEqual(standing)
  expect(await sites.check(file())).toEqual({
    problems: [],
    warnings: [],
    holds: {
      siteName: "Harbor Lists",
      sources: [10],
      priceLists: ["CON10-2026-1", "CON10-2027"],
      promotions: ["WELCOME10", "BIG500", "FLAT25", "POINTS2X", "POINTS500", "PREPAID100", "SUMMER"],
      promotionsWithoutCode: ["SUMMER"],
      gifts: 12,
      videos: 2,
      taxRates: 53,
      demoUsers: 5,
    },
  })
  // From now on the files are what holds.
  await edit("promotions.json", '"Summer"', '"Late summer"')
  const women = { id: "women", name: "Women", description: "Women", listTypes: [10, 40] }
  const criteria = [{ kind: "values", column: "GENDER", values: ["F"] }]
  await writeFile(
    file("quick-picks.json"),
    JSON.stringify({ version: 1, quickPicks: [{ ...women, criteria }] }),
  )
  const { warnings } = await started()
  expect([again.warnings, warnings]).toEqual([
    [],
    [expect.stringMatching(/^quick-picks\.json:1:\d+ this site doesn't sell source 40 /)],
  ])
  expect(await inDatabase("SELECT name FROM promotions WHERE code = 'SUMMER'")).toEqual([
    { name: "Late summer" },
  ])
})
