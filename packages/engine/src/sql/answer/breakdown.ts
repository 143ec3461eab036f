import type { BreakdownRow, CrossTabCell, SelectionRefusal } from "@listwright/domain/counting"
import { Result } from "effect"
import { createEncoder, codeText } from "../../format/columns/codes.ts"
import { columnParts } from "../../format/columns/columnParts.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import { selectedSql } from "../select/selectedSql.ts"
import { selectQuestion } from "../select/selectQuestion.ts"
import type { SqlQuestion } from "../SqlQuestion.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"

/**
 * Returns a function that lists the codes for a stored number in a column part. 0 means unknown, which only the first
 * part indicates. Flags have several codes, or 0 if no value is known.
 */
export const createCodeLister = (
  stored: StoredColumn,
): ((held: number, part: number) => ReadonlyArray<number>) => {
  const code = createEncoder(stored)
  const flags = stored.column.values.map((_, at) => at)
  return (held, part) => {
    if (held === 0) return part > 0 ? [] : [0]
    return stored.encoding === "flags"
      ? flags.flatMap((at) => ((held & (2 ** at)) === 0 ? [] : [at + 1]))
      : [code(held)]
  }
}

const valueOf = (stored: StoredColumn, code: number): string | null => {
  if (code === 0) return null
  return stored.encoding === "flags"
    ? (stored.column.values[code - 1]?.value ?? null)
    : codeText(stored, code)
}

/** Compares codes, which are in value order, with the unknown code last. */
const byCode = (a: number, b: number): number => (a === 0 ? Infinity : a) - (b === 0 ? Infinity : b) || 0

type Asked<A> = Promise<Result.Result<A, SelectionRefusal>>

/** The number of records by the stored numbers in one part of each column. */
interface Counted {
  /** The part's position, by column. */
  readonly parts: ReadonlyArray<number>
  /** The stored numbers, followed by the count. */
  readonly rows: ReadonlyArray<ReadonlyArray<number>>
}

/** Returns all combinations of one part per column, by position. */
const choicesOf = (columns: ReadonlyArray<StoredColumn>): ReadonlyArray<ReadonlyArray<number>> =>
  columns.reduce<ReadonlyArray<ReadonlyArray<number>>>(
    (chosen, stored) => chosen.flatMap((before) => columnParts(stored).map((_, part) => [...before, part])),
    [[]],
  )

const grouped = (
  universe: SqlUniverse,
  question: SqlQuestion,
  columns: ReadonlyArray<StoredColumn>,
  signal: AbortSignal | undefined,
): Asked<ReadonlyArray<Counted>> =>
  universe.withSession(async (session) => {
    const selected = await selectQuestion(universe, session, question)
    if (Result.isFailure(selected)) return Result.fail(selected.failure)
    const names = columns.map(columnParts)
    const { column, from } = selectedSql(selected.success, universe, names.flat())
    const counted: Array<Counted> = []
    for (const parts of choicesOf(columns)) {
      const by = parts.map((part, at) => column(names[at]?.[part] ?? "")).join(", ")
      counted.push({ parts, rows: await session.rows(`SELECT ${by}, count(*) FROM ${from} GROUP BY ${by}`) })
    }
    return Result.succeed(counted)
  }, signal)

/** Counts the selected records by the values of a column: see the domain's `breakdown`. */
export const breakdownInSql = async (
  universe: SqlUniverse,
  question: SqlQuestion,
  stored: StoredColumn,
  signal?: AbortSignal,
): Asked<ReadonlyArray<BreakdownRow>> =>
  Result.map(await grouped(universe, question, [stored], signal), (counted) => {
    const codes = createCodeLister(stored)
    const counts = new Map<number, number>()
    for (const {
      parts: [part = 0],
      rows,
    } of counted)
      for (const [held = 0, count = 0] of rows)
        for (const code of codes(held, part)) counts.set(code, (counts.get(code) ?? 0) + count)
    return [...counts]
      .toSorted(([a], [b]) => byCode(a, b))
      .map(([code, records]) => ({ value: valueOf(stored, code), records }))
  })

/** Counts the selected records by the values of two columns: see the domain's `crossTab`. */
export const crossTabInSql = async (
  universe: SqlUniverse,
  question: SqlQuestion,
  rowsOf: StoredColumn,
  columnsOf: StoredColumn,
  signal?: AbortSignal,
): Asked<ReadonlyArray<CrossTabCell>> =>
  Result.map(await grouped(universe, question, [rowsOf, columnsOf], signal), (counted) => {
    const [rowCodes, columnCodes] = [createCodeLister(rowsOf), createCodeLister(columnsOf)]
    const counts = new Map<number, Map<number, number>>()
    for (const {
      parts: [rowPart = 0, columnPart = 0],
      rows,
    } of counted)
      for (const [heldRow = 0, heldColumn = 0, count = 0] of rows)
        for (const row of rowCodes(heldRow, rowPart)) {
          const cells = counts.get(row) ?? new Map<number, number>()
          for (const column of columnCodes(heldColumn, columnPart))
            cells.set(column, (cells.get(column) ?? 0) + count)
          counts.set(row, cells)
        }
    return [...counts]
      .toSorted(([a], [b]) => byCode(a, b))
      .flatMap(([row, cells]) =>
        [...cells]
          .toSorted(([a], [b]) => byCode(a, b))
          .map(([column, records]) => ({
            row: valueOf(rowsOf, row),
            column: valueOf(columnsOf, column),
            records,
          })),
      )
  })
