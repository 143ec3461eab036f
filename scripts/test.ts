import { spawnSync } from "node:child_process"
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

const run = (command: string, commandArgs: ReadonlyArray<string>, env: NodeJS.ProcessEnv = process.env) =>
  spawnSync(command, commandArgs, { cwd: root, stdio: ["ignore", "inherit", "inherit"], env })

const withPostgresql = !process.argv.includes(without)
const { env, stop } = await prepareTests(withPostgresql)
const tests = vitestRun(args, env)
await stop()

/** Runs something that prints what it does and closes with `N passed, N failed`. */
const counted = (title: string, command: ReadonlyArray<string>): { passed: number; failed: number } => {
  const { status, stdout } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  })
  process.stdout.write(`\n${title}\n${stdout}`)
  const counts = /(\d+) passed, (\d+) failed\s*$/.exec(stdout)
  const failed = Number(counts?.[2] ?? 1)
  return { passed: Number(counts?.[1] ?? 0), failed: failed === 0 && status !== 0 ? 1 : failed }
}

const source = "--conditions=listwright-source"
const onDatabase = withPostgresql ? [] : ["--database", "embedded"]
const others = [
  counted("Fault runs", [source, "faults/run.ts", "--minutes", FAULTS, "--unrecorded", ...onDatabase]),
  counted("Golden cases", [source, "packages/domain/test/golden/run.ts"]),
  counted("The domain as others install it", ["scripts/pack-domain.ts"]),
]

process.stdout.write("\nBranches of what decides about money, quantities and the way to an order\n")
const branches = run(process.execPath, [source, "packages/domain/test/branches/run.ts"])
others.push(branches.status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

let { passed, failed } = tests
for (const other of others) {
  passed += other.passed
  failed += other.failed
}
process.stdout.write(`${longTests().size} long test files were left out: npm run test:long\n`)
if (tests.skipped > 0) process.stdout.write(`${tests.skipped} tests were skipped.\n`)
for (const test of tests.flaky) process.stdout.write(`Flaky: failed once and passed by itself: ${test}\n`)

process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
