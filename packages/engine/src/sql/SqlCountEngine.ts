import { Yielder } from "../turns/Yielder.ts"
import {
  type AreaTableRequest,
  type DetailsRequest,
  type BreakdownRow,
  type CountDetails,
  type OverlapCounts,
  type CrossTabCell,
  type FillRates,
  type RecordsByRoute,
  type WaterfallStep,
} from "@listwright/domain/counting"
import { areaKey } from "@listwright/domain/definition"
import { Result } from "effect"
import type {
  SelectionAnswer,
  AreaTotal,
  ChosenRows,
  CountedAreas,
  CountEngine,
} from "../question/CountEngine.ts"
import { type AreaTable, resolveAreaTable } from "../question/resolveAreaTable.ts"
import { findBreakdownColumn, findCrossTabColumns } from "../question/requestedColumns.ts"
import { ensureSnapshot } from "../question/ensureSnapshot.ts"
import type { EngineQuestion } from "../question/EngineQuestion.ts"
import { areaTableInSql } from "./answer/areaTable.ts"
import { breakdownInSql, crossTabInSql } from "./answer/breakdown.ts"
import { chooseRowsInSql } from "./answer/chooseRows.ts"
import { countAreasInSql } from "./answer/countAreas.ts"
import { type CenterLookup, countDetailsInSql } from "./answer/countDetails.ts"
import { overlapInSql } from "./answer/overlap.ts"
import { fillRatesInSql } from "./answer/fillRates.ts"
import { routesInSql } from "./answer/routes.ts"
import { SqlUnlocatedRecords } from "./answer/SqlUnlocatedRecords.ts"
import { suppressedInSql } from "./answer/suppressedCounts.ts"
import { zipsInSql } from "./answer/zips.ts"
import { waterfallInSql } from "./answer/waterfall.ts"
import { toSqlQuestion } from "./toSqlQuestion.ts"
import type { SqlQuestion } from "./SqlQuestion.ts"
import type { SqlUniverse } from "./SqlUniverse.ts"

/** Answers questions about definitions by querying a database. */
export class SqlCountEngine implements CountEngine {
  readonly #universe: SqlUniverse
  readonly #centerOf: CenterLookup
  readonly #snapshot: string
  readonly #unlocated: SqlUnlocatedRecords

  /** `snapshot` identifies the state of the data in the database. */
  constructor(universe: SqlUniverse, centerOf: CenterLookup, snapshot: string) {
    this.#universe = universe
    this.#centerOf = centerOf
    this.#snapshot = snapshot
    this.#unlocated = new SqlUnlocatedRecords(universe)
  }

  async countAll(question: EngineQuestion, yielder: Yielder = new Yielder()): SelectionAnswer<CountedAreas> {
    const areas = await this.count(question, yielder)
    if (Result.isFailure(areas)) return Result.fail(areas.failure)
    const suppressed = await suppressedInSql(this.#universe, this.#asked(question), yielder.signal)
    const withoutPlace = await this.#unlocated.of(this.#asked(question), yielder.signal)
    return Result.map(suppressed, (taken) => ({
      areas: areas.success,
      suppressed: taken,
      withoutPlace,
    }))
  }

  async count(
    question: EngineQuestion,
    yielder: Yielder = new Yielder(),
  ): SelectionAnswer<ReadonlyArray<AreaTotal>> {
    const counted = await countAreasInSql(this.#universe, this.#asked(question), yielder.signal)
    return Result.map(counted, (areas) =>
      areas.map(({ area, records, withPhones }) => ({ key: areaKey(area), records, withPhones })),
    )
  }

  async waterfall(
    question: EngineQuestion,
    yielder: Yielder = new Yielder(),
  ): SelectionAnswer<ReadonlyArray<WaterfallStep>> {
    return await waterfallInSql(this.#universe, this.#asked(question), yielder.signal)
  }

  async details(
    question: EngineQuestion,
    by: DetailsRequest = {},
    yielder: Yielder = new Yielder(),
  ): SelectionAnswer<CountDetails> {
    const asked = this.#asked(question)
    return await countDetailsInSql(this.#universe, asked, by, this.#centerOf, this.#unlocated, yielder.signal)
  }

  async routes(question: EngineQuestion, yielder: Yielder = new Yielder()): SelectionAnswer<RecordsByRoute> {
    return await routesInSql(this.#universe, this.#asked(question), yielder.signal)
  }

  async zips(
    question: EngineQuestion,
    yielder: Yielder = new Yielder(),
  ): SelectionAnswer<ReadonlyMap<string, number>> {
    return await zipsInSql(this.#universe, this.#asked(question), yielder.signal)
  }

  async overlap(question: EngineQuestion, yielder: Yielder = new Yielder()): SelectionAnswer<OverlapCounts> {
    return await overlapInSql(this.#universe, this.#asked(question), yielder.signal)
  }

  async breakdown(
    question: EngineQuestion,
    column: string,
    yielder: Yielder = new Yielder(),
  ): SelectionAnswer<ReadonlyArray<BreakdownRow>> {
    const stored = findBreakdownColumn(this.#universe.columns, column)
    if (Result.isFailure(stored)) return Result.fail(stored.failure)
    return await breakdownInSql(this.#universe, this.#asked(question), stored.success, yielder.signal)
  }

  async crossTab(
    question: EngineQuestion,
    rows: string,
    columns: string,
    yielder: Yielder = new Yielder(),
  ): SelectionAnswer<ReadonlyArray<CrossTabCell>> {
    const both = findCrossTabColumns(this.#universe.columns, rows, columns)
    if (Result.isFailure(both)) return Result.fail(both.failure)
    return await crossTabInSql(this.#universe, this.#asked(question), ...both.success, yielder.signal)
  }

  async areaTable(
    question: EngineQuestion,
    asked: AreaTableRequest,
    yielder: Yielder = new Yielder(),
  ): SelectionAnswer<AreaTable> {
    const table = resolveAreaTable(this.#universe.columns, question.definition, asked)
    if (Result.isFailure(table)) return Result.fail(table.failure)
    return await areaTableInSql(this.#universe, this.#asked(question), table.success, yielder.signal)
  }

  async fillRates(question: EngineQuestion, yielder: Yielder = new Yielder()): SelectionAnswer<FillRates> {
    return await fillRatesInSql(this.#universe, this.#asked(question), yielder.signal)
  }

  async choose(
    question: EngineQuestion,
    quantities: ReadonlyArray<number>,
    yielder: Yielder = new Yielder(),
  ): SelectionAnswer<ChosenRows> {
    return await chooseRowsInSql(this.#universe, this.#asked(question), quantities, yielder.signal)
  }

  #asked(question: EngineQuestion): SqlQuestion {
    ensureSnapshot(question.doNotSell, this.#snapshot)
    return toSqlQuestion(question)
  }
}
