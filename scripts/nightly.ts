import { counted, type Counts, programOf, sumOf } from "./counted.ts"

/**
 * `npm run nightly`: what takes hours. Changes to the rules that a test must notice, what of the rules the walks reach, files
 * of 10,000,000 rows imported and counted, combined lists, a cluster that loses servers, and an hour of faults.
 */
const PROGRAMS: ReadonlyArray<readonly [title: string, script: string, ...options: ReadonlyArray<string>]> = [
  ["Changes to the rules", "mutation"],
  ["Changes to the code of each cited rule", "mutation", "--rules"],
  ["What the walks reach", "reach"],
  ["Imports of 10,000,000 rows", "imports", "--records", "10000000"],
  ["Combined lists", "combinations"],
  ["A cluster of ClickHouse servers", "test:cluster"],
  ["An hour of faults", "faults", "--minutes", "60", "--unrecorded"],
  ["Faults while files are uploaded", "faults:uploads"],
]

const asked = process.argv.slice(2)
const counts: Array<Counts> = []
for (const [title, script, ...options] of PROGRAMS)
  if (asked.length === 0 || asked.some((part) => title.includes(part)))
    counts.push(await counted(title, [...programOf(script), ...options]))

const { failed, passed } = sumOf(counts)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
