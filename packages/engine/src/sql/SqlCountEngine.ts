import { Yielder } from "../turns/Yielder.ts"
import {
  type AskedAreaTable,
  type AskedDetails,
  type BreakdownRow,
  type CountDetails,
  type CountedByAreas,
  type CrossTabCell,
  type FillRates,
  type RecordsByRoute,
  type WaterfallStep,
  withoutPlaceOf,
} from "@listwright/domain/counting"
import { areaKey } from "@listwright/domain/definition"
import { Result } from "effect"
import type { Answered, AreaTotal, ChosenRows, CountedAreas, CountEngine } from "../question/CountEngine.ts"
import { type AreaTable, askedAreaTable } from "../question/askedAreaTable.ts"
import { askedColumn, askedTable } from "../question/askedColumns.ts"
import { ensureSnapshot } from "../question/ensureSnapshot.ts"
import type { EngineQuestion } from "../question/EngineQuestion.ts"
import { areaTableInSql } from "./answer/areaTable.ts"
import { breakdownInSql, crossTabInSql } from "./answer/breakdown.ts"
import { chooseRowsInSql } from "./answer/chooseRows.ts"
import { countAreasInSql } from "./answer/countAreas.ts"
import { type CenterOf, countDetailsInSql } from "./answer/countDetails.ts"
import { overlapInSql } from "./answer/overlap.ts"
import { fillRatesInSql } from "./answer/fillRates.ts"
import { routesInSql } from "./answer/routes.ts"
import { suppressedInSql } from "./answer/suppressedCounts.ts"
import { zipsInSql } from "./answer/zips.ts"
import { waterfallInSql } from "./answer/waterfall.ts"
import { sqlQuestionOf } from "./sqlQuestionOf.ts"
import type { SqlQuestion } from "./SqlQuestion.ts"
import type { SqlUniverse } from "./SqlUniverse.ts"

/** Answers questions about definitions by querying a database. */
export class SqlCountEngine implements CountEngine {
  readonly #universe: SqlUniverse
  readonly #centerOf: CenterOf
  readonly #snapshot: string

  /** `snapshot` identifies the state of the data in the database. */
  constructor(universe: SqlUniverse, centerOf: CenterOf, snapshot: string) {
    this.#universe = universe
    this.#centerOf = centerOf
    this.#snapshot = snapshot
  }

  async countAll(question: EngineQuestion, yielder: Yielder = new Yielder()): Answered<CountedAreas> {
    const areas = await this.count(question, yielder)
    if (Result.isFailure(areas)) return Result.fail(areas.failure)
    const suppressed = await suppressedInSql(this.#universe, this.#asked(question), yielder.signal)
    return Result.map(suppressed, (taken) => ({
      areas: areas.success,
      suppressed: taken,
      withoutPlace: withoutPlaceOf(
        question.definition,
        (granularity) => this.#universe.withoutPlace[granularity],
      ),
    }))
  }

  async count(
    question: EngineQuestion,
    yielder: Yielder = new Yielder(),
  ): Answered<ReadonlyArray<AreaTotal>> {
    const counted = await countAreasInSql(this.#universe, this.#asked(question), yielder.signal)
    return Result.map(counted, (areas) =>
      areas.map(({ area, records, withPhones }) => ({ key: areaKey(area), records, withPhones })),
    )
  }

  async waterfall(
    question: EngineQuestion,
    yielder: Yielder = new Yielder(),
  ): Answered<ReadonlyArray<WaterfallStep>> {
    return await waterfallInSql(this.#universe, this.#asked(question), yielder.signal)
  }

  async details(
    question: EngineQuestion,
    by: AskedDetails = {},
    yielder: Yielder = new Yielder(),
  ): Answered<CountDetails> {
    const asked = this.#asked(question)
    return await countDetailsInSql(this.#universe, asked, by, this.#centerOf, yielder.signal)
  }

  async routes(question: EngineQuestion, yielder: Yielder = new Yielder()): Answered<RecordsByRoute> {
    return await routesInSql(this.#universe, this.#asked(question), yielder.signal)
  }

  async zips(
    question: EngineQuestion,
    yielder: Yielder = new Yielder(),
  ): Answered<ReadonlyMap<string, number>> {
    return await zipsInSql(this.#universe, this.#asked(question), yielder.signal)
  }

  async overlap(question: EngineQuestion, yielder: Yielder = new Yielder()): Answered<CountedByAreas> {
    return await overlapInSql(this.#universe, this.#asked(question), yielder.signal)
  }

  async breakdown(
    question: EngineQuestion,
    column: string,
    yielder: Yielder = new Yielder(),
  ): Answered<ReadonlyArray<BreakdownRow>> {
    const stored = askedColumn(this.#universe.columns, column)
    if (Result.isFailure(stored)) return Result.fail(stored.failure)
    return await breakdownInSql(this.#universe, this.#asked(question), stored.success, yielder.signal)
  }

  async crossTab(
    question: EngineQuestion,
    rows: string,
    columns: string,
    yielder: Yielder = new Yielder(),
  ): Answered<ReadonlyArray<CrossTabCell>> {
    const both = askedTable(this.#universe.columns, rows, columns)
    if (Result.isFailure(both)) return Result.fail(both.failure)
    return await crossTabInSql(this.#universe, this.#asked(question), ...both.success, yielder.signal)
  }

  async areaTable(
    question: EngineQuestion,
    asked: AskedAreaTable,
    yielder: Yielder = new Yielder(),
  ): Answered<AreaTable> {
    const table = askedAreaTable(this.#universe.columns, question.definition, asked)
    if (Result.isFailure(table)) return Result.fail(table.failure)
    return await areaTableInSql(this.#universe, this.#asked(question), table.success, yielder.signal)
  }

  async fillRates(question: EngineQuestion, yielder: Yielder = new Yielder()): Answered<FillRates> {
    return await fillRatesInSql(this.#universe, this.#asked(question), yielder.signal)
  }

  async choose(
    question: EngineQuestion,
    quantities: ReadonlyArray<number>,
    yielder: Yielder = new Yielder(),
  ): Answered<ChosenRows> {
    return await chooseRowsInSql(this.#universe, this.#asked(question), quantities, yielder.signal)
  }

  #asked(question: EngineQuestion): SqlQuestion {
    ensureSnapshot(question.suppressing, this.#snapshot)
    return sqlQuestionOf(question)
  }
}
