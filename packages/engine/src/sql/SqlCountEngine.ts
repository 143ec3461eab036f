import { Breath } from "../turns/Breath.ts"
import {
  type BreakdownRow,
  type CountDetails,
  type CrossTabCell,
  type FillRates,
  type WaterfallStep,
  withoutPlaceOf,
} from "@listwright/domain/counting"
import { areaKey } from "@listwright/domain/definition"
import { Result } from "effect"
import type { Answered, AreaTotal, ChosenRows, CountedAreas, CountEngine } from "../question/CountEngine.ts"
import { askedColumn, askedTable } from "../question/askedColumns.ts"
import { ensureSnapshot } from "../question/ensureSnapshot.ts"
import type { EngineQuestion } from "../question/EngineQuestion.ts"
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

  async countAll(question: EngineQuestion, breath: Breath = new Breath()): Answered<CountedAreas> {
    const areas = await this.count(question, breath)
    if (Result.isFailure(areas)) return Result.fail(areas.failure)
    const suppressed = await suppressedInSql(this.#universe, this.#asked(question), breath.signal)
    return Result.map(suppressed, (taken) => ({
      areas: areas.success,
      suppressed: taken,
      withoutPlace: withoutPlaceOf(
        question.definition,
        (granularity) => this.#universe.withoutPlace[granularity],
      ),
    }))
  }

  async count(question: EngineQuestion, breath: Breath = new Breath()): Answered<ReadonlyArray<AreaTotal>> {
    const counted = await countAreasInSql(this.#universe, this.#asked(question), breath.signal)
    return Result.map(counted, (areas) =>
      areas.map(({ area, records, withPhones }) => ({ key: areaKey(area), records, withPhones })),
    )
  }

  async waterfall(
    question: EngineQuestion,
    breath: Breath = new Breath(),
  ): Answered<ReadonlyArray<WaterfallStep>> {
    return await waterfallInSql(this.#universe, this.#asked(question), breath.signal)
  }

  async details(question: EngineQuestion, breath: Breath = new Breath()): Answered<CountDetails> {
    return await countDetailsInSql(this.#universe, this.#asked(question), this.#centreOf, breath.signal)
  }

  async breakdown(
    question: EngineQuestion,
    column: string,
    breath: Breath = new Breath(),
  ): Answered<ReadonlyArray<BreakdownRow>> {
    const stored = askedColumn(this.#universe.columns, column)
    if (Result.isFailure(stored)) return Result.fail(stored.failure)
    return await breakdownInSql(this.#universe, this.#asked(question), stored.success, breath.signal)
  }

  async crossTab(
    question: EngineQuestion,
    rows: string,
    columns: string,
    breath: Breath = new Breath(),
  ): Answered<ReadonlyArray<CrossTabCell>> {
    const both = askedTable(this.#universe.columns, rows, columns)
    if (Result.isFailure(both)) return Result.fail(both.failure)
    return await crossTabInSql(this.#universe, this.#asked(question), ...both.success, breath.signal)
  }

  async fillRates(question: EngineQuestion, breath: Breath = new Breath()): Answered<FillRates> {
    return await fillRatesInSql(this.#universe, this.#asked(question), breath.signal)
  }

  async choose(
    question: EngineQuestion,
    quantities: ReadonlyArray<number>,
    breath: Breath = new Breath(),
  ): Answered<ChosenRows> {
    return await chooseRowsInSql(this.#universe, this.#asked(question), quantities, breath.signal)
  }

  #asked(question: EngineQuestion): SqlQuestion {
    ensureSnapshot(question.suppressing, this.#snapshot)
    return sqlQuestionOf(question)
  }
}
