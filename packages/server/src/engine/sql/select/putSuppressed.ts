import type { Suppressed, SuppressionSource } from "@listwright/domain"
import type { RowCondition } from "../../question/rowConditions.ts"
import type { SqlSession } from "../SqlSession.ts"
import type { SuppressedTables } from "./conditionSql.ts"

/** Makes a table for each source that is asked for and names anybody. */
export const putSuppressed = async (
  session: SqlSession,
  conditions: ReadonlyArray<RowCondition>,
  named: Suppressed,
  prefix: string,
): Promise<SuppressedTables> => {
  const tables = new Map<SuppressionSource, string>()
  for (const condition of conditions) {
    if (condition.kind !== "suppression" || named[condition.source].size === 0) continue
    const table = `${prefix}_suppressed_${condition.source}`
    await session.putKeys(table, named[condition.source])
    tables.set(condition.source, table)
  }
  return tables
}
