import { branchesTaken, measuringBranches } from "./branches.ts"
import { compileCache } from "./compileCache.ts"
import { counted, type Counts, programOf, sumOf } from "./counted.ts"
import { prepareTests } from "./prepareTests.ts"
import { keepSeconds, slowest } from "./slowest.ts"
import { QUICK_ON_POSTGRESQL, restOfTests } from "./tiers.ts"
import { type TestRun, unsteady, vitestRun } from "./vitestRun.ts"

/**
 * `npm test`: builds, finds a browser and a PostgreSQL (installing what is missing, saying so) and runs every test but those
 * of `npm run test:all`, on the embedded database; one whole order in Chromium and one on PostgreSQL are among them. Measures
 * the domain's branches on the way. Runs a test that fails once more by itself and names it as flaky if it passes then.
 * Ends with the slowest files and `N passed, N failed`. With other arguments, which go to vitest, runs only what they choose.
 */
const without = "--without-postgresql"
const args = process.argv.slice(2).filter((argument) => argument !== without)
const withPostgresql = !process.argv.includes(without)

const { env, stop } = await prepareTests(withPostgresql)
const { LISTWRIGHT_TEST_DATABASE_URL: postgresql, ...embedded } = env
const quick = { ...embedded, LISTWRIGHT_TESTS: "quick" }

const runs: Array<TestRun> = []
const others: Array<Counts> = []
if (args.length > 0) runs.push(vitestRun(args, env))
else {
  runs.push(vitestRun(["--project=domain", ...measuringBranches()], quick))
  others.push(branchesTaken())
  runs.push(vitestRun(["--project=!domain"], { ...quick, ...compileCache }))
  if (postgresql !== undefined)
    runs.push(vitestRun(QUICK_ON_POSTGRESQL, { ...env, LISTWRIGHT_TESTS: "all", ...compileCache }))
  others.push(await counted("Golden cases", programOf("test:golden")))
}
await stop()

const files = runs.flatMap((run) => run.files)
keepSeconds(files)
const { failed, passed } = sumOf([...runs, ...others])
const skipped = runs.reduce((sum, run) => sum + run.skipped, 0)

process.stdout.write(`\nThe slowest files\n${slowest(files)}\n`)
if (args.length === 0)
  process.stdout.write(
    `${restOfTests().length} more files run longer, in Chromium or on both databases: npm run test:all\n`,
  )
if (skipped > 0) process.stdout.write(`${skipped} tests were skipped.\n`)
process.stdout.write(unsteady(runs))
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
