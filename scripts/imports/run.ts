import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { Schema } from "effect"
import { keepResult } from "../proof/results.ts"

const USAGE = `Usage: npm run imports -- [--records N] [--seed N]

  --records N   makes up a file of so many rows for each universe (1,000,000)
  --seed N      makes up the same files again (7)

  npm run proof prints what came of it.
`
const TEST = "packages/engine/test/universe/import/generated.long.test.ts"
const root = join(import.meta.dirname, "../..")

const { values } = parseArgs({
  options: {
    records: { type: "string", default: "1000000" },
    seed: { type: "string", default: "7" },
    help: { type: "boolean" },
  },
})
if (values.help === true) {
  process.stdout.write(USAGE)
  process.exit(0)
}

/** By the clock, and of all processors: on a busy machine the first says little. */
const Time = Schema.Struct({ seconds: Schema.Finite, processorSeconds: Schema.Finite })

/** Figures that the test counts in one universe. */
const Figures = Schema.Struct({
  universe: Schema.String,
  /** Loaded, of the rows of the file. */
  records: Schema.Int,
  rows: Schema.Int,
  refused: Schema.Int,
  /** Refused rows by their kind. */
  kinds: Schema.Record(Schema.String, Schema.Int),
  imported: Time,
  /** Rows of the file of changes. */
  changes: Schema.Int,
  changesRefused: Schema.Int,
  changed: Time,
  /** Lists that the universe and plain SQL over the file counted alike. */
  questions: Schema.Int,
})
const decodeFigures = Schema.decodeUnknownSync(Schema.fromJsonString(Figures))
const whole = (value: number): string => Math.round(value).toLocaleString("en-US")

const summaryOf = (run: typeof Figures.Type): string =>
  [
    `${whole(run.rows)} rows, ${whole(run.refused)} refused, in ${whole(run.imported.seconds)} s`,
    `(${whole(run.imported.processorSeconds)} s of processors, ${whole(run.rows / run.imported.seconds)} rows a second);`,
    `${whole(run.changes)} changes in ${whole(run.changed.seconds)} s; ${run.questions} lists counted alike; seed ${values.seed}`,
  ].join(" ")

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
        LISTWRIGHT_TESTS: "all",
        LISTWRIGHT_IMPORTS: values.records,
        LISTWRIGHT_SEED: values.seed,
        LISTWRIGHT_IMPORTS_FIGURES: file,
      },
    },
  )
  const done = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : []
  for (const run of done.map((line) => decodeFigures(line))) {
    const summary = summaryOf(run)
    keepResult({ check: "imports", part: run.universe, failed: false, summary, details: run.kinds })
    process.stdout.write(`${run.universe}: ${summary}\n`)
  }
  // The output of the test names what was counted differently.
  if (status !== 0) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
