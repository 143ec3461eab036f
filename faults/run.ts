import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { startPostgresql } from "../scripts/postgresql.ts"
import { recordRun } from "./results.ts"
import { runSeed, type SeedReport } from "./runSeed.ts"

const USAGE = `Usage: npm run faults -- [--seed N] [--rounds N] [--minutes N] [--unrecorded]

  --seed N     runs this seed alone; its buyers and its faults make the same choices again
  --rounds N   faults of a seed (3)
  --minutes N  runs the seeds 1 and 2, and new ones for so long, and writes the totals to faults/results.json and
               docs/faults.md
  --unrecorded writes nothing

Without a seed or minutes: the seeds 1 and 2, and a new one.
`
/** Seeds that are always run, so that a run can be compared with the one before. */
const ALWAYS = [1, 2]
const HIGHEST = 1_000_000

const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    rounds: { type: "string", default: "3" },
    minutes: { type: "string" },
    unrecorded: { type: "boolean", default: false },
    help: { type: "boolean" },
  },
})
if (values.help === true) {
  process.stdout.write(USAGE)
  process.exit(0)
}

const started = Date.now()
const newSeed = (): number => Math.floor(Math.random() * HIGHEST)
const until = values.minutes === undefined ? null : started + Number(values.minutes) * 60_000

const seeds = function* (): Generator<number> {
  if (values.seed !== undefined) return yield Number(values.seed)
  yield* ALWAYS
  do yield newSeed()
  while (until !== null && Date.now() < until)
}

const print = ({ faults, placed, requests, seconds, seed, violations }: SeedReport): void => {
  process.stdout.write(
    `seed ${seed}: ${requests} requests, ${placed} orders placed, ${seconds} s; ${faults.join("; ")}\n`,
  )
  let isBroken = false
  for (const [name, found] of violations) {
    if (found.length === 0) continue
    isBroken = true
    process.stdout.write(`  ✗ ${name}\n`)
    for (const one of found.slice(0, 10)) process.stdout.write(`      ${one}\n`)
  }
  if (isBroken)
    process.stdout.write(
      `  The same choices again: npm run faults -- --seed ${seed} --rounds ${values.rounds}\n`,
    )
}

const database = await startPostgresql()
const kept = mkdtempSync(join(tmpdir(), "listwright-faults-universes-"))
const reports: Array<SeedReport> = []
try {
  for (const seed of seeds()) {
    const report = await runSeed(seed, Number(values.rounds), {
      database,
      universes: join(kept, "universes"),
    })
    reports.push(report)
    print(report)
  }
} finally {
  await database.stop()
  rmSync(kept, { recursive: true, force: true })
}

const sum = (of: (report: SeedReport) => number): number =>
  reports.reduce((total, report) => total + of(report), 0)
const broken = sum(({ violations }) => [...violations.values()].filter(({ length }) => length > 0).length)
const held = sum(({ violations }) => [...violations.values()].filter(({ length }) => length === 0).length)
if (until !== null && !values.unrecorded)
  recordRun({
    date: new Date(started).toISOString().slice(0, 10),
    minutes: Math.round((Date.now() - started) / 6_000) / 10,
    seeds: reports.length,
    requests: sum(({ requests }) => requests),
    placed: sum(({ placed }) => placed),
    faults: sum(({ faults }) => faults.length),
    violations: broken,
  })
process.stdout.write(`${held} passed, ${broken} failed\n`)
process.exit(broken === 0 ? 0 : 1)
