import { type ChildProcess, fork } from "node:child_process"
import { linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { Agent, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { emptyDefinition } from "@listwright/domain/definition"
import { Schema } from "effect"
import { readZips } from "../../packages/geography/src/tables/readGeography.ts"
import { measured } from "../count/Measured.ts"
import type { BenchTable } from "../../scripts/docs/benchmarkResults.ts"
import { percentiles } from "../table.ts"

const RECORDS = Number(process.env["RECORDS"] ?? 1_000_000)
const UNIVERSES = process.env["UNIVERSES"] ?? ""
const CLIENTS = 16
const VIEWS = 12
const RUNS = 41
const OUTLINES = 2_000

const Site = Schema.Struct({ url: Schema.String, token: Schema.String })
const Thread = Schema.Struct({ most: Schema.Finite, rss: Schema.Finite, cpu: Schema.Finite })

type Address = readonly [z: number, x: number, y: number]

/** Places to look at, all over the country; the same in every run. */
const PLACES = readZips().filter(({ hasArea }, at) => hasArea && at % 97 === 0)

/** Twelve tiles around a place: what a screen of 1,440 by 900 pixels shows. */
const viewOf = (view: number): ReadonlyArray<Address> => {
  const { latitude, longitude } = PLACES[(view * 7) % PLACES.length] ?? { latitude: 40, longitude: -90 }
  const z = 4 + (view % 10)
  const world = 2 ** z
  const x = Math.floor(((longitude + 180) / 360) * world)
  const y = Math.floor(((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * world)
  return [-1, 0, 1, 2]
    .flatMap((right) => [-1, 0, 1].map((down): Address => [z, x + right, y + down]))
    .filter(([, column, row]) => [column, row].every((at) => at >= 0 && at < world))
}

const linkAll = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true }))
    if (entry.isDirectory()) linkAll(join(from, entry.name), join(to, entry.name))
    else linkSync(join(from, entry.name), join(to, entry.name))
}

const told = (child: ChildProcess): Promise<unknown> =>
  new Promise((done, fail) => {
    const ended = (): void => fail(new Error("the site ended"))
    child.once("exit", ended)
    child.once("message", (message) => {
      child.off("exit", ended)
      done(message)
    })
  })

const ms = (value: number): string => `${value.toFixed(1)} ms`

/** Runs several clients at once, each asking for its paths one after another. */
const atOnce = async (
  clients: ReadonlyArray<ReadonlyArray<string>>,
  ask: (path: string) => Promise<number>,
): Promise<{ readonly times: ReadonlyArray<number>; readonly bytes: number }> => {
  const times: Array<number> = []
  let bytes = 0
  await Promise.all(
    clients.map(async (paths) => {
      for (const path of paths) {
        const start = performance.now()
        const answered = await ask(path)
        bytes += answered
        times.push(performance.now() - start)
      }
    }),
  )
  return { times, bytes }
}

type Asked = () => Promise<typeof Thread.Type>

/** Milliseconds between two looks at what a site does by itself, and its processor time in them when it does nothing. */
const LOOK = 250
const IDLE = 10

/**
 * Waits until a site has made the tiles that no client asked for: returns their processor time in milliseconds, and
 * the site's memory then.
 */
const settled = async (thread: Asked): Promise<{ readonly cpu: number; readonly rss: number }> => {
  const { cpu: start } = await thread()
  for (let before = start; ;) {
    await new Promise((done) => setTimeout(done, LOOK))
    const { cpu, rss } = await thread()
    if (cpu - before < IDLE) return { cpu: cpu - start, rss }
    before = cpu
  }
}

/** Tiles of the map and what shades it, over HTTP, with a token, from a site in a process of its own. */
export const bench = async (): Promise<ReadonlyArray<BenchTable>> => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-bench-map-"))
  if (UNIVERSES !== "") linkAll(UNIVERSES, join(folder, "universes"))
  const child = fork(fileURLToPath(new URL("./serve.ts", import.meta.url)), [folder, `${RECORDS}`], {
    execArgv: ["--conditions=listwright-source"],
  })
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  try {
    const { token, url } = Schema.decodeUnknownSync(Site)(await told(child))
    const thread = async () => {
      child.send("thread")
      return Schema.decodeUnknownSync(Thread)(await told(child))
    }
    const tags = new Map<string, string>()
    const ask =
      (isHeld: boolean) =>
      (path: string): Promise<number> =>
        new Promise((done, fail) => {
          const tag = tags.get(path)
          const headers = {
            authorization: `Bearer ${token}`,
            ...(isHeld && tag !== undefined ? { "if-none-match": tag } : {}),
          }
          const asked = request(`${url}${path}`, { agent, headers }, (response) => {
            let bytes = 0
            tags.set(path, response.headers.etag ?? "")
            response.on("data", (piece: Buffer) => (bytes += piece.length))
            response.on("end", () =>
              response.statusCode === (isHeld ? 304 : 200)
                ? done(bytes)
                : fail(new Error(`${path} answered ${response.statusCode}`)),
            )
          })
          asked.on("error", fail)
          asked.end()
        })
    const tiles: Array<ReadonlyArray<string>> = []
    const row = async (
      name: string,
      clients: ReadonlyArray<ReadonlyArray<string>>,
      isHeld = false,
    ): Promise<void> => {
      const { cpu: before } = await thread()
      const start = performance.now()
      const { bytes, times } = await atOnce(clients, ask(isHeld))
      const seconds = (performance.now() - start) / 1_000
      const { cpu, most } = await thread()
      const { p50, p99 } = percentiles(times)
      tiles.push([
        name,
        `${times.length}`,
        `${Math.round(times.length / seconds)}`,
        `${(bytes / times.length / 1_000).toFixed(1)} kB`,
        ms(p50),
        ms(p99),
        ms((cpu - before) / times.length),
        ms(most),
      ])
    }
    const pathOf = ([z, x, y]: Address): string => `/Map/Tile/${z}/${x}/${y}`
    const before = await thread()
    await row("the very first tile of a site", [["/Map/Tile/8/75/96"]])
    const country = await settled(thread)
    // Each client views different places that no client has viewed before.
    const views = Array.from({ length: CLIENTS }, (_, client) =>
      Array.from({ length: VIEWS }, (_, view) => viewOf(1 + client * VIEWS + view)).flat(),
    )
    const paths = views.map((all) => all.map(pathOf))
    await row(`${CLIENTS} clients, tiles that nobody asked for before`, paths)
    await row(`${CLIENTS} clients, the same tiles again`, paths)
    await row(`${CLIENTS} clients, whether these have changed`, paths, true)
    const deep = views.map((all) =>
      all.filter(([z]) => z >= 10).map((address) => `${pathOf(address)}?layer=routes&listType=10`),
    )
    await row(`${CLIENTS} clients, cells of carrier routes, for the first time`, deep)
    await row(`${CLIENTS} clients, the same cells again`, deep)
    const after = await thread()

    const zips = readZips().filter(({ hasArea }) => hasArea)
    const post = async (path: string, body: object): Promise<void> => {
      const asked = await fetch(`${url}/api/v1${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
      if (asked.status !== 200) throw new Error(`${path} answered ${asked.status}: ${await asked.text()}`)
      await asked.text()
    }
    const listed = (run: number, from: string) => ({
      ...emptyDefinition(10),
      areas: [
        { kind: "state", state: "OH", excluded: false },
        { kind: "zip", zip: "60614", excluded: false },
      ],
      audience: {
        unit: "individuals",
        criteria: [{ kind: "ranges", column: "AGE", ranges: [{ from, to: `${40 + run}` }] }],
      },
    })
    const count = await measured(RUNS, (run) =>
      post("/counts", { definition: listed(run, "19"), draftId: null, revision: run }),
    )
    const shaded = (level: string, codesOf: (run: number) => ReadonlyArray<string>, from: string) =>
      measured(RUNS, (run) =>
        post("/counts/shades", {
          definition: listed(run, from),
          draftId: null,
          revision: run,
          level,
          codes: codesOf(run),
        }),
      )
    const some = (run: number): ReadonlyArray<string> =>
      zips
        .slice((run * 719) % (zips.length - OUTLINES))
        .slice(0, OUTLINES)
        .map(({ zip }) => zip)
    const countyCodes = [...new Set(zips.flatMap(({ countyFips }) => countyFips ?? []))]
    const stateCodes = [...new Set(zips.map(({ state }) => state))]
    const rows = [
      ["a count of the list", count] as const,
      ["all states", await shaded("state", () => stateCodes, "20")] as const,
      [
        "500 counties",
        await shaded("county", (run) => countyCodes.slice(run * 50).slice(0, 500), "21"),
      ] as const,
      [`${OUTLINES.toLocaleString("en-US")} ZIP Codes`, await shaded("zip", some, "22")] as const,
    ]
    return [
      {
        records: RECORDS,
        head: [
          "tiles over HTTP",
          "answers",
          "a second",
          "each",
          "p50",
          "p99",
          "processor time each",
          "thread held at most",
        ],
        rows: [
          ...tiles,
          [
            "tiles of the country, made by themselves",
            "",
            "",
            "",
            "",
            "",
            `${Math.round(country.cpu)} ms in all`,
            "",
          ],
        ],
      },
      {
        records: RECORDS,
        head: ["shades of a list of a state, over HTTP", "first", "p50", "p99"],
        rows: rows.map(([name, { first, times }]) => {
          const { p50, p99 } = percentiles(times)
          return [name, ms(first), ms(p50), ms(p99)]
        }),
      },
      {
        records: RECORDS,
        head: ["memory of the server", "figure"],
        rows: [
          ["before the first tile", `${Math.round(before.rss / 1e6)} MB`],
          ["with the tiles of the country", `${Math.round(country.rss / 1e6)} MB`],
          ["after all of these tiles", `${Math.round(after.rss / 1e6)} MB`],
        ],
      },
    ]
  } finally {
    agent.destroy()
    child.send("close")
    await new Promise((done) => child.once("exit", done))
    rmSync(folder, { recursive: true, force: true })
  }
}
