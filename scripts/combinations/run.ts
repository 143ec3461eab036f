import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { Schema } from "effect"
import { keepResult } from "../proof/results.ts"

const USAGE = `Usage: npm run combinations -- [--expressions N] [--seed N]

  --expressions N  tries so many random expressions over saved lists (200)
  --seed N         draws the same expressions again (a new one each time)

  npm run proof prints what came of it.
`
const TEST = "packages/cli/test/saved-lists/combinations.long.test.ts"
const HIGHEST = 1_000_000
const root = join(import.meta.dirname, "../..")

const { values } = parseArgs({
  options: {
    expressions: { type: "string", default: "200" },
    seed: { type: "string", default: String(Math.floor(Math.random() * HIGHEST)) },
    help: { type: "boolean" },
  },
})
if (values.help === true) {
  process.stdout.write(USAGE)
  process.exit(0)
}

/** Figures that the test counts while it runs. */
const Figures = Schema.Struct({
  expressions: Schema.Int,
  /** Expressions over lists that are combinations themselves. */
  nested: Schema.Int,
  /** Expressions that the original calls counted too, united with another list. */
  byOriginalCalls: Schema.Int,
  /** Expressions whose records are sold by different elements, so that they are priced part by part. */
  ofSeveralParts: Schema.Int,
  /** Different sizes of the results, and the largest. */
  sizes: Schema.Int,
  largest: Schema.Int,
})
const figuresOf = Schema.decodeUnknownSync(Schema.fromJsonString(Figures))

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
        LISTWRIGHT_TESTS: "long",
        LISTWRIGHT_COMBINATIONS: values.expressions,
        LISTWRIGHT_SEED: values.seed,
        LISTWRIGHT_COMBINATIONS_FIGURES: file,
      },
    },
  )
  if (status === 0) {
    const { byOriginalCalls, expressions, largest, nested, sizes } = figuresOf(readFileSync(file, "utf8"))
    const minutes = ((Date.now() - started) / 60_000).toFixed(1)
    const summary = `${expressions} expressions agree (${nested} of combinations), ${byOriginalCalls} of them also by the original calls; ${sizes} different sizes up to ${largest}, seed ${values.seed}, ${minutes} minutes`
    keepResult({ check: "combinations", part: "lists", failed: false, summary })
    process.stdout.write(`${summary}\n`)
  } else {
    const summary = `some expressions were counted differently, seed ${values.seed}`
    keepResult({ check: "combinations", part: "lists", failed: true, summary })
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
