import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { startPostgresql } from "../scripts/postgresql.ts"
import { keepResult } from "../scripts/proof/results.ts"
import { runSeed, type SeedReport } from "./runSeed.ts"

const USAGE = `Usage: npm run faults -- [--seed N] [--rounds N] [--minutes N] [--faults N] [--database NAME] [--unrecorded]

  --seed N     runs this seed alone; its buyers and its faults make the same choices again
  --rounds N   faults of a seed (3)
  --minutes N  runs the seeds 1 and 2, and new ones for so long; npm run proof prints the totals of the last run
  --faults N   the same until so many faults have struck
  --database NAME
               postgresql or embedded; without it the seeds take turns
  --unrecorded keeps no totals

Without a seed, minutes or faults: the seeds 1 and 2, and a new one.
`
/** Seeds that are always run, so that a run can be compared with the one before. */
const ALWAYS = [1, 2]
const HIGHEST = 1_000_000

const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    rounds: { type: "string", default: "3" },
    minutes: { type: "string" },
    faults: { type: "string" },
    database: { type: "string" },
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

const DATABASES = ["postgresql", "embedded"] as const
type DatabaseName = (typeof DATABASES)[number]
const only = DATABASES.filter((name) => values.database === undefined || values.database === name)
if (only.length === 0) {
  process.stderr.write(`There is no database ${values.database}: name postgresql or embedded.\n`)
  process.exit(2)
}
/** Returns the database for a seed by the number of seeds before it. */
const databaseAt = (index: number): DatabaseName => only[index % only.length] ?? "postgresql"

const reports: Array<SeedReport & { readonly database: DatabaseName }> = []
const struck = (): number => reports.reduce((total, { faults }) => total + faults.length, 0)
let isStopped = false
// What was run is recorded all the same.
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    process.stdout.write("Stopping after this seed; once more stops at once.\n")
    isStopped = true
  })
const isDue = (): boolean =>
  !isStopped &&
  (values.faults === undefined ? until !== null && Date.now() < until : struck() < Number(values.faults))

const seeds = function* (): Generator<number> {
  if (values.seed !== undefined) return yield Number(values.seed)
  yield* ALWAYS
  do yield newSeed()
  while (isDue())
}

const print = ({
  database,
  faults,
  placed,
  requests,
  seconds,
  seed,
  violations,
}: (typeof reports)[number]): void => {
  process.stdout.write(
    `seed ${seed} on ${database}: ${requests} requests, ${placed} orders placed, ${seconds} s; ${faults.join("; ")}\n`,
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
      `  The same choices again: npm run faults -- --seed ${seed} --rounds ${values.rounds} --database ${database}\n`,
    )
}

const postgresql = only.includes("postgresql") ? await startPostgresql() : null
const kept = mkdtempSync(join(tmpdir(), "listwright-faults-universes-"))
try {
  for (const seed of seeds()) {
    const database = databaseAt(reports.length)
    const report = await runSeed(seed, Number(values.rounds), {
      postgresql: database === "postgresql" ? postgresql : null,
      universes: join(kept, "universes"),
    })
    reports.push({ ...report, database })
    print({ ...report, database })
  }
} finally {
  await postgresql?.stop()
  rmSync(kept, { recursive: true, force: true })
}

const sum = (of: (report: SeedReport) => number, among: ReadonlyArray<SeedReport> = reports): number =>
  among.reduce((total, report) => total + of(report), 0)
const broken = ({ violations }: SeedReport): number =>
  [...violations.values()].filter(({ length }) => length > 0).length
const held = (report: SeedReport): number => report.violations.size - broken(report)
const whole = (value: number): string => value.toLocaleString("en-US")
if ((until !== null || values.faults !== undefined) && !values.unrecorded)
  for (const [database, ofIt] of Map.groupBy(reports, ({ database }) => database)) {
    const minutes = sum(({ seconds }) => seconds, ofIt) / 60
    const violations = sum(broken, ofIt)
    const summary = [
      `${violations} violations in ${minutes.toFixed(1)} minutes: ${ofIt.length} seeds,`,
      `${whole(sum(({ requests }) => requests, ofIt))} requests, ${whole(sum(({ placed }) => placed, ofIt))} orders placed,`,
      `${whole(sum(({ faults }) => faults.length, ofIt))} faults`,
    ].join(" ")
    const details = ofIt.map(({ faults, seed }) => ({ seed, faults }))
    keepResult({ check: "faults", part: database, failed: violations > 0, summary, details })
  }
process.stdout.write(`${sum(held)} passed, ${sum(broken)} failed\n`)
process.exit(sum(broken) === 0 ? 0 : 1)
