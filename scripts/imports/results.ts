import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"

/** By the clock, and of all processors: on a busy machine the first says little. */
const Time = Schema.Struct({ seconds: Schema.Finite, processorSeconds: Schema.Finite })

/** What a run of the test tells of one universe. */
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
  /** Lists that were counted in the universe and by plain SQL over the file, alike. */
  questions: Schema.Int,
})

/** A run that was written down. */
const Run = Schema.Struct({ date: Schema.String, seed: Schema.Int, ...Figures.fields })
type Run = typeof Run.Type

const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Array(Run)))
const decodeFigures = Schema.decodeUnknownSync(Schema.fromJsonString(Figures))
const docs = join(import.meta.dirname, "../../docs")
const file = join(docs, "imports.json")
const page = join(docs, "loading-data.md")
const [BEGIN, END] = ["<!-- imports -->\n", "<!-- end of imports -->\n"]

/** A line for each universe. */
export const figuresOf = (text: string): ReadonlyArray<typeof Figures.Type> =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => decodeFigures(line))

const whole = (value: number): string => Math.round(value).toLocaleString("en-US")

const table = (runs: ReadonlyArray<Run>): string => {
  const head = [
    "Date",
    "Universe",
    "Rows",
    "Refused",
    "Seconds",
    "of processors",
    "Rows a second",
    "Changes",
    "Seconds",
    "of processors",
    "Lists counted alike",
  ]
  const rows = runs.map((run) => [
    run.date,
    run.universe,
    ...[run.rows, run.refused, run.imported.seconds, run.imported.processorSeconds].map(whole),
    whole(run.rows / run.imported.seconds),
    ...[run.changes, run.changed.seconds, run.changed.processorSeconds, run.questions].map(whole),
  ])
  const line = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |\n`
  return [line(head), `|---|---|${"---:|".repeat(head.length - 2)}\n`, ...rows.map(line)].join("")
}

/** Adds runs that agreed to the results, and writes the table of `docs/loading-data.md` again. */
export const recordRuns = (added: ReadonlyArray<Run>): void => {
  const runs = [...(existsSync(file) ? decode(readFileSync(file, "utf8")) : []), ...added]
  writeFileSync(file, `${JSON.stringify(runs, null, 2)}\n`)
  const text = readFileSync(page, "utf8")
  const [head = ""] = text.split(BEGIN)
  const [, tail = ""] = text.split(END)
  writeFileSync(page, `${head}${BEGIN}\n${table(runs)}\n${END}${tail}`)
}
