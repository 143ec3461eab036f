import type { SavedSelection, SelectionRefused } from "@listwright/domain"
import { Result } from "effect"
import type { AreaSql } from "../areas/AreaSql.ts"
import type { SqlQuestion } from "../SqlQuestion.ts"
import type { SqlSession } from "../SqlSession.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"
import { selectedSql } from "./selectedSql.ts"
import type { SqlSelection } from "./Selection.ts"
import { selectWithin, type TellSaved } from "./selectRows.ts"

/** The saved counts of a question, and the tables of the persons of those that were opened. */
interface SavedCounts {
  readonly all: ReadonlyMap<string, SavedSelection>
  readonly tables: Map<string, string>
}

/** Opens saved counts, each once; `opened` are those that led here. */
const savedTeller =
  (
    universe: SqlUniverse,
    session: SqlSession,
    saved: SavedCounts,
    listType: number,
    opened: ReadonlyArray<string>,
  ): TellSaved =>
  async (savedCount) => {
    const { dialect } = universe
    const isAmong = (table: string): AreaSql => ({
      kind: "condition",
      sql: dialect.isIn(["PERSON_KEY"], table),
    })
    const before = saved.tables.get(savedCount)
    if (before !== undefined) return Result.succeed(isAmong(before))
    const path = [...opened, savedCount]
    if (opened.includes(savedCount)) return Result.fail({ _tag: "SavedCountsCircular", savedCounts: path })
    const found = saved.all.get(savedCount)
    if (found === undefined) return Result.fail({ _tag: "SavedCountUnknown", savedCount })
    const inner = found.definition.listType
    if (inner !== listType)
      return Result.fail({ _tag: "SavedCountOfOtherSource", savedCount, listType: inner })

    const prefix = `saved_${[...saved.all.keys()].indexOf(savedCount)}`
    const tellInner = savedTeller(universe, session, saved, inner, path)
    const selected = await selectWithin(universe, session, found, prefix, tellInner)
    if (Result.isFailure(selected)) return Result.fail(selected.failure)
    const { column, from } = selectedSql(selected.success, universe, [])
    const table = `${prefix}_persons`
    await session.keep(table, `SELECT ${column("PERSON_KEY")} AS PERSON_KEY FROM ${from}`)
    saved.tables.set(savedCount, table)
    return Result.succeed(isAmong(table))
  }

/** Whom a question selects; refused where that cannot be said exactly. */
export const selectQuestion = (
  universe: SqlUniverse,
  session: SqlSession,
  question: SqlQuestion,
): Promise<Result.Result<SqlSelection, SelectionRefused>> => {
  const saved = { all: question.savedCounts, tables: new Map<string, string>() }
  const tellSaved = savedTeller(universe, session, saved, question.definition.listType, [])
  return selectWithin(universe, session, question, "asked", tellSaved)
}
