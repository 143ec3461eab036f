import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"

/** A run that was written down. */
const Run = Schema.Struct({
  date: Schema.String,
  database: Schema.Literals(["postgresql", "embedded"]),
  minutes: Schema.Number,
  seeds: Schema.Int,
  requests: Schema.Int,
  placed: Schema.Int,
  faults: Schema.Int,
  violations: Schema.Int,
})
export type Run = typeof Run.Type

const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Array(Run)))
const file = join(import.meta.dirname, "results.json")
const page = join(import.meta.dirname, "../docs/faults.md")
const [BEGIN, END] = ["<!-- results -->\n", "<!-- end of results -->\n"]

const row = (cells: ReadonlyArray<string | number>): string => `| ${cells.join(" | ")} |\n`

const whole = (value: number): string => value.toLocaleString("en-US")

const table = (runs: ReadonlyArray<Run>): string => {
  const sum = (of: (run: Run) => number, among: ReadonlyArray<Run>) =>
    among.reduce((total, run) => total + of(run), 0)
  const line = (
    [date, database]: readonly [string, string],
    { faults, minutes, placed, requests, seeds, violations }: Omit<Run, "database" | "date">,
  ) => row([date, database, minutes.toFixed(1), ...[seeds, requests, placed, faults, violations].map(whole)])
  const totals = [...Map.groupBy(runs, ({ database }) => database)].map(([database, ofIt]) =>
    line(["all", database], {
      minutes: sum(({ minutes }) => minutes, ofIt),
      seeds: sum(({ seeds }) => seeds, ofIt),
      requests: sum(({ requests }) => requests, ofIt),
      placed: sum(({ placed }) => placed, ofIt),
      faults: sum(({ faults }) => faults, ofIt),
      violations: sum(({ violations }) => violations, ofIt),
    }),
  )
  return [
    row(["Date", "Database", "Minutes", "Seeds", "Requests", "Orders placed", "Faults", "Violations"]),
    "|---|---|---:|---:|---:|---:|---:|---:|\n",
    ...runs.map((run) => line([run.date, run.database], run)),
    ...totals,
  ].join("")
}

/** Adds a run to the results and writes the table of `docs/faults.md` again. */
export const recordRun = (run: Run): void => {
  const runs = [...(existsSync(file) ? decode(readFileSync(file, "utf8")) : []), run]
  writeFileSync(file, `${JSON.stringify(runs, null, 2)}\n`)
  const text = readFileSync(page, "utf8")
  const [head = ""] = text.split(BEGIN)
  const [, tail = ""] = text.split(END)
  writeFileSync(page, `${head}${BEGIN}\n${table(runs)}\n${END}${tail}`)
}
