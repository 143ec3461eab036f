import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Counts, type Criterion, emptyDefinition, type ListDefinition, Zip } from "@listwright/domain"
import { Effect, Schema } from "effect"
import { engineLayer } from "../../packages/server/src/engine/layer.ts"
import { Geography } from "../../packages/server/src/geography/Geography.ts"
import { ensureUniverse } from "../../packages/server/src/universe/ensureUniverse.ts"
import { percentiles, table } from "../table.ts"

const RECORDS = Number(process.env["RECORDS"] ?? 1_000_000)
const RUNS = 40

const zipOf = Schema.decodeUnknownSync(Zip)

const criteria: ReadonlyArray<Criterion> = [
  { kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "54" }] },
  { kind: "ranges", column: "VEHICLES", ranges: [{ from: "1", to: "3" }] },
  { kind: "ranges", column: "LENGTHRES", ranges: [{ from: "2000", to: "2026" }] },
]

const definition = (zips: ReadonlyArray<string>, run: number): ListDefinition => ({
  ...emptyDefinition(10),
  areas: zips.map((zip) => ({ kind: "zip", zip: zipOf(zip), excluded: false })),
  audience: {
    unit: "individuals",
    // Another age each time, so that no answer is one that was given before.
    criteria: [
      { kind: "ranges", column: "AGE", ranges: [{ from: String(18 + run), to: String(60 + run) }] },
      ...criteria.slice(1),
    ],
  },
})

const measure = Effect.gen(function* () {
  const counts = yield* Counts
  const { zips } = yield* Geography
  const lived = zips.filter(({ hasArea }) => hasArea).map(({ zip }) => zip)
  const adjacent = (n: number, from: number) => lived.slice(from, from + n)
  const scattered = (n: number, from: number) =>
    Array.from({ length: n }, (_, index) => lived[(from + index * 613) % lived.length] ?? "60614")
  const questions: ReadonlyArray<readonly [string, (run: number) => ReadonlyArray<string>]> = [
    ["2 ZIP Codes", (run) => adjacent(2, 9_000 + run * 31)],
    ["50 ZIP Codes, adjacent", (run) => adjacent(50, 9_000 + run * 31)],
    ["50 ZIP Codes, scattered", (run) => scattered(50, run * 31)],
    ["2,000 ZIP Codes, adjacent", (run) => adjacent(2_000, 9_000 + run * 31)],
    ["2,000 ZIP Codes, scattered", (run) => scattered(2_000, run * 31)],
  ]
  const rows: Array<ReadonlyArray<string>> = []
  for (const [name, zipsOf] of questions) {
    const times: Array<number> = []
    let found = 0
    for (let run = -3; run < RUNS; run++) {
      const start = performance.now()
      const answer = yield* counts.count(definition(zipsOf(run + 3), run + 3))
      if (run >= 0) times.push(performance.now() - start)
      found = answer.total
    }
    const { p50, p99 } = percentiles(times)
    rows.push([name, found.toLocaleString("en-US"), `${p50.toFixed(1)} ms`, `${p99.toFixed(1)} ms`])
  }
  return rows
})

/** Exact counts by area with 3 criteria, through the port, from the engine in its own process. */
export const bench = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-bench-"))
  try {
    const universe = join(folder, "universe")
    await Effect.runPromise(ensureUniverse({ folder: universe, records: RECORDS, seed: 2026 }))
    const rows = await Effect.runPromise(
      measure.pipe(Effect.provide([engineLayer(universe), Geography.layer]), Effect.scoped),
    )
    process.stdout.write(`${RECORDS.toLocaleString("en-US")} records, ${RUNS} questions each\n`)
    table(["3 criteria, by ZIP Code", "records", "p50", "p99"], rows)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
