import { type Measured, measured } from "./Measured.ts"
import type { BenchQuestion } from "./questions.ts"

/** Databases take seconds for some questions of 100,000,000 records. */
const RUNS = 5

/** The questions that have a form in SQL, asked of a database. */
export const sqlRows = async (
  questions: ReadonlyArray<BenchQuestion>,
  ask: (sql: string) => Promise<unknown>,
): Promise<ReadonlyMap<string, Measured>> => {
  const rows = new Map<string, Measured>()
  for (const { name, sql } of questions)
    if (sql !== null) rows.set(name, await measured(RUNS, (at) => ask(sql(at))))
  return rows
}
