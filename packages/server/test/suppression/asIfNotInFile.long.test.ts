import { readFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { firstUniverseName, universeFolder, siteUniversesFolder } from "../../../engine/src/universe.ts"
import { importUniverse } from "../../../engine/src/import/importUniverse.ts"
import {
  type Cells,
  csvOf,
  fit,
  mapping,
  provided,
} from "../../../engine/test/universe/import/providerFiles.ts"
import { rowsOf } from "../../../engine/test/universe/smallUniverse.ts"
import { type RunningServer, startServer } from "../../src/index.ts"
import { type Caller, signedIn, zipDefinition } from "../http/caller.ts"
import { lendDemo } from "../site/lendDemo.ts"
import { sendUpload } from "./sendUpload.ts"

/** The records of the other sources. */
const RECORDS = 20_000

const ZIPS = [
  { zip: "60614", lat: 41.92, lon: -87.65 },
  { zip: "60615", lat: 41.8, lon: -87.6 },
  { zip: "10001", lat: 40.75, lon: -73.99 },
] as const

/** Two people a home, on two routes and a third one of the unsold alone; some have no phone, and some no known place. */
const personAt = (at: number): Cells => {
  const { lat, lon, zip } = ZIPS[at % ZIPS.length] ?? ZIPS[0]
  const home = Math.floor(at / (2 * ZIPS.length))
  const isLost = at % 11 === 0
  return {
    ...fit,
    id: String(at + 1),
    house: `${zip}-${home}`,
    first: `First${at}`,
    last: `Last${home}`,
    street: `${home + 1} Oak St`,
    zip,
    plus4: String(1000 + home),
    route: isUnsold(at) && at % 5 === 0 ? "C009" : home % 2 === 0 ? "C001" : "C002",
    walk: String(at + 1),
    lat: isLost ? "" : String(lat + home / 10_000),
    lon: isLost ? "" : String(lon + home / 10_000),
    phone: at % 4 === 0 ? "" : `3125550${String(at).padStart(3, "0")}`,
    age: String(20 + ((at * 7) % 60)),
    sex: at % 3 === 0 ? "F" : "M",
    pets: at % 2 === 0 ? "1" : "",
  }
}

/** Whole homes, single people of others, and people without a known place. */
const isUnsold = (at: number): boolean => at % 10 === 0 || at % 11 === 0 || (at >= 60 && at < 72)

const EVERYBODY = Array.from({ length: 240 }, (_, at) => at)
const UNSOLD = EVERYBODY.filter(isUnsold)
const keyOf = (at: number): string => String(at + 1)

const folders: Array<string> = []
const servers: Array<RunningServer> = []

/** Starts a site whose consumers are these people. */
const siteOf = async (people: ReadonlyArray<number>) => {
  const folder = await mkdtemp(join(tmpdir(), "listwright-as-if-not-in-file-"))
  folders.push(folder)
  const consumers = siteUniversesFolder(folder, "consumer")
  await Effect.runPromise(
    Effect.gen(function* () {
      const { mapping: written } = yield* provided({ "people.csv": csvOf(people.map(personAt)) }, mapping)
      yield* importUniverse({
        mapping: written,
        folder: universeFolder(consumers, firstUniverseName(consumers)),
      })
    }).pipe(Effect.scoped),
  )
  await lendDemo(folder, RECORDS)
  const server = await startServer({
    port: 0,
    dataFolder: folder,
    records: RECORDS,
    screensFolder: join(folder, "none"),
  })
  servers.push(server)
  return { url: () => server.url, folder, client: await signedIn(() => server.url) }
}

interface Portal {
  readonly url: () => string
  readonly folder: string
  readonly client: Caller
}

let listed: Portal
let without: Portal
afterAll(async () => {
  for (const server of servers) await server.close()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

/** Puts people of a universe on the do-not-sell list, as the operator, and answers the size of the list. */
const addUnsold = async (
  { folder, url }: Portal,
  universe: "consumer" | "occupant",
  keys: ReadonlyArray<string>,
) => {
  const { operator } = JSON.parse(readFileSync(join(folder, "site/secrets.json"), "utf8"))
  const form = new FormData()
  form.append("universe", universe)
  form.append("file", new File([["person_key", ...keys, ""].join("\n")], "gone.csv"))
  const headers = { "x-listwright-operator": operator }
  const added = await fetch(`${url()}/api/v1/do-not-sell`, { method: "POST", headers, body: form })
  expect(await added.json()).toMatchObject({ added: keys.length })
  const status = await fetch(`${url()}/api/v1/do-not-sell`, { headers })
  return await status.json()
}

/** A source of addresses, not all of which have a resident's name. */
const OCCUPANTS = 130
const EVERY_ADDRESS = {
  targets: ["homes", "apartments", "businesses"],
  routes: ["carrierRoutes", "poBoxes", "ruralRoutes"],
}

const plain = zipDefinition(...ZIPS.map(({ zip }) => zip))
const nation = { ...plain, areas: [{ kind: "nation", excluded: false }], phoneOption: null }
const radius = {
  kind: "radius",
  name: "",
  longitude: -87.65,
  latitude: 41.92,
  miles: 20,
  withinState: null,
  granularity: "standard",
  excluded: false,
}

/** The lists to ask about: everybody, homes, phones, a shape, the nearest, and attributes. */
const LISTS: Readonly<Record<string, object>> = {
  nation,
  "ZIP Codes": plain,
  homes: { ...nation, audience: { unit: "allHouseholds", criteria: [] } },
  "people with phones": { ...plain, phoneOption: "onlyWithPhones" },
  radius: { ...plain, areas: [radius] },
  "the nearest": {
    ...plain,
    areas: [
      {
        kind: "closest",
        name: "",
        longitude: -87.65,
        latitude: 41.92,
        quantity: 30,
        excluded: false,
      },
    ],
  },
  "women from 30 to 50": {
    ...plain,
    audience: {
      unit: "individuals",
      criteria: [
        { kind: "values", column: "GENDER", values: ["F"] },
        { kind: "ranges", column: "AGE", ranges: [{ from: "30", to: "50" }] },
      ],
    },
  },
}

/** Every question about a list, with its parameters. */
const QUESTIONS: ReadonlyArray<readonly [path: string, asks: object]> = [
  ["/counts", {}],
  ["/counts/waterfall", {}],
  ["/counts/suggestions", { wanted: 20 }],
  ["/counts/suggestions", { wanted: 200 }],
  ["/counts/details", {}],
  ["/counts/details", { by: "zip" }],
  ["/counts/saturation", {}],
  ["/counts/overlap", {}],
  ["/counts/each-area", {}],
  ["/counts/shades", { level: "zip", codes: ZIPS.map(({ zip }) => zip) }],
  ["/counts/shades", { level: "state", codes: ["IL", "NY"] }],
  ["/counts/breakdown", { column: "AGE" }],
  ["/counts/cross-table", { rows: "GENDER", columns: "PETS" }],
  ["/counts/area-table", { columns: [{ column: "GENDER" }, { column: "AGE" }] }],
  ["/counts/fill-rates", {}],
  ["/counts/sample", {}],
]

/** Returns a body without the version of the data and without identifiers that differ between sites. */
const told = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body, (key, held: unknown) =>
      ["snapshot", "quoteId", "etag"].includes(key) ? undefined : held,
    ),
  )

const ask = async ({ client }: Portal, path: string, definition: object, asks: object) => {
  const { body, status } = await client.post(`/api/v1${path}`, {
    definition,
    draftId: null,
    revision: 1,
    ...asks,
  })
  expect([path, status, body.message]).toEqual([path, 200, undefined])
  return told(body)
}

const askAll = async (site: Portal, definition: object) => {
  const answers: Array<unknown> = []
  for (const [path, asks] of QUESTIONS) answers.push([path, await ask(site, path, definition, asks)])
  return answers
}

const tileOf = async ({ client, url }: Portal): Promise<Buffer> => {
  const response = await fetch(`${url()}/Map/Tile/10/262/380?layer=routes&listType=10`, {
    headers: { cookie: client.cookie() },
  })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

const sourceOf = async ({ client }: Portal, wanted: number) => {
  const { body } = await client.call("GET", "/api/v1/sources")
  return body.sources.find(({ listType }: { readonly listType: number }) => listType === wanted)
}
const consumers = async (site: Portal): Promise<unknown> => told(await sourceOf(site, 10))

/** Uploads the keys of these people, and answers the report and a list that leaves them out. */
const uploaded = async ({ client, url }: Portal, people: ReadonlyArray<number>) => {
  const sent = await sendUpload(url(), client, ["person_key", ...people.map(keyOf)].join("\n"))
  const file: string = sent.DataSource.TargetFile
  const { body } = await client.post("/PlaceOrder.aspx/ProcessCustomSuppressionFile", { file, listType: 10 })
  const { SuppressionValue, ...report } = body.d.DataSource
  const files = { mode: "item", items: [SuppressionValue] }
  return { report, definition: { ...nation, suppressions: { ...nation.suppressions, files } } }
}

/** The site's answers while its do-not-sell list was empty, and the size of the list afterward. */
interface Before {
  readonly answers: ReadonlyArray<unknown>
  readonly tile: Buffer
  readonly source: unknown
  readonly size: unknown
}

let before: Before
beforeAll(async () => {
  listed = await siteOf(EVERYBODY)
  without = await siteOf(EVERYBODY.filter((at) => !isUnsold(at)))
  const answers: Array<unknown> = []
  for (const definition of Object.values(LISTS)) answers.push(await askAll(listed, definition))
  const [tile, source] = [await tileOf(listed), await consumers(listed)]
  before = { answers, tile, source, size: await addUnsold(listed, "consumer", UNSOLD.map(keyOf)) }
}, 300_000)

describe("Whoever is on the do-not-sell list", () => {
  it("is in every figure before, and in none afterwards: all are those of a site that never had them [ob4-do-not-sell]", async () => {
    expect(before.source).toMatchObject({ records: { records: EVERYBODY.length } })
    expect(before.size).toEqual({ entries: UNSOLD.length, persons: UNSOLD.length })
    for (const [at, [name, definition]] of Object.entries(LISTS).entries()) {
      const after = await askAll(listed, definition)
      expect(after, name).toEqual(await askAll(without, definition))
      expect(after, name).not.toEqual(before.answers[at])
      expect(JSON.stringify(after)).not.toMatch(/do.?not.?sell/i)
    }
    expect(await consumers(listed)).toEqual(await consumers(without))
    const tileNow = await tileOf(listed)
    expect(tileNow.equals(await tileOf(without))).toBe(true)
    expect(tileNow.equals(before.tile)).toBe(false)
  })

  it("is found by no row of an uploaded file, and leaves none of its figures otherwise", async () => {
    const people = EVERYBODY.slice(0, 40)
    const gone = people.filter(isUnsold).length
    const [one, other] = [await uploaded(listed, people), await uploaded(without, people)]
    expect(one.report).toEqual(other.report)
    expect(one.report).toMatchObject({
      Rows: people.length,
      Matched: people.length - gone,
      Unmatched: gone,
      Persons: people.length - gone,
    })
    for (const path of ["/counts", "/counts/waterfall", "/counts/details"]) {
      const strip = (body: unknown) =>
        JSON.parse(
          JSON.stringify(body, (key, held: unknown) => (key === "definitionHash" ? undefined : held)),
        )
      expect(strip(await ask(listed, path, one.definition, {}))).toEqual(
        strip(await ask(without, path, other.definition, {})),
      )
    }
  })

  it("is in no record of a source, so that a count of everybody tells the same, names too", async () => {
    const { client, folder } = listed
    const addresses = siteUniversesFolder(folder, "occupant")
    const universe = universeFolder(addresses, firstUniverseName(addresses))
    const rows = await rowsOf(
      universe,
      `SELECT CAST(PERSON_KEY AS VARCHAR) AS PERSON_KEY FROM people JOIN payload USING (ROW_ID)
       WHERE ROW_ID % 50 = 7 ORDER BY ROW_ID`,
    )
    const states = await rowsOf(universe, "SELECT DISTINCT STATE FROM payload ORDER BY STATE")
    const areas = states.map((row) => ({ kind: "state", state: String(row["STATE"]), excluded: false }))
    const everywhere = { ...nation, listType: OCCUPANTS, areas }
    const agree = async () => {
      const { records } = await sourceOf(listed, OCCUPANTS)
      const { body, status } = await client.post("/api/v1/counts/details", {
        definition: { ...everywhere, occupant: { ...EVERY_ADDRESS, contactNames: false } },
        draftId: null,
        revision: 1,
      })
      expect([status, body.message]).toEqual([200, undefined])
      expect([records.records, records.named]).toEqual([body.details.total, body.details.withContactNames])
      return records
    }
    const all = await agree()
    const keys = rows.map((row) => String(row["PERSON_KEY"]))
    await addUnsold(listed, "occupant", keys)
    const after = await agree()
    expect(after.records).toBe(all.records - keys.length)
    expect(after.named).toBeLessThan(all.named)
    expect(after.named).toBeGreaterThan(all.named - keys.length)
  })

  it("is in no saved list, neither as an area nor next to another", async () => {
    const savedOf = async (site: Portal) => {
      const ids: Array<string> = []
      for (const [name, definition] of Object.entries({
        "Near by": LISTS["radius"],
        Homes: LISTS["homes"],
      })) {
        const saved = await site.client.post("/api/v1/saved-lists", { name, definition })
        expect([saved.status, saved.body.message]).toEqual([200, undefined])
        ids.push(saved.body.row.id)
      }
      return ids
    }
    const [one, other] = [await savedOf(listed), await savedOf(without)]
    const figuresOf = async (site: Portal, ids: ReadonlyArray<string>) => {
      const areas = ids.map((savedCount) => ({ kind: "savedCount", savedCount, excluded: false }))
      const answers: Array<unknown> = []
      for (const path of ["/counts", "/counts/waterfall", "/counts/overlap", "/counts/sample"])
        answers.push(await ask(site, path, { ...plain, areas }, {}))
      const text = JSON.stringify(answers, (key, held: unknown) =>
        key === "definitionHash" ? undefined : held,
      )
      return ids.reduce((all, id, at) => all.replaceAll(id, `list ${at}`), text)
    }
    expect(await figuresOf(listed, one)).toBe(await figuresOf(without, other))
  })
})
