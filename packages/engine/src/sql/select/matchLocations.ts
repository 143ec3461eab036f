import type { SelectionRefusal } from "@listwright/domain/counting"
import type { Area } from "@listwright/domain/definition"
import { Result } from "effect"
import type { AreaSql } from "../areas/AreaSql.ts"
import { locationSql } from "../areas/locationsSql.ts"
import { anyConditionSql } from "../joinBalanced.ts"
import type { SqlQuestion } from "../SqlQuestion.ts"
import type { SqlSession } from "../SqlSession.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"

/** The maximum number of locations per query; databases reject longer queries. */
const AT_ONCE = 100

/**
 * Returns how to match the rows around any location in a file, after creating a table of their people whose name begins
 * with `prefix`.
 */
export const matchLocations = async (
  { file, locations, name, sameState }: Extract<Area, { readonly kind: "locations" }>,
  { dialect, people }: SqlUniverse,
  session: SqlSession,
  prefix: string,
  locationRows: SqlQuestion["locationRows"],
): Promise<Result.Result<AreaSql, SelectionRefusal>> => {
  const rows = await locationRows(file)
  if (rows?.length !== locations) return Result.fail({ _tag: "LocationFileUnknown", name })
  const parts: Array<string> = []
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const part = `${prefix}_${parts.length}`
    const around = rows.slice(at, at + AT_ONCE).map((row) => locationSql(row, sameState, dialect))
    await session.keep(part, `SELECT PERSON_KEY FROM ${people} WHERE ${anyConditionSql(around)}`)
    parts.push(`SELECT PERSON_KEY FROM ${part}`)
  }
  await session.keep(prefix, `SELECT PERSON_KEY FROM (${parts.join(" UNION ALL ")}) AS persons`)
  return Result.succeed({ kind: "condition", sql: dialect.isIn(["PERSON_KEY"], prefix) })
}
