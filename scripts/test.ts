import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { findChromium } from "./chromium.ts"
import { startPostgresql } from "./postgresql.ts"

/**
 * `npm test`: builds, finds a browser and a PostgreSQL (installing what is missing, saying so), runs every test and the
 * golden cases, tries the domain as a package of its own, measures its branches, and closes with `N passed, N failed`.
 * Other arguments go to vitest.
 */
const root = join(import.meta.dirname, "..")
const bin = (name: string) => join(root, "node_modules/.bin", name)
const without = "--without-postgresql"
const args = process.argv.slice(2).filter((argument) => argument !== without)

const run = (command: string, commandArgs: ReadonlyArray<string>, env: NodeJS.ProcessEnv = process.env) =>
  spawnSync(command, commandArgs, { cwd: root, stdio: ["ignore", "inherit", "inherit"], env })

const build = run(process.execPath, ["scripts/build.ts"])
if (build.status !== 0) process.exit(1)

const chromium = await findChromium()
const given = process.env["LISTWRIGHT_TEST_DATABASE_URL"]
const postgresql =
  given === undefined && !process.argv.includes(without)
    ? await startPostgresql()
    : { url: given, stop: async () => {} }
process.stderr.write(`Browser tests use ${chromium}.\n`)
process.stderr.write(
  postgresql.url === undefined
    ? "Storage tests run on PGlite ONLY: PostgreSQL was left out on request.\n"
    : "Storage tests run on PGlite and on PostgreSQL.\n",
)

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numFailedTestSuites: number
  readonly success: boolean
}

const folder = mkdtempSync(join(tmpdir(), "listwright-test-"))
const outputFile = join(folder, "report.json")
const { LISTWRIGHT_TEST_DATABASE_URL: _, ...inherited } = process.env
const tests = run(
  bin("vitest"),
  ["run", "--reporter=default", "--reporter=json", `--outputFile=${outputFile}`, ...args],
  {
    ...inherited,
    CHROMIUM_PATH: chromium,
    ...(postgresql.url === undefined ? {} : { LISTWRIGHT_TEST_DATABASE_URL: postgresql.url }),
  },
)
await postgresql.stop()

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
const others = [
  counted("Golden cases", [source, "packages/domain/test/golden/run.ts"]),
  counted("The domain as others install it", ["scripts/pack-domain.ts"]),
]

process.stdout.write("\nBranches of what decides about money, quantities and the way to an order\n")
const branches = run(process.execPath, [source, "packages/domain/test/branches/run.ts"])
others.push(branches.status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

let passed = 0
let failed = 0
try {
  const report: Report = JSON.parse(readFileSync(outputFile, "utf8"))
  passed += report.numPassedTests
  failed += report.numFailedTests
  if (report.numPendingTests > 0) process.stdout.write(`${report.numPendingTests} tests were skipped.\n`)
  if (report.numFailedTests === 0 && tests.status !== 0) failed += 1
} catch {
  process.stdout.write("vitest wrote no report.\n")
  failed += 1
}
for (const other of others) {
  passed += other.passed
  failed += other.failed
}
rmSync(folder, { recursive: true, force: true })

process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
