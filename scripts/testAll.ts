import { join } from "node:path"
import { parseArgs } from "node:util"
import { readTestSeconds, secondsOfTest } from "../tools/changed/testSeconds.ts"
import { compileCache } from "./compileCache.ts"
import { counted, type Counts, programOf, sumOf } from "./counted.ts"
import { prepareTests } from "./prepareTests.ts"
import { type Part, readShard, shardsOf } from "./shards.ts"
import { keepSeconds, slowest } from "./slowest.ts"
import { restOfTests } from "./tiers.ts"
import { unsteady, vitestRun } from "./vitestRun.ts"

const USAGE = `Usage: npm run test:all [-- --shard=K/N] [-- --list]

  Runs npm test, then everything that it leaves out: all walks in Chromium, the suites of both databases,
  the long tests, the domain packed and installed by itself, and a minute of faults.

  --shard=K/N  leaves out npm test and runs the K-th of N parts of the rest that take about the same time
  --list       names the files with their seconds as estimated, without running them
`

interface Run extends Part {
  /** The program and its arguments; undefined for a test file. */
  readonly command?: ReadonlyArray<string>
}

/** Runs that aren't test files, with their seconds. */
const PROGRAMS: ReadonlyArray<Run> = [
  {
    name: "Fault runs",
    seconds: 150,
    command: [...programOf("faults"), "--minutes", "1", "--unrecorded"],
  },
  { name: "The domain as others install it", seconds: 60, command: programOf("test:package") },
]

const { values } = parseArgs({
  options: {
    shard: { type: "string" },
    list: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
})
const shard = values.shard === undefined ? undefined : readShard(values.shard)
if (values.help || (values.shard !== undefined && shard === undefined)) {
  process.stdout.write(USAGE)
  process.exit(values.help ? 0 : 2)
}

const root = join(import.meta.dirname, "..")
const known = readTestSeconds(root)
const all: ReadonlyArray<Run> = [
  ...restOfTests().map((name) => ({ name, seconds: secondsOfTest(root, known, name) })),
  ...PROGRAMS,
]
const chosen = shard === undefined ? all : (shardsOf(all, shard.of)[shard.at - 1] ?? [])
if (values.list) {
  for (const { name, seconds } of chosen)
    process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${name}\n`)
  process.exit(0)
}

const counts: Array<Counts> = []
if (shard === undefined) counts.push(await counted("npm test", programOf("test")))
else process.stdout.write(`Shard ${shard.at} of ${shard.of}: ${chosen.length} of ${all.length} parts\n`)

const { env, stop } = await prepareTests(true)
const tests = chosen.filter(({ command }) => command === undefined).map(({ name }) => name)
const run = vitestRun(tests, { ...env, LISTWRIGHT_TESTS: "all", ...compileCache })
counts.push(run)
await stop()
for (const { command, name } of chosen) if (command !== undefined) counts.push(await counted(name, command))

keepSeconds(run.files)
const silent = tests.filter((test) => !run.files.some(({ file }) => file === test))
for (const file of silent) process.stdout.write(`${file} did not run.\n`)
const { failed, passed } = sumOf([...counts, { passed: 0, failed: silent.length }])
process.stdout.write(`\nThe slowest files\n${slowest(run.files)}\n`)
if (run.skipped > 0) process.stdout.write(`${run.skipped} tests were skipped.\n`)
process.stdout.write(unsteady([run]))
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
