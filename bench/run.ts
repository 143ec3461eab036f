import { globSync, writeFileSync } from "node:fs"
import { enableCompileCache } from "node:module"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { BENCHMARKS_PAGE, benchmarksPage } from "../scripts/docs/benchmarksPage.ts"
import {
  type BenchTable,
  mergeResults,
  readResults,
  rowsOf,
  writeResults,
} from "../scripts/docs/benchmarkResults.ts"
import { thisMachine } from "../scripts/thisMachine.ts"
import { table } from "./table.ts"

/**
 * Runs benchmarks and prints their tables: `npm run bench -- [name...] [--write]` runs each named
 * `bench/<name>/bench.ts`, or all of them. Times are shown, never asserted. `--write` keeps them in
 * `bench/results.json` and rewrites `docs/benchmarks.md`; `npm run bench -- page --write` only rewrites the page,
 * because no benchmark has that name.
 */
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean", default: false } },
})
// As the product does.
enableCompileCache()
for (const file of globSync("*/bench.ts", { cwd: import.meta.dirname }).toSorted()) {
  const name = file.split("/")[0] ?? file
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stdout.write(`\n${name}\n`)
  const { bench }: { readonly bench: () => Promise<ReadonlyArray<BenchTable>> } = await import(
    join(import.meta.dirname, file)
  )
  const tables = await bench()
  for (const { head, rows } of tables) table(head, rows)
  if (!values.write) continue
  const when = { date: new Date().toISOString().slice(0, 10), machine: thisMachine() }
  // After each benchmark: what a later one breaks is not lost.
  writeResults(
    mergeResults(
      readResults(),
      tables.flatMap((one) => rowsOf(name, one, when)),
    ),
  )
}
if (values.write) {
  writeFileSync(join(import.meta.dirname, "..", BENCHMARKS_PAGE), benchmarksPage(readResults()))
  process.stdout.write(`\nWrote bench/results.json and ${BENCHMARKS_PAGE}\n`)
}
