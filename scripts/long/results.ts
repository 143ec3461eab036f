import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"

/** What a long test came to when it ran last. */
const Row = Schema.Struct({
  file: Schema.String,
  /** '2026-11-22'. */
  date: Schema.String,
  machine: Schema.String,
  passed: Schema.Int,
  failed: Schema.Int,
  skipped: Schema.Int,
  /** From the start of its first test to the end of its last. */
  seconds: Schema.Finite,
  /** Of the file's text as it ran. */
  sha256: Schema.String,
})
export type LongRow = typeof Row.Type

export const LONG_RESULTS = "docs/long-tests.json"
const file = join(import.meta.dirname, "../..", LONG_RESULTS)
const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Array(Row)))

export const readLongResults = (): ReadonlyArray<LongRow> =>
  existsSync(file) ? decode(readFileSync(file, "utf8")) : []

export const writeLongResults = (rows: ReadonlyArray<LongRow>): void =>
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`)

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex")

/** Rows of files that ran again take the place of those that stood there; those of files that are gone leave. */
export const mergeLongResults = (
  kept: ReadonlyArray<LongRow>,
  ran: ReadonlyArray<LongRow>,
  tests: ReadonlyMap<string, string>,
): ReadonlyArray<LongRow> =>
  [...kept.filter((row) => !ran.some((anew) => anew.file === row.file)), ...ran]
    .filter((row) => tests.has(row.file))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1))

/** Long tests whose last run does not vouch for them as they are, each with the command that runs it. */
export const longProblems = (
  tests: ReadonlyMap<string, string>,
  rows: ReadonlyArray<LongRow>,
): ReadonlyArray<string> => {
  const again = (name: string) => `npm run test:long -- ${name}`
  const ofTests = [...tests].flatMap(([name, text]) => {
    const row = rows.find((one) => one.file === name)
    if (row === undefined) return [`${name} has not run: ${again(name)}`]
    if (row.sha256 !== sha256(text)) return [`${name} has changed since it ran: ${again(name)}`]
    if (row.failed > 0) return [`${name} failed in ${row.failed} of its tests on ${row.date}: ${again(name)}`]
    return row.passed === 0 ? [`${name} ran none of its tests on ${row.date}: ${again(name)}`] : []
  })
  const gone = rows.filter((row) => !tests.has(row.file))
  return [...ofTests, ...gone.map((row) => `${LONG_RESULTS} names ${row.file}, which is no long test`)]
}
