import { readProductRules } from "../docs/productRules.ts"
import { prepareTests } from "../prepareTests.ts"
import { vitestRun } from "../vitestRun.ts"
import { callsReport } from "./callsReport.ts"
import { type Chapter, readChapters, standingOf } from "./Chapter.ts"
import { issuedCalls } from "./issuedCalls.ts"
import { chapterProblems, readTestFiles } from "./problems.ts"
import { acceptanceReport } from "./report.ts"
import { readUnissuedCalls } from "./unissuedCalls.ts"

const USAGE = `Usage: npm run acceptance [-- [--strict] [--run] [document [section or number]] | calls]

  Prints each requirement of the specification with the tests that execute it on the running product, and how many are
  tried, decided and untried: npm run acceptance -- portal 2, or one of them: npm run acceptance -- portal 2.42

  --strict  exits 1 where a requirement is untried, even in part
  --run     runs the files of these tests
  calls     prints which of our clients issues each call of the original contract
`

const asked = process.argv.slice(2)
const words = asked.filter((word) => !word.startsWith("--"))
const flags = asked.filter((word) => word.startsWith("--"))

/** Runs the files that the chapters name; whether all passed. */
const runTests = async (chapters: ReadonlyArray<Chapter>): Promise<boolean> => {
  const files = new Set(
    chapters.flatMap(({ requirements }) =>
      requirements.flatMap(({ tests }) => tests.map(({ file }) => file)),
    ),
  )
  const { env, stop } = await prepareTests(false)
  const { failed, passed } = vitestRun([...files].toSorted(), { ...env, LISTWRIGHT_TESTS: "all" })
  await stop()
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  return failed === 0
}

const report = async (chapters: ReadonlyArray<Chapter>): Promise<boolean> => {
  const problems = chapterProblems(readChapters(), readProductRules(), readTestFiles())
  process.stdout.write(`${[acceptanceReport(chapters), ...problems].join("\n")}\n`)
  const isWhole = chapters.every(({ requirements }) =>
    requirements.every((one) => standingOf(one) !== "untried"),
  )
  const isPassed = !flags.includes("--run") || (await runTests(chapters))
  return problems.length === 0 && isPassed && (isWhole || !flags.includes("--strict"))
}

const [document, place = ""] = words
const [section = ""] = place.split(".")
const chosen = readChapters()
  .filter((chapter) => document === undefined || chapter.document === document)
  .filter((chapter) => section === "" || String(chapter.section) === section)
  .map((chapter) => ({
    ...chapter,
    requirements: chapter.requirements.filter(({ number }) => !place.includes(".") || number === place),
  }))
  .filter(({ requirements }) => requirements.length > 0)
if (flags.includes("--help")) process.stdout.write(USAGE)
else if (document === "calls") process.stdout.write(`${callsReport(issuedCalls(), readUnissuedCalls())}\n`)
else if (chosen.length === 0 || flags.some((flag) => flag !== "--strict" && flag !== "--run")) {
  process.stderr.write(USAGE)
  process.exitCode = 2
} else process.exitCode = (await report(chosen)) ? 0 : 1
