import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { figuresOf, recordRun } from "./results.ts"

const USAGE = `Usage: npm run combinations -- [--expressions N] [--seed N] [--unrecorded]

  --expressions N  tries so many random expressions over saved lists (200)
  --seed N         draws the same expressions again (a new one each time)
  --unrecorded     writes nothing to docs/combinations.json and docs/testing.md
`
const TEST = "packages/cli/test/saved-lists/combinations.test.ts"
const HIGHEST = 1_000_000
const root = join(import.meta.dirname, "../..")

const { values } = parseArgs({
  options: {
    expressions: { type: "string", default: "200" },
    seed: { type: "string", default: String(Math.floor(Math.random() * HIGHEST)) },
    unrecorded: { type: "boolean", default: false },
    help: { type: "boolean" },
  },
})
if (values.help === true) {
  process.stdout.write(USAGE)
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), "listwright-combinations-run-"))
const file = join(folder, "figures.json")
try {
  const started = Date.now()
  process.stdout.write(`${values.expressions} expressions, seed ${values.seed}\n`)
  const { status } = spawnSync(
    process.execPath,
    [join(root, "node_modules/vitest/vitest.mjs"), "run", "--project", "cli", TEST],
    {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: {
        ...process.env,
        LISTWRIGHT_COMBINATIONS: values.expressions,
        LISTWRIGHT_SEED: values.seed,
        LISTWRIGHT_COMBINATIONS_FIGURES: file,
      },
    },
  )
  // What was counted differently stands in the output of the test.
  if (status !== 0) process.exitCode = 1
  else {
    const run = {
      date: new Date().toISOString().slice(0, 10),
      seed: Number(values.seed),
      ...figuresOf(readFileSync(file, "utf8")),
      minutes: Math.round((Date.now() - started) / 6_000) / 10,
    }
    if (!values.unrecorded) recordRun(run)
    process.stdout.write(
      `${run.expressions} expressions agree, ${run.byOriginalCalls} of them also by the original calls, in ${run.minutes} minutes\n`,
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
