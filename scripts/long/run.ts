import { thisMachine } from "../../bench/results.ts"
import { prepareTests } from "../prepareTests.ts"
import { vitestRun } from "../vitestRun.ts"
import { longTests } from "./longTests.ts"
import { LONG_RESULTS, mergeLongResults, readLongResults, sha256, writeLongResults } from "./results.ts"

const USAGE = `Usage: npm run test:long [-- file...]

  Runs the tests in files *.long.test.ts, which npm test leaves out, and writes what they came to
  to ${LONG_RESULTS}. With names of files, or parts of names, runs those alone and keeps the other results.
`

const asked = process.argv.slice(2)
if (asked.includes("--help")) {
  process.stdout.write(USAGE)
  process.exit(0)
}
const tests = longTests()
const stranger = asked.find((name) => ![...tests.keys()].some((file) => file.includes(name)))
if (stranger !== undefined) {
  process.stderr.write(`No long test is named "${stranger}". There are:\n${[...tests.keys()].join("\n")}\n`)
  process.exit(2)
}
const chosen = [...tests.keys()].filter(
  (file) => asked.length === 0 || asked.some((name) => file.includes(name)),
)

const { env, stop } = await prepareTests(true)
const { failed, files, flaky, passed, skipped } = vitestRun(chosen, { ...env, LISTWRIGHT_TESTS: "long" })
await stop()

const date = new Date().toISOString().slice(0, 10)
const rows = files.map(({ file, ...run }) => ({
  file,
  date,
  machine: thisMachine(),
  ...run,
  sha256: sha256(tests.get(file) ?? ""),
}))
writeLongResults(mergeLongResults(readLongResults(), rows, tests))
process.stdout.write(`Wrote ${LONG_RESULTS}\n`)
if (skipped > 0) process.stdout.write(`${skipped} tests were skipped.\n`)
for (const test of flaky) process.stdout.write(`Flaky: failed once and passed by itself: ${test}\n`)
const silent = chosen.filter((file) => !rows.some((row) => row.file === file))
for (const file of silent) process.stdout.write(`${file} did not run.\n`)
process.stdout.write(`${passed} passed, ${failed + silent.length} failed\n`)
process.exit(failed + silent.length === 0 ? 0 : 1)
