import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { figuresOf, recordRuns } from "./results.ts"

const USAGE = `Usage: npm run imports -- [--records N] [--seed N] [--unrecorded]

  --records N   makes up a file of so many rows for each universe (1,000,000)
  --seed N      makes up the same files again (7)
  --unrecorded  writes nothing to docs/imports.json and docs/loading-data.md
`
const TEST = "packages/engine/test/universe/import/generated.test.ts"
const root = join(import.meta.dirname, "../..")

const { values } = parseArgs({
  options: {
    records: { type: "string", default: "1000000" },
    seed: { type: "string", default: "7" },
    unrecorded: { type: "boolean", default: false },
    help: { type: "boolean" },
  },
})
if (values.help === true) {
  process.stdout.write(USAGE)
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), "listwright-imports-run-"))
const file = join(folder, "figures.jsonl")
try {
  process.stdout.write(`${values.records} rows for each universe, seed ${values.seed}\n`)
  const { status } = spawnSync(
    process.execPath,
    [join(root, "node_modules/vitest/vitest.mjs"), "run", "--project", "engine", TEST],
    {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: {
        ...process.env,
        LISTWRIGHT_IMPORTS: values.records,
        LISTWRIGHT_SEED: values.seed,
        LISTWRIGHT_IMPORTS_FIGURES: file,
      },
    },
  )
  // What was counted differently stands in the output of the test.
  if (status !== 0) process.exitCode = 1
  else {
    const date = new Date().toISOString().slice(0, 10)
    const runs = figuresOf(readFileSync(file, "utf8")).map((figures) => ({
      date,
      seed: Number(values.seed),
      ...figures,
    }))
    if (!values.unrecorded) recordRuns(runs)
    process.stdout.write(`${JSON.stringify(runs, null, 2)}\n`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
