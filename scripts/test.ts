import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { findChromium } from "./chromium.ts"
import { startPostgresql } from "./postgresql.ts"

/**
 * `npm test`: builds, finds a browser and a PostgreSQL (installing what is missing, saying so), runs every test and the
 * golden cases, and closes with `N passed, N failed`. Other arguments go to vitest.
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

const golden = spawnSync(
  process.execPath,
  ["--conditions=listwright-source", "packages/domain/test/golden/run.ts"],
  {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  },
)
process.stdout.write(`\nGolden cases\n${golden.stdout}`)
const goldenCounts = /(\d+) passed, (\d+) failed\s*$/.exec(golden.stdout)

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
passed += Number(goldenCounts?.[1] ?? 0)
failed += Number(goldenCounts?.[2] ?? 1)
if (golden.status !== 0 && goldenCounts?.[2] === "0") failed += 1
rmSync(folder, { recursive: true, force: true })

process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
