import type { SelectionRefusal } from "@listwright/domain/counting"
import { Result } from "effect"
import type { SqlQuestion } from "../SqlQuestion.ts"
import type { SqlSession } from "../SqlSession.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"
import type { SavedCountWriter } from "./createSuppressedTables.ts"
import { inFileSql } from "./inFileSql.ts"
import { selectedSql } from "./selectedSql.ts"
import type { SqlSelection } from "./Selection.ts"
import { selectDefinitionRows } from "./selectRows.ts"

/** A question's saved counts, and the tables with the people of those already opened. */
interface SavedCounts extends Pick<SqlQuestion, "locationRows"> {
  readonly inFile: string
  readonly all: SqlQuestion["savedCounts"]
  readonly tables: Map<string, string>
}

/** Returns a function that opens each saved count once; `opened` lists the saved counts on the path to this one. */
const savedPutter =
  (
    universe: SqlUniverse,
    session: SqlSession,
    saved: SavedCounts,
    listType: number,
    opened: ReadonlyArray<string>,
  ): SavedCountWriter =>
  async (savedCount) => {
    const before = saved.tables.get(savedCount)
    if (before !== undefined) return Result.succeed(before)
    const path = [...opened, savedCount]
    if (opened.includes(savedCount)) return Result.fail({ _tag: "SavedCountsCircular", savedCounts: path })
    const found = saved.all.get(savedCount)
    if (found === undefined) return Result.fail({ _tag: "SavedCountUnknown", savedCount })
    const inner = found.definition.listType
    if (inner !== listType)
      return Result.fail({ _tag: "SavedCountOfOtherSource", savedCount, listType: inner })

    const prefix = `saved_${[...saved.all.keys()].indexOf(savedCount)}`
    const putInner = savedPutter(universe, session, saved, inner, path)
    const selected = await selectDefinitionRows(universe, session, found, prefix, putInner, saved)
    if (Result.isFailure(selected)) return Result.fail(selected.failure)
    const { column, from } = selectedSql(selected.success, universe, [])
    const table = `${prefix}_persons`
    await session.keep(table, `SELECT ${column("PERSON_KEY")} AS PERSON_KEY FROM ${from}`)
    saved.tables.set(savedCount, table)
    return Result.succeed(table)
  }

/** Returns the records selected by a question; refuses questions that can't be answered exactly. */
export const selectQuestion = async (
  universe: SqlUniverse,
  session: SqlSession,
  question: SqlQuestion,
): Promise<Result.Result<SqlSelection, SelectionRefusal>> => {
  const { locationRows } = question
  const inFile = await inFileSql(session, universe, question)
  const saved = { all: question.savedCounts, tables: new Map<string, string>(), inFile, locationRows }
  const putSaved = savedPutter(universe, session, saved, question.definition.listType, [])
  return await selectDefinitionRows(universe, session, question, "asked", putSaved, saved)
}
