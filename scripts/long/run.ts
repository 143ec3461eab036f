import { prepareTests } from "../prepareTests.ts"
import { vitestRun } from "../vitestRun.ts"
import { longTests } from "./longTests.ts"

const USAGE = `Usage: npm run test:long [-- --list | file...]

  Runs the tests in files *.long.test.ts, which npm test leaves out; with names of files, or parts of names, those alone.

  --list  prints the files
`

const asked = process.argv.slice(2)
if (asked.includes("--help")) {
  process.stdout.write(USAGE)
  process.exit(0)
}
const tests = longTests()
if (asked.includes("--list")) {
  process.stdout.write(`${tests.join("\n")}\n`)
  process.exit(0)
}
const stranger = asked.find((name) => !tests.some((file) => file.includes(name)))
if (stranger !== undefined) {
  process.stderr.write(`No long test is named "${stranger}". There are:\n${tests.join("\n")}\n`)
  process.exit(2)
}
const chosen = tests.filter((file) => asked.length === 0 || asked.some((name) => file.includes(name)))

const { env, stop } = await prepareTests(true)
const { failed, files, flaky, passed, skipped } = vitestRun(chosen, { ...env, LISTWRIGHT_TESTS: "long" })
await stop()

if (skipped > 0) process.stdout.write(`${skipped} tests were skipped.\n`)
for (const test of flaky) process.stdout.write(`Flaky: failed once and passed by itself: ${test}\n`)
const silent = chosen.filter((name) => !files.some(({ file }) => file === name))
for (const file of silent) process.stdout.write(`${file} did not run.\n`)
process.stdout.write(`${passed} passed, ${failed + silent.length} failed\n`)
process.exit(failed + silent.length === 0 ? 0 : 1)
