import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"

/** What a run of the test tells of itself. */
const Figures = Schema.Struct({
  expressions: Schema.Int,
  /** Expressions over lists that are combinations themselves. */
  nested: Schema.Int,
  /** Expressions that the original calls counted too, united with another list. */
  byOriginalCalls: Schema.Int,
  /** Different sizes that the expressions came to, and the largest. */
  sizes: Schema.Int,
  largest: Schema.Int,
})

/** A run that was written down. */
const Run = Schema.Struct({
  date: Schema.String,
  seed: Schema.Int,
  ...Figures.fields,
  minutes: Schema.Number,
})
type Run = typeof Run.Type

const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Array(Run)))
const docs = join(import.meta.dirname, "../../docs")
const file = join(docs, "combinations.json")
const page = join(docs, "testing.md")
const [BEGIN, END] = ["<!-- combinations -->\n", "<!-- end of combinations -->\n"]

export const figuresOf = Schema.decodeUnknownSync(Schema.fromJsonString(Figures))

const whole = (value: number): string => value.toLocaleString("en-US")

const table = (runs: ReadonlyArray<Run>): string => {
  const head = [
    "Date",
    "Seed",
    "Expressions",
    "Of combinations",
    "By original calls",
    "Different sizes",
    "Largest",
    "Minutes",
  ]
  const rows = runs.map(({ byOriginalCalls, date, expressions, largest, minutes, nested, seed, sizes }) => [
    date,
    String(seed),
    ...[expressions, nested, byOriginalCalls, sizes, largest].map(whole),
    minutes.toFixed(1),
  ])
  const line = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |\n`
  return [line(head), `|---|${"---:|".repeat(head.length - 1)}\n`, ...rows.map(line)].join("")
}

/** Adds a run that agreed to the results, and writes the table of `docs/testing.md` again. */
export const recordRun = (run: Run): void => {
  const runs = [...(existsSync(file) ? decode(readFileSync(file, "utf8")) : []), run]
  writeFileSync(file, `${JSON.stringify(runs, null, 2)}\n`)
  const text = readFileSync(page, "utf8")
  const [head = ""] = text.split(BEGIN)
  const [, tail = ""] = text.split(END)
  writeFileSync(page, `${head}${BEGIN}\n${table(runs)}\n${END}${tail}`)
}
