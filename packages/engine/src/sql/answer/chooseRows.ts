import type { SelectionRefusal } from "@listwright/domain/counting"
import { Result } from "effect"
import { isEvenlyChosen } from "../../bitslice/answer/chooseRows.ts"
import type { ChosenRows } from "../../question/CountEngine.ts"
import { type SelectedSql, selectedSql } from "../select/selectedSql.ts"
import { selectQuestion } from "../select/selectQuestion.ts"
import type { SqlQuestion } from "../SqlQuestion.ts"
import type { SqlSession } from "../SqlSession.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"

/** The number of neighboring rows processed together. */
const BUCKET = 256
/** The number of buckets requested per statement. */
const AT_ONCE = 10_000

/** The number of an area's rows in a bucket and in the buckets before it. */
interface Filled {
  readonly area: number
  readonly bucket: number
  readonly rows: number
  readonly before: number
}

/** Reads the distribution of the areas' rows across buckets, in row order. */
const bucketsOf = async (
  session: SqlSession,
  { column, ordinal, where }: SelectedSql,
  areas: ReadonlyArray<number>,
): Promise<ReadonlyArray<Filled>> => {
  const row = column("ROW_ID")
  const found = await session.rows(
    `SELECT ${ordinal} AS AREA, ${row} - ${row} % ${BUCKET} AS BUCKET, count(*)` +
      ` FROM ${where(`${ordinal} IN (${areas.join(", ")})`)} GROUP BY AREA, BUCKET ORDER BY BUCKET, AREA`,
  )
  const seen = new Map<number, number>()
  return found.map(([area = 0, bucket = 0, rows = 0]) => {
    const before = seen.get(area) ?? 0
    seen.set(area, before + rows)
    return { area, bucket, rows, before }
  })
}

/**
 * Chooses the requested number of rows from each area, or all if it has fewer, spread evenly over the area's rows in
 * order. Reads only rows in buckets that contribute.
 */
export const chooseRowsInSql = (
  universe: SqlUniverse,
  question: SqlQuestion,
  quantities: ReadonlyArray<number>,
  signal?: AbortSignal,
): Promise<Result.Result<ChosenRows, SelectionRefusal>> =>
  universe.withSession(async (session) => {
    const selected = await selectQuestion(universe, session, question)
    if (Result.isFailure(selected)) return Result.fail(selected.failure)
    const areas = [...selected.success.areas.keys()].filter((area) => (quantities[area] ?? 0) > 0)
    if (areas.length === 0) return Result.succeed({ rows: new Uint32Array(0), areas: new Uint16Array(0) })
    const sql = selectedSql(selected.success, universe, ["ROW_ID"])
    const buckets = await bucketsOf(session, sql, areas)
    const sizes = new Map<number, number>()
    for (const { area, before, rows } of buckets) sizes.set(area, before + rows)
    const takes = (area: number, at: number): boolean => {
      const size = sizes.get(area) ?? 0
      return isEvenlyChosen(at, Math.min(size, quantities[area] ?? 0), size)
    }
    const giving = buckets.filter(({ area, before, rows }) => {
      for (let at = before; at < before + rows; at++) if (takes(area, at)) return true
      return false
    })
    const before = new Map(giving.map((filled) => [`${filled.area} ${filled.bucket}`, filled.before]))
    const read = [...new Set(giving.map(({ bucket }) => bucket))]
    const row = sql.column("ROW_ID")
    const chosen: Array<readonly [row: number, area: number]> = []
    for (let from = 0; from < read.length; from += AT_ONCE) {
      const these = read.slice(from, from + AT_ONCE).join(", ")
      const found = await session.rows(
        `SELECT ${row} AS CHOSEN, ${sql.ordinal} AS AREA` +
          ` FROM ${sql.where(`${row} - ${row} % ${BUCKET} IN (${these})`)} ORDER BY CHOSEN`,
      )
      for (const [id = 0, area = 0] of found) {
        const key = `${area} ${id - (id % BUCKET)}`
        const at = before.get(key)
        if (at === undefined) continue
        before.set(key, at + 1)
        if (takes(area, at)) chosen.push([id, area])
      }
    }
    return Result.succeed({
      rows: Uint32Array.from(chosen, ([id]) => id),
      areas: Uint16Array.from(chosen, ([, area]) => area),
    })
  }, signal)
