import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { emptyDefinition, type ListDefinition, LocationFileHash } from "@listwright/domain/definition"
import { Effect } from "effect"
import { readZips } from "../../packages/geography/src/tables/readGeography.ts"
import { ensureUniverse } from "../../packages/engine/src/sample-universe/ensureUniverse.ts"
import { manyQuestions } from "../count/questions.ts"
import type { BenchTable } from "../../scripts/docs/benchmarkResults.ts"
import { percentiles } from "../table.ts"
import { type BenchUser, type Posted, servedBench } from "./servedBench.ts"

const RECORDS = Number(process.env["RECORDS"] ?? 1_000_000)
const KEPT = process.env["UNIVERSE"]
/** A pattern of the names of the hostile questions to ask. */
const ONLY = new RegExp(process.env["ONLY"] ?? "", "i")
/** Counts of the other user beside each hostile question. */
const RUNS = Number(process.env["RUNS"] ?? 60)
const PAUSE_MS = 20

interface Hostile {
  readonly name: string
  readonly path: string
  /** Another one each time. */
  readonly body: (run: number) => object
  /** Asks in another way than by a call of `path`. */
  readonly ask?: () => Posted
  /** The number of questions asked at the same time. */
  readonly atOnce: number
}

const nation: ListDefinition = { ...emptyDefinition(10), areas: [{ kind: "nation", excluded: false }] }

const closest = (areas: number, run: number): ListDefinition => ({
  ...emptyDefinition(10),
  areas: Array.from({ length: areas }, (_, at) => ({
    kind: "closest" as const,
    name: "",
    longitude: -122 + ((at * 37) % 480) / 10 + run / 1e6,
    latitude: 30 + ((at * 17) % 160) / 10,
    quantity: 100 + at,
    excluded: false,
  })),
})

/** Days, years and names: ranges that no two criteria share. */
const criteria = (count: number, run: number): ListDefinition => ({
  ...nation,
  audience: {
    unit: "individuals",
    criteria: [
      // Another question each time: cached answers cost nothing.
      {
        kind: "ranges",
        column: "AGE",
        ranges: [{ from: String(18 + (run % 40)), to: String(60 + (Math.floor(run / 40) % 40)) }],
      },
      ...Array.from({ length: count - 1 }, (_, at) => {
        const day = String(19_300_101 + ((at * 7) % 70) * 10_000 + (at % 12) * 100 + ((at + run) % 20))
        return {
          kind: "ranges" as const,
          column: "BIRTHDATE",
          ranges: [{ from: day, to: String(Number(day) + 2) }] as const,
        }
      }),
    ],
  },
})

/** A file of the most locations, all over the country. */
const storesOf = (miles: number): string => {
  const zips = readZips().filter(({ hasArea }) => hasArea)
  return [
    "Keycode,Address,City,State,ZIP,Distance",
    ...Array.from({ length: 10_000 }, (_, at) => {
      const zip = zips[(at * 7) % zips.length]
      return `S${at},1 Main St,${zip?.city},${zip?.state},${zip?.zip},${miles + (at % 100) / 100}`
    }),
  ].join("\n")
}

/** A suppression file of the most rows that fits into an upload, of households all over the country. */
const householdsOf = (rows: number): string => {
  const zips = readZips().filter(({ hasArea }) => hasArea)
  return [
    "Address,Zip,Last",
    ...Array.from(
      { length: rows },
      (_, at) => `${1 + (at % 900)} Main St,${zips[(at * 7) % zips.length]?.zip},Smith`,
    ),
  ].join("\n")
}

/** The same locations with another audience each time. */
const around = (file: LocatedFile, run: number): ListDefinition => ({
  ...criteria(1, run),
  areas: [
    {
      kind: "locations",
      name: "stores.csv",
      file: LocationFileHash.make(file.Hash),
      locations: file.Locations,
      sameState: false,
      excluded: false,
    },
  ],
})

type LocatedFile = Awaited<ReturnType<BenchUser["locate"]>>

const hostile = (near: LocatedFile, far: LocatedFile, match: () => Posted): ReadonlyArray<Hostile> => [
  { name: "nothing", path: "", body: () => ({}), atOnce: 0 },
  {
    name: "1,000 closest areas",
    path: "/counts",
    body: (run) => ({ definition: closest(1_000, run) }),
    atOnce: 1,
  },
  {
    name: "300 criteria nationwide",
    path: "/counts",
    body: (run) => ({ definition: criteria(300, run) }),
    atOnce: 1,
  },
  {
    name: "a breakdown by birth date, nationwide",
    path: "/counts/breakdown",
    body: (run) => ({ definition: criteria(2, run), column: "BIRTHDATE" }),
    atOnce: 1,
  },
  {
    name: "50 questions of 100 closest areas at once",
    path: "/counts",
    body: (run) => ({ definition: closest(100, run) }),
    atOnce: 50,
  },
  {
    name: "40 suggestions at once",
    path: "/counts/suggestions",
    body: (run) => ({ definition: criteria(10, run), wanted: 500 }),
    atOnce: 40,
  },
  {
    name: "a file of 10,000 locations, 5 miles around each",
    path: "/counts",
    body: (run) => ({ definition: around(near, run) }),
    atOnce: 1,
  },
  {
    name: "10 questions about 10,000 locations at once, 199 miles around each",
    path: "/counts",
    body: (run) => ({ definition: around(far, run) }),
    atOnce: 10,
  },
  {
    name: "1,500 closest areas, as from a file",
    path: "/counts",
    body: (run) => ({ definition: closest(1_500, run) }),
    atOnce: 1,
  },
  {
    name: "a file of 10,000 locations, one record a household",
    path: "/counts",
    body: (run) => {
      const definition = around(near, run)
      return { definition: { ...definition, audience: { ...definition.audience, unit: "allHouseholds" } } }
    },
    atOnce: 1,
  },
  {
    name: "a suppression file of 500,000 households while it's matched",
    path: "",
    body: () => ({}),
    ask: match,
    atOnce: 1,
  },
]

/** Clock ticks of the processor, of which there are 100 a second. */
const ticksOf = (pid: number): number => {
  const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")
  const fields = after.split(" ")
  return Number(fields[11]) + Number(fields[12])
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Milliseconds until the process uses no processor anymore. */
const idleAfter = async (pid: number): Promise<number> => {
  const start = performance.now()
  let busy = start
  let before = ticksOf(pid)
  for (let quiet = 0; quiet < 20 && performance.now() - start < 30_000;) {
    await sleep(10)
    const now = ticksOf(pid)
    quiet = now - before > 0 ? 0 : quiet + 1
    if (now > before) busy = performance.now()
    before = now
  }
  return busy - start
}

/** Measures a count of 50 ZIP Codes while another user asks slow questions. */
export const bench = async (): Promise<ReadonlyArray<BenchTable>> => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-bench-"))
  try {
    const universe = KEPT ?? join(folder, "universe")
    await Effect.runPromise(ensureUniverse({ folder: universe, records: RECORDS, seed: 2026 }))
    const zips = manyQuestions(
      readZips()
        .filter(({ hasArea }) => hasArea)
        .map(({ zip }) => zip),
    ).zips
    const site = await servedBench(universe, folder)
    const ms = (value: number): string => `${value.toFixed(1)} ms`
    const rows: Array<ReadonlyArray<string>> = []
    let asked = 0
    try {
      const [attacker, other] = site.users
      if (attacker === undefined || other === undefined) throw new Error("two users are needed")
      const all = hostile(
        await attacker.locate(storesOf(5)),
        await attacker.locate(storesOf(199)),
        await attacker.suppress(householdsOf(500_000)),
      )
      for (let warm = 0; warm < 100; warm++)
        await other.post("/counts", { definition: zips(asked++), draftId: null, revision: 1 }).answer
      for (const { ask, atOnce, body, name, path } of all.filter((one) => ONLY.test(one.name))) {
        let isOver = false
        let answered = 0
        const leaving = new Set<() => void>()
        const attack = async (): Promise<void> => {
          while (!isOver) {
            const one = ask?.() ?? attacker.post(path, { draftId: null, revision: 1, ...body(asked++) })
            leaving.add(one.leave)
            await one.answer.then(
              () => answered++,
              (cause: unknown) => {
                if (!isOver) process.stderr.write(`${String(cause).slice(0, 200)}\n`)
                return sleep(100)
              },
            )
            leaving.delete(one.leave)
          }
        }
        const attacks = Array.from({ length: atOnce }, attack)
        await sleep(200)
        const times: Array<number> = []
        const begun = performance.now()
        while (times.length < RUNS && performance.now() - begun < 60_000) {
          const start = performance.now()
          await other.post("/counts", { definition: zips(asked++), draftId: null, revision: 1 }).answer
          times.push(performance.now() - start)
          await sleep(PAUSE_MS)
        }
        isOver = true
        for (const leave of leaving) leave()
        const idle = await idleAfter(site.enginePid())
        await Promise.all(attacks)
        const sorted = times.toSorted((a, b) => a - b)
        const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0
        rows.push([
          name,
          ms(percentiles(times).p50),
          ms(p95),
          ms(sorted.at(-1) ?? 0),
          String(times.length),
          String(answered),
          ms(idle),
        ])
        process.stderr.write(`${rows.at(-1)?.join("  ") ?? ""}\n`)
      }
    } finally {
      await site.close()
    }
    const head = ["beside", "p50", "p95", "slowest", "counts", "answered", "idle after leaving"]
    return [{ records: RECORDS, head, rows }]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
