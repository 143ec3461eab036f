import type { SelectionRefusal, SuppressionSource } from "@listwright/domain/counting"
import { Result } from "effect"
import type { RowCondition } from "../../question/rowConditions.ts"
import type { SuppressedPersons, SqlSuppressions } from "../SqlQuestion.ts"
import type { SqlSession } from "../SqlSession.ts"
import type { SuppressedTables } from "./conditionSql.ts"

/** Creates a table of the people selected by a saved count; returns the table's name. */
export type SavedCountWriter = (savedCount: string) => Promise<Result.Result<string, SelectionRefusal>>

/** Creates a table of people; returns null if there are none. */
const putPersons = async (
  session: SqlSession,
  named: SuppressedPersons,
  table: string,
  putSaved: SavedCountWriter,
): Promise<Result.Result<string | null, SelectionRefusal>> => {
  switch (named.kind) {
    case "nobody":
      return Result.succeed(null)
    case "keys":
      await session.putKeys(table, await named.keys())
      return Result.succeed(table)
    case "savedCounts": {
      const parts: Array<string> = []
      for (const savedCount of named.savedCounts) {
        const saved = await putSaved(savedCount)
        if (Result.isFailure(saved)) return Result.fail(saved.failure)
        parts.push(`SELECT PERSON_KEY FROM ${saved.success}`)
      }
      if (parts.length === 0) return Result.succeed(null)
      await session.keep(table, `SELECT PERSON_KEY FROM (${parts.join(" UNION ALL ")}) AS persons`)
      return Result.succeed(table)
    }
  }
}

/**
 * Creates a table for each source that the definition uses and that contains people; table names start with `prefix`.
 */
export const createSuppressedTables = async (
  session: SqlSession,
  conditions: ReadonlyArray<RowCondition>,
  named: SqlSuppressions,
  prefix: string,
  putSaved: SavedCountWriter,
): Promise<Result.Result<SuppressedTables, SelectionRefusal>> => {
  const tables = new Map<SuppressionSource, string>()
  for (const condition of conditions) {
    if (condition.kind !== "suppression") continue
    const { source } = condition
    const table = await putPersons(session, named[source], `${prefix}_suppressed_${source}`, putSaved)
    if (Result.isFailure(table)) return Result.fail(table.failure)
    if (table.success !== null) tables.set(source, table.success)
  }
  return Result.succeed(tables)
}
