import {
  areaKey,
  type BreakdownRow,
  type ColumnFill,
  type CountDetails,
  type CrossTabCell,
  type RestrictionSuggestion,
  type SelectionRefused,
  type Suggestion,
  type SuppressedCount,
  type WaterfallStep,
} from "@listwright/domain"
import { Result } from "effect"
import type { StoredColumn } from "../../universe/catalogue/StoredColumn.ts"
import type { ChosenRows } from "../bitslice/answer/chosenRows.ts"
import { restrictionsNear } from "../bitslice/answer/restrictionsNear.ts"
import { valuesOfColumn } from "../bitslice/answer/valueSets.ts"
import { ensureSnapshot } from "../bitslice/suppress/ensureSnapshot.ts"
import { type Answered, type AreaTotal, type CountEngine, MOST_CELLS } from "../CountEngine.ts"
import type { EngineQuestion } from "../question/EngineQuestion.ts"
import { suggestionsOf } from "../suggestionsOf.ts"
import { breakdownInSql, crossTabInSql } from "./answer/breakdown.ts"
import { chooseRowsInSql } from "./answer/chooseRows.ts"
import { countAreasInSql } from "./answer/countAreas.ts"
import { type CentreOf, countDetailsInSql } from "./answer/countDetails.ts"
import { fillRatesInSql } from "./answer/fillRates.ts"
import { suppressedInSql } from "./answer/suppressedCounts.ts"
import { waterfallInSql } from "./answer/waterfall.ts"
import { sqlQuestionOf } from "./sqlQuestionOf.ts"
import type { SqlQuestion } from "./SqlQuestion.ts"
import type { SqlUniverse } from "./SqlUniverse.ts"

/** Answers questions about definitions from a database. */
export class SqlCountEngine implements CountEngine {
  readonly #universe: SqlUniverse
  readonly #centreOf: CentreOf
  readonly #snapshot: string

  /** `snapshot` names the state of the data that the database holds. */
  constructor(universe: SqlUniverse, centreOf: CentreOf, snapshot: string) {
    this.#universe = universe
    this.#centreOf = centreOf
    this.#snapshot = snapshot
  }

  async countAll(
    question: EngineQuestion,
    signal?: AbortSignal,
  ): Answered<{ areas: ReadonlyArray<AreaTotal>; suppressed: ReadonlyArray<SuppressedCount> }> {
    const areas = await this.count(question, signal)
    if (Result.isFailure(areas)) return Result.fail(areas.failure)
    const suppressed = await suppressedInSql(this.#universe, this.#asked(question), signal)
    return Result.map(suppressed, (taken) => ({ areas: areas.success, suppressed: taken }))
  }

  async count(question: EngineQuestion, signal?: AbortSignal): Answered<ReadonlyArray<AreaTotal>> {
    const counted = await countAreasInSql(this.#universe, this.#asked(question), signal)
    return Result.map(counted, (areas) =>
      areas.map(({ area, records, withPhones }) => ({ key: areaKey(area), records, withPhones })),
    )
  }

  async waterfall(question: EngineQuestion, signal?: AbortSignal): Answered<ReadonlyArray<WaterfallStep>> {
    return await waterfallInSql(this.#universe, this.#asked(question), signal)
  }

  suggestions(question: EngineQuestion, signal?: AbortSignal): Answered<ReadonlyArray<Suggestion>> {
    return suggestionsOf(question.definition, (definition) => this.count({ ...question, definition }, signal))
  }

  restrictions(
    question: EngineQuestion,
    wanted: number,
    signal?: AbortSignal,
  ): Answered<ReadonlyArray<RestrictionSuggestion>> {
    return restrictionsNear(question.definition, wanted, {
      columns: this.#universe.columns.map(({ column }) => column),
      count: (definition) => this.count({ ...question, definition }, signal),
      breakdown: (column) => this.breakdown(question, column, signal),
    })
  }

  async details(question: EngineQuestion, signal?: AbortSignal): Answered<CountDetails> {
    return await countDetailsInSql(this.#universe, this.#asked(question), this.#centreOf, signal)
  }

  async breakdown(
    question: EngineQuestion,
    column: string,
    signal?: AbortSignal,
  ): Answered<ReadonlyArray<BreakdownRow>> {
    const stored = this.#column(column)
    if (Result.isFailure(stored)) return Result.fail(stored.failure)
    return await breakdownInSql(this.#universe, this.#asked(question), stored.success, signal)
  }

  async crossTab(
    question: EngineQuestion,
    rows: string,
    columns: string,
    signal?: AbortSignal,
  ): Answered<ReadonlyArray<CrossTabCell>> {
    const both = Result.all([this.#column(rows), this.#column(columns)])
    if (Result.isFailure(both)) return Result.fail(both.failure)
    const [down, across] = both.success
    if (valuesOfColumn(down).length * valuesOfColumn(across).length > MOST_CELLS)
      return Result.fail({ _tag: "TableTooLarge", rows, columns, most: MOST_CELLS })
    return await crossTabInSql(this.#universe, this.#asked(question), down, across, signal)
  }

  async fillRates(question: EngineQuestion, signal?: AbortSignal): Answered<ReadonlyArray<ColumnFill>> {
    return await fillRatesInSql(this.#universe, this.#asked(question), signal)
  }

  async choose(
    question: EngineQuestion,
    quantities: ReadonlyArray<number>,
    signal?: AbortSignal,
  ): Answered<ChosenRows> {
    return await chooseRowsInSql(this.#universe, this.#asked(question), quantities, signal)
  }

  #asked(question: EngineQuestion): SqlQuestion {
    ensureSnapshot(question.suppressing, this.#snapshot)
    return sqlQuestionOf(question)
  }

  #column(name: string): Result.Result<StoredColumn, SelectionRefused> {
    const stored = this.#universe.columns.find(({ column }) => column.column === name)
    return stored === undefined
      ? Result.fail({ _tag: "ColumnUnknown", column: name })
      : Result.succeed(stored)
  }
}
