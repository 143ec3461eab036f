import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: ReadonlyArray<{
    readonly name: string
    readonly status: string
    readonly assertionResults: ReadonlyArray<{ readonly fullName: string; readonly status: string }>
  }>
}

/** The results of one test file. */
export interface FileRun {
  /** From the root of the repository. */
  readonly file: string
  readonly passed: number
  /** A file that did not load has one. */
  readonly failed: number
  readonly skipped: number
  /** Loading it, its hooks and its tests. */
  readonly seconds: number
}

/** The results of a vitest run. */
export interface TestRun {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** `file > title` of each test that failed and then passed by itself; a file that did not load has no title. */
  readonly flaky: ReadonlyArray<string>
  /** The same of each test that failed both times. */
  readonly failing: ReadonlyArray<string>
  /** Each file as it ran last. */
  readonly files: ReadonlyArray<FileRun>
}

/** By file, from the root. */
type Seconds = Readonly<Record<string, number>>

const root = join(import.meta.dirname, "..")

/** Runs vitest once; undefined where it wrote no report. */
const runOnce = (
  args: ReadonlyArray<string>,
  env: NodeJS.ProcessEnv,
): { readonly exit: number | null; readonly report: Report | undefined; readonly seconds: Seconds } => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-test-"))
  const outputFile = join(folder, "report.json")
  const secondsFile = join(folder, "seconds.json")
  try {
    const { status } = spawnSync(
      join(root, "node_modules/.bin/vitest"),
      [
        "run",
        "--reporter=default",
        "--reporter=json",
        "--reporter=./scripts/secondsReporter.ts",
        `--outputFile.json=${outputFile}`,
        ...args,
      ],
      {
        cwd: root,
        stdio: ["ignore", "inherit", "inherit"],
        env: { ...env, LISTWRIGHT_SECONDS: secondsFile },
      },
    )
    return {
      exit: status,
      report: JSON.parse(readFileSync(outputFile, "utf8")),
      seconds: JSON.parse(readFileSync(secondsFile, "utf8")),
    }
  } catch {
    return { exit: 1, report: undefined, seconds: {} }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The failed tests of a report, and the files that failed without a failed test. */
const failuresOf = ({ testResults }: Report): ReadonlyArray<{ file: string; test: string }> =>
  testResults
    .filter(({ status }) => status !== "passed")
    .flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === "failed")
      const file = relative(root, name)
      return tests.length === 0
        ? [{ file, test: file }]
        : tests.map(({ fullName }) => ({ file, test: `${file} > ${fullName}` }))
    })

const filesOf = ({ testResults }: Report, seconds: Seconds): ReadonlyArray<FileRun> =>
  testResults.map(({ assertionResults, name, status }) => {
    const count = (wanted: string) => assertionResults.filter((one) => one.status === wanted).length
    const [passed, failed] = [count("passed"), count("failed")]
    return {
      file: relative(root, name),
      passed,
      failed: failed === 0 && status !== "passed" ? 1 : failed,
      skipped: assertionResults.length - passed - failed,
      seconds: seconds[relative(root, name)] ?? 0,
    }
  })

/**
 * Runs vitest, and each file with a failure once more by itself. A test that passes then counts as passed and is named
 * as flaky; one that fails again, or does not run again, has failed.
 */
export const vitestRun = (args: ReadonlyArray<string>, env: NodeJS.ProcessEnv): TestRun => {
  const { exit, report, seconds } = runOnce(args, env)
  if (report === undefined) {
    process.stdout.write("vitest wrote no report.\n")
    return { passed: 0, failed: 1, skipped: 0, flaky: [], failing: ["vitest wrote no report"], files: [] }
  }
  const skipped = report.numPendingTests
  const failures = failuresOf(report)
  const ran = new Map(filesOf(report, seconds).map((run) => [run.file, run]))
  // Vitest also fails without a failed test, for example at an uncaught error: nothing to run again.
  if (failures.length === 0)
    return {
      passed: report.numPassedTests,
      failed: exit === 0 ? 0 : 1,
      skipped,
      flaky: [],
      failing: exit === 0 ? [] : ["vitest itself, at an error outside of the tests"],
      files: [...ran.values()],
    }

  const files = [...new Set(failures.map(({ file }) => file))]
  process.stdout.write(`\nOnce more, each by itself: ${files.join(", ")}\n`)
  const stillFailing = new Set(
    files.flatMap((file) => {
      const again = runOnce([file, "--maxWorkers=1"], env)
      const ofFile = failures.filter((failure) => failure.file === file)
      if (again.report === undefined) return ofFile.map(({ test }) => test)
      for (const run of filesOf(again.report, again.seconds)) ran.set(run.file, run)
      const left = failuresOf(again.report).map(({ test }) => test)
      return left.length === 0 && again.exit !== 0 ? ofFile.map(({ test }) => test) : left
    }),
  )
  const flaky = failures.map(({ test }) => test).filter((test) => !stillFailing.has(test))
  return {
    passed: report.numPassedTests + flaky.length,
    failed: stillFailing.size,
    skipped,
    flaky,
    failing: [...stillFailing],
    files: [...ran.values()],
  }
}

/** A line for each test that failed, and for each that failed at first. */
export const unsteady = (runs: ReadonlyArray<TestRun>): string =>
  [
    ...runs.flatMap(({ flaky }) => flaky).map((test) => `Flaky: failed once and passed by itself: ${test}\n`),
    ...runs.flatMap(({ failing }) => failing).map((test) => `Failed: ${test}\n`),
  ].join("")
