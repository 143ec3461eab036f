import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { emptyDefinition } from "@listwright/domain/definition"
import { type AreaHitGroup, SEARCHABLE_KINDS } from "@listwright/domain/geography"
import { Geography } from "@listwright/geography"
import { Effect } from "effect"
import { type AreaIndex, buildIndexInSteps } from "../../packages/geography/src/search/AreaIndex.ts"
import { searchAreas } from "../../packages/geography/src/search/searchAreas.ts"
import { startServer } from "../../packages/server/src/index.ts"
import { type Measured, measured } from "../count/Measured.ts"
import type { BenchTable } from "../../scripts/docs/benchmarkResults.ts"
import { percentiles } from "../table.ts"

const TEXTS = [
  "606",
  "60614",
  "Austin",
  "Cook County",
  "Cook, IL",
  "Chicago metro",
  "TX-21",
  "Texas",
  "Saint Petersburg, FL",
  "zip chicago",
  "counties il",
]
/** The texts that are asked for as these are typed, a keystroke at a time. */
const KEYSTROKES = TEXTS.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)))
const ROUNDS = 10
const RUNS = 41
const RECORDS = Number(process.env["RECORDS"] ?? 1_000_000)
const USER = "demo@listwright.example"

const keystroke = (run: number): string => KEYSTROKES[run % KEYSTROKES.length] ?? ""

const ms = (value: number): string => `${value.toFixed(1)} ms`

const rowOf = (name: string, { first, times }: Measured): ReadonlyArray<string> => {
  const { p50, p99 } = percentiles(times)
  return [name, ms(first), ms(p50), ms(p99)]
}

/** The index, how long building it took, and how long its longest piece, for which others wait. */
const buildIndex = Effect.map(Geography, (tables) => {
  const building = buildIndexInSteps(tables, "US")
  const start = performance.now()
  let longest = 0
  let made: AreaIndex | null = null
  while (made === null) {
    const before = performance.now()
    const { done, value } = building.next()
    longest = Math.max(longest, performance.now() - before)
    if (done === true) made = value
  }
  return { index: made, took: performance.now() - start, longest }
})

interface OverHttp {
  readonly keystrokes: Measured
  /** The areas that a short text finds, counted in one question; of another audience every time. */
  readonly counted: Measured
  /** The number of areas that were found. */
  readonly hits: number
}

/** The same keystrokes over HTTP, with a token, and the counts of what was found. */
const overHttp = async (): Promise<OverHttp> => {
  const folder = await mkdtemp(join(tmpdir(), "listwright-bench-areas-"))
  const server = await startServer({ dataFolder: folder, port: 0, records: RECORDS })
  try {
    const password = server.demoUsers.find(({ email }) => email === USER)?.password
    const post = (path: string, body: object, authorization = "") =>
      fetch(`${server.url}/api/v1${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization },
        body: JSON.stringify(body),
      })
    const issued = await post("/tokens", { email: USER, password, name: "bench" })
    const { token }: { readonly token: string } = await issued.json()
    const find = async (text: string): Promise<ReadonlyArray<AreaHitGroup>> => {
      const asked = await fetch(`${server.url}/api/v1/areas?most=8&text=${encodeURIComponent(text)}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      if (asked.status !== 200) throw new Error(`areas answered ${asked.status}`)
      const { groups }: { readonly groups: ReadonlyArray<AreaHitGroup> } = await asked.json()
      return groups
    }
    const keystrokes = await measured(KEYSTROKES.length * ROUNDS, (run) => find(keystroke(run)))
    const areas = (await find("a")).flatMap(({ hits }) => hits.map(({ area }) => area))
    const counted = await measured(RUNS, async (run) => {
      const definition = {
        ...emptyDefinition(10),
        areas,
        audience: {
          unit: "individuals",
          criteria: [{ kind: "ranges", column: "AGE", ranges: [{ from: `${20 + run}`, to: "80" }] }],
        },
      }
      const asked = await post(
        "/counts/each-area",
        { definition, draftId: null, revision: run },
        `Bearer ${token}`,
      )
      if (asked.status !== 200) throw new Error(`each-area answered ${asked.status}: ${await asked.text()}`)
      await asked.text()
    })
    return { keystrokes, counted, hits: areas.length }
  } finally {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The search for areas: how long each keystroke waits for its hits, hits for their counts, and what the index costs a start. */
export const bench = async (): Promise<ReadonlyArray<BenchTable>> => {
  const { index, longest, took } = await Effect.runPromise(Effect.provide(buildIndex, Geography.layer))
  const inIndex = await measured(KEYSTROKES.length * ROUNDS, async (run) =>
    searchAreas(index, { text: keystroke(run), kinds: SEARCHABLE_KINDS, most: 6 }),
  )
  const { counted, hits, keystrokes } = await overHttp()
  return [
    {
      records: RECORDS,
      head: ["keystroke to hits", "first", "p50", "p99"],
      rows: [rowOf("in the index", inIndex), rowOf("over HTTP", keystrokes)],
    },
    {
      records: RECORDS,
      head: ["hits to their counts, over HTTP", "first", "p50", "p99"],
      rows: [rowOf(`the ${hits} areas that 'a' finds, states among them`, counted)],
    },
    {
      records: RECORDS,
      head: ["index of areas", "figure"],
      rows: [
        ["areas in it", index.entries.length.toLocaleString("en-US")],
        ["building it, after the start", ms(took)],
        ["its longest piece, for which others wait", ms(longest)],
      ],
    },
  ]
}
