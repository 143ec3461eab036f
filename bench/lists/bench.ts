import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { ensureUniverse } from "../../packages/engine/src/sample-universe/ensureUniverse.ts"
import type { Measured } from "../count/Measured.ts"
import type { BenchTable } from "../../scripts/docs/benchmarkResults.ts"
import { percentiles } from "../table.ts"
import { measureOverlap } from "./overlap.ts"
import { measurePages } from "./pages.ts"

/** `UNIVERSE` names a folder that keeps the records for the next time; `PAGES=0` leaves out the pages of saved lists. */
const RECORDS = Number(process.env["RECORDS"] ?? 1_000_000)
const KEPT = process.env["UNIVERSE"]
const WITH_PAGES = process.env["PAGES"] !== "0"

const ms = (value: number): string => `${value.toFixed(1)} ms`

const figures = ({ first, times }: Measured): ReadonlyArray<string> => {
  const { p50, p99 } = percentiles(times)
  return [ms(first), ms(Math.min(...times)), ms(p50), ms(p99)]
}

const FIGURES = ["first", "min", "p50", "p99"]

/** Measures how long it takes to compute the overlap of saved lists, and to find one among 100,000. */
export const bench = async (): Promise<ReadonlyArray<BenchTable>> => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-bench-"))
  try {
    const universe = KEPT ?? join(folder, "universe")
    if (!existsSync(universe)) process.stderr.write(`Making ${RECORDS.toLocaleString("en-US")} records...\n`)
    const { records } = await Effect.runPromise(
      ensureUniverse({ folder: universe, records: RECORDS, seed: 2026 }),
    )
    const overlap = await measureOverlap(universe)
    const pages = WITH_PAGES ? await measurePages() : new Map<string, Measured>()
    return [
      {
        records,
        head: ["saved lists", ...FIGURES],
        rows: [["overlap of six nationwide lists", ...figures(overlap)]],
      },
      {
        records: null,
        head: ["of 100,000 saved lists, over HTTP", ...FIGURES],
        rows: [...pages].map(([name, times]) => [name, ...figures(times)]),
      },
    ].filter(({ rows }) => rows.length > 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
