import type { SelectionRefusal } from "@listwright/domain/counting"
import { Result } from "effect"
import { columnParts } from "../../format/columns/columnParts.ts"
import {
  type AreaTable,
  buildAreaTable,
  type ResolvedAreaTable,
  isShownInTable,
  type TableHeading,
} from "../../question/resolveAreaTable.ts"
import { selectedSql } from "../select/selectedSql.ts"
import { selectQuestion } from "../select/selectQuestion.ts"
import type { SqlQuestion } from "../SqlQuestion.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"
import { createCodeLister } from "./breakdown.ts"

/**
 * Returns a function that finds the positions of the headings that a code belongs to; results are cached, because a few
 * codes recur often.
 */
const placesOf = (headings: ReadonlyArray<TableHeading>): ((code: number) => ReadonlyArray<number>) => {
  const known = new Map<number, ReadonlyArray<number>>()
  return (code) => {
    const before = known.get(code)
    if (before !== undefined) return before
    const places = headings.flatMap(({ codes }, at) =>
      codes.some(([from, to]) => from <= code && code <= to) ? [at] : [],
    )
    known.set(code, places)
    return places
  }
}

/** Counts areas by column values, with one query per column: see the domain's `areaTable`. */
export const areaTableInSql = (
  universe: SqlUniverse,
  question: SqlQuestion,
  asked: ResolvedAreaTable,
  signal?: AbortSignal,
): Promise<Result.Result<AreaTable, SelectionRefusal>> =>
  universe.withSession(async (session) => {
    const selected = await selectQuestion(universe, session, question)
    if (Result.isFailure(selected)) return Result.fail(selected.failure)
    const { areas } = selected.success
    const parts = asked.columns.map(({ stored }) => columnParts(stored))
    const { column, from, ordinal } = selectedSql(selected.success, universe, parts.flat())
    const width = asked.columns.reduce((sum, { headings }) => sum + headings.length, 0)
    const cells = areas.map((area) => new Int32Array(isShownInTable(asked, area) ? width : 0))
    const records = areas.map(() => 0)
    const totals = await session.rows(`SELECT ${ordinal} AS AREA, count(*) FROM ${from} GROUP BY AREA`)
    for (const [area = 0, count = 0] of totals) records[area] = count
    let first = 0
    for (const [index, { headings, stored }] of asked.columns.entries()) {
      const [codes, places] = [createCodeLister(stored), placesOf(headings)]
      for (const [part, name] of (parts[index] ?? []).entries()) {
        const rows = await session.rows(
          `SELECT ${ordinal} AS AREA, ${column(name)} AS HELD, count(*) FROM ${from} GROUP BY AREA, HELD`,
        )
        for (const [area = 0, held = 0, count = 0] of rows) {
          const own = cells[area]
          if (own === undefined) continue
          for (const code of codes(held, part))
            for (const at of places(code)) own[first + at] = (own[first + at] ?? 0) + count
        }
      }
      first += headings.length
    }
    return Result.succeed(
      buildAreaTable(
        asked,
        areas.flatMap((area, at) =>
          isShownInTable(asked, area) ? [{ area, records: records[at] ?? 0, cells: cells[at] ?? [] }] : [],
        ),
      ),
    )
  }, signal)
