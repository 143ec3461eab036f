import { spawn } from "node:child_process"
import { watch } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { compileCache } from "../../scripts/compileCache.ts"
import { baseOf, changedFiles } from "./changedFiles.ts"
import { choose, type Chosen, WORKERS } from "./choose.ts"
import { ranksOf } from "./ranksOf.ts"
import { readRepository } from "./repository.ts"
import { EVERYTHING } from "./rules.ts"
import { readTestSeconds, secondsOfTest } from "./testSeconds.ts"

const USAGE = `Usage: npm run test:changed [-- options]

  Runs the tests that your changes touch, the nearest first, as many as take about 20 seconds for rules and
  60 for anything else, and says what it leaves to npm test. Stops after 5 failures.

  --since REF   compares with this commit instead of the one where the branch left origin/main
  --seconds N   takes other seconds
  --list        names the tests without running them
  --watch       runs them again whenever a file changes
`

const root = join(import.meta.dirname, "../..")
const { values } = parseArgs({
  options: {
    since: { type: "string" },
    seconds: { type: "string" },
    list: { type: "boolean", default: false },
    watch: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
})
if (values.help) {
  process.stdout.write(USAGE)
  process.exit(0)
}

/**
 * The number of failures after which the run stops: a broken screen delays each of its tests by ten seconds, and a
 * broken rule may fail hundreds.
 */
const MAX_FAILURES = 5

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Packages whose tests need no server, browser or universe. */
const RULES = /^(?:packages\/(?:domain|adapters|geography)|tools|fixtures|docs)\//

/** Walks start the whole product: they run when they are changed themselves, or with `npm run test:all`. */
const isWalk = (test: string): boolean => test.startsWith("test/")

const chosenFor = (base: string, only: (file: string) => boolean): Chosen => {
  const changes = changedFiles(root, base).filter(({ file }) => only(file))
  if (changes.length === 0) {
    say("Nothing changed.")
    return { run: [], left: [], seconds: 0 }
  }
  say(`Changed: ${changes.map(({ file }) => file).join(", ")}`)
  for (const { file } of changes)
    if (EVERYTHING.test(file)) say(`${file} may change every test: npm test tells.`)
  const ranks = ranksOf(readRepository(root), changes)
  const known = readTestSeconds(root)
  // A long file may run: `choose` leaves out what does not fit the time.
  const near = new Map([...ranks].filter(([test, rank]) => rank === 0 || !isWalk(test)))
  const budget = Number(
    values.seconds ?? (changes.every(({ file }) => RULES.test(file) || EVERYTHING.test(file)) ? 20 : 60),
  )
  // Loading the tool and vitest takes some of the time.
  const chosen = choose(near, (test) => secondsOfTest(root, known, test), budget - 5)
  return { ...chosen, left: [...chosen.left, ...[...ranks.keys()].filter((test) => !near.has(test))] }
}

const runTests = async ({ left, run, seconds }: Chosen): Promise<number> => {
  if (run.length === 0) {
    say("No test is touched.")
    return 0
  }
  say(`${run.length} files of tests, about ${Math.ceil(seconds)} s:`)
  for (const test of run) say(`  ${test}`)
  if (left.length > 0)
    say(`${left.length} more files are reached from farther away: npm run test:all runs them.`)
  if (values.list) return 0
  const started = performance.now()
  const child = spawn(
    process.execPath,
    [
      join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      `--maxWorkers=${WORKERS}`,
      "--reporter=agent",
      `--bail=${MAX_FAILURES}`,
      ...run,
    ],
    {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, LISTWRIGHT_TESTS: "all", ...compileCache },
    },
  )
  const status = await new Promise<number>((resolve) => child.once("close", (code) => resolve(code ?? 1)))
  say(`${status === 0 ? "Passed" : "FAILED"} after ${Math.round((performance.now() - started) / 1_000)} s`)
  return status
}

const base = baseOf(root, values.since)
const first = await runTests(chosenFor(base, () => true))
if (!values.watch) process.exit(first)

const saved = new Set<string>()
let wake: (() => void) | undefined
for (const folder of ["packages", "test", "tools", "scripts", "fixtures"])
  watch(join(root, folder), { recursive: true }, (_, name) => {
    if (name === null || /(?:^|\/)(?:node_modules|dist|\.types)\/|~$/.test(name)) return
    saved.add(join(folder, name))
    wake?.()
  })
for (;;) {
  say("Waiting for changes...")
  if (saved.size === 0) await new Promise<void>((resolve) => (wake = resolve))
  // An editor writes a file in more than one step.
  await new Promise((resolve) => setTimeout(resolve, 200))
  const now = new Set(saved)
  saved.clear()
  await runTests(chosenFor(base, (file) => now.has(file)))
}
