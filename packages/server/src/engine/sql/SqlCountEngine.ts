import {
  areaKey,
  type BreakdownRow,
  type CountDetails,
  type CrossTabCell,
  type FillRates,
  type RestrictionSuggestion,
  type Suggestion,
  type WaterfallStep,
} from "@listwright/domain"
import { Result } from "effect"
import type { ChosenRows } from "../bitslice/answer/chosenRows.ts"
import type { Answered, AreaTotal, CountedAreas, CountEngine } from "../CountEngine.ts"
import { askedColumn, askedTable } from "../question/askedColumns.ts"
import { ensureSnapshot } from "../question/ensureSnapshot.ts"
import type { EngineQuestion } from "../question/EngineQuestion.ts"
import { restrictionsNear } from "../restrictionsNear.ts"
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

  async countAll(question: EngineQuestion, signal?: AbortSignal): Answered<CountedAreas> {
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
    return suggestionsOf(this, question, signal)
  }

  restrictions(
    question: EngineQuestion,
    wanted: number,
    signal?: AbortSignal,
  ): Answered<ReadonlyArray<RestrictionSuggestion>> {
    return restrictionsNear(this, this.#universe.columns, question, wanted, signal)
  }

  async details(question: EngineQuestion, signal?: AbortSignal): Answered<CountDetails> {
    return await countDetailsInSql(this.#universe, this.#asked(question), this.#centreOf, signal)
  }

  async breakdown(
    question: EngineQuestion,
    column: string,
    signal?: AbortSignal,
  ): Answered<ReadonlyArray<BreakdownRow>> {
    const stored = askedColumn(this.#universe.columns, column)
    if (Result.isFailure(stored)) return Result.fail(stored.failure)
    return await breakdownInSql(this.#universe, this.#asked(question), stored.success, signal)
  }

  async crossTab(
    question: EngineQuestion,
    rows: string,
    columns: string,
    signal?: AbortSignal,
  ): Answered<ReadonlyArray<CrossTabCell>> {
    const both = askedTable(this.#universe.columns, rows, columns)
    if (Result.isFailure(both)) return Result.fail(both.failure)
    return await crossTabInSql(this.#universe, this.#asked(question), ...both.success, signal)
  }

  async fillRates(question: EngineQuestion, signal?: AbortSignal): Answered<FillRates> {
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
}
