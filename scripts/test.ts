import { spawn } from "node:child_process"
import { text } from "node:stream/consumers"
import { join } from "node:path"
import { longTests } from "./long/longTests.ts"
import { prepareTests } from "./prepareTests.ts"
import { vitestRun } from "./vitestRun.ts"

/**
 * `npm test`: builds, finds a browser and a PostgreSQL (installing what is missing, saying so), runs every test but the
 * long ones and the golden cases, tries the domain as a package of its own, measures its branches, and closes with
 * `N passed, N failed`. Runs a test that fails once more by itself and names it as flaky if it passes then. Other arguments
 * go to vitest.
 */
const root = join(import.meta.dirname, "..")
const without = "--without-postgresql"
/** Minutes for which faults are made. */
const FAULTS = "1"
const args = process.argv.slice(2).filter((argument) => argument !== without)

const withPostgresql = !process.argv.includes(without)
const { env, stop } = await prepareTests(withPostgresql)
const tests = vitestRun(args, env)
await stop()

/** Runs something that prints what it does and closes with `N passed, N failed`. */
const counted = async (
  title: string,
  command: ReadonlyArray<string>,
): Promise<{ passed: number; failed: number }> => {
  const child = spawn(process.execPath, command, { cwd: root, stdio: ["ignore", "pipe", "inherit"] })
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve))
  const stdout = await text(child.stdout)
  const status = await ended
  process.stdout.write(`\n${title}\n${stdout}`)
  const counts = /(\d+) passed, (\d+) failed\s*$/.exec(stdout)
  const failed = Number(counts?.[2] ?? 1)
  return { passed: Number(counts?.[1] ?? 0), failed: failed === 0 && status !== 0 ? 1 : failed }
}

const source = "--conditions=listwright-source"
const onDatabase = withPostgresql ? [] : ["--database", "embedded"]
// A fault run waits for most of its time: what needs none of its files goes on beside it.
const faultRuns = counted("Fault runs", [
  source,
  "faults/run.ts",
  "--minutes",
  FAULTS,
  "--unrecorded",
  ...onDatabase,
])
const others = [
  await counted("Golden cases", [source, "packages/domain/test/golden/run.ts"]),
  await counted("The domain as others install it", ["scripts/pack-domain.ts"]),
  await counted("Branches of what decides about money, quantities and the way to an order", [
    source,
    "packages/domain/test/branches/run.ts",
  ]),
  await faultRuns,
]

let { passed, failed } = tests
for (const other of others) {
  passed += other.passed
  failed += other.failed
}
process.stdout.write(`${longTests().length} long test files were left out: npm run test:long\n`)
if (tests.skipped > 0) process.stdout.write(`${tests.skipped} tests were skipped.\n`)
for (const test of tests.flaky) process.stdout.write(`Flaky: failed once and passed by itself: ${test}\n`)

process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
