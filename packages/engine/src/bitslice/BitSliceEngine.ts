import { Yielder } from "../turns/Yielder.ts"
import {
  type AreaTableRequest,
  type DetailsRequest,
  type BreakdownRow,
  type CountDetails,
  type OverlapCounts,
  type CrossTabCell,
  type FillRates,
  overlapRefusal,
  type RecordsByRoute,
  type WaterfallStep,
} from "@listwright/domain/counting"
import { type Area, areaKey } from "@listwright/domain/definition"
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
import type { EngineQuestion } from "../question/EngineQuestion.ts"
import { countAreaTable } from "./answer/countAreaTable.ts"
import { countBreakdown } from "./answer/countBreakdown.ts"
import { chooseRows } from "./answer/chooseRows.ts"
import { countAll } from "./answer/countAreas.ts"
import { countCrossTab } from "./answer/countCrossTab.ts"
import { countDetails } from "./answer/countDetails.ts"
import { countKnownValues } from "./answer/countKnownValues.ts"
import { countKnownUnits } from "./answer/countKnownUnits.ts"
import { countAreaOverlap } from "./answer/countAreaOverlap.ts"
import { countListOverlap } from "./answer/countListOverlap.ts"
import { countRoutes } from "./answer/countRoutes.ts"
import { countByZip } from "./answer/countByZip.ts"
import { countWaterfall } from "./answer/countWaterfall.ts"
import { unlocatedRecords } from "./answer/unlocatedRecords.ts"
import { PreparedQuestions } from "./PreparedQuestions.ts"
import type { SlicedUniverse } from "./Universe.ts"

/** Answers questions about definitions, using a universe's slices. */
export class BitSliceEngine implements CountEngine {
  readonly #universe: SlicedUniverse
  readonly #prepared: PreparedQuestions

  /** `prepared` keeps the bitmaps of this universe, which others may use as well. */
  constructor(universe: SlicedUniverse, prepared: PreparedQuestions = new PreparedQuestions(universe)) {
    this.#universe = universe
    this.#prepared = prepared
  }

  /** Counts each area's records and the records that suppressions remove. */
  countAll(question: EngineQuestion, yielder: Yielder = new Yielder()): SelectionAnswer<CountedAreas> {
    return this.#prepared.select(question, yielder, async (asked, selected) => {
      const { areas, suppressed } = await countAll(this.#universe, asked, selected, yielder)
      return {
        areas: areas.map((tally, at) => ({ ...tally, key: keyOf(selected.areas[at]) })),
        suppressed,
        withoutPlace: await unlocatedRecords(this.#universe, asked, yielder),
      }
    })
  }

  /** Counts each area's records. */
  async count(
    question: EngineQuestion,
    yielder: Yielder = new Yielder(),
  ): SelectionAnswer<ReadonlyArray<AreaTotal>> {
    return Result.map(await this.countAll(question, yielder), ({ areas }) => areas)
  }

  /** Counts the records that each step in the definition leaves and removes. */
  waterfall(
    question: EngineQuestion,
    yielder: Yielder = new Yielder(),
  ): SelectionAnswer<ReadonlyArray<WaterfallStep>> {
    return this.#prepared.select(question, yielder, (asked, selected) =>
      countWaterfall(this.#universe, asked, selected, yielder),
    )
  }

  /** Counts each area's records, down to its detail rows. */
  details(
    question: EngineQuestion,
    by: DetailsRequest = {},
    yielder: Yielder = new Yielder(),
  ): SelectionAnswer<CountDetails> {
    return this.#prepared.select(question, yielder, (asked, selected) =>
      countDetails(this.#universe, asked, selected, by, yielder),
    )
  }

  /** Counts the selected homes and apartments by carrier route. */
  routes(question: EngineQuestion, yielder: Yielder = new Yielder()): SelectionAnswer<RecordsByRoute> {
    return this.#prepared.select(question, yielder, (asked, selected) =>
      countRoutes(this.#universe, asked, selected, yielder),
    )
  }

  /** Counts the selected records by ZIP Code. */
  zips(
    question: EngineQuestion,
    yielder: Yielder = new Yielder(),
  ): SelectionAnswer<ReadonlyMap<string, number>> {
    return this.#prepared.select(question, yielder, (asked, selected) =>
      countByZip(this.#universe, asked, selected, yielder),
    )
  }

  /** Counts the selected records by the areas that contain them. */
  overlap(question: EngineQuestion, yielder: Yielder = new Yielder()): SelectionAnswer<OverlapCounts> {
    const { areas } = question.definition
    const refused = overlapRefusal(question.definition)
    if (refused !== null) return Promise.resolve(Result.fail(refused))
    const lists = areas.filter(isPlainList)
    return areas.length > 0 && lists.length === areas.length
      ? this.#prepared.lists(
          question,
          lists.map(({ savedCount }) => savedCount),
          yielder,
          (marked, conditions) => countListOverlap(this.#universe, marked, conditions, yielder),
        )
      : this.#prepared.select(question, yielder, (asked, selected) =>
          countAreaOverlap(this.#universe, asked, selected, yielder),
        )
  }

  /** Counts the selected records by the values of a column. */
  breakdown(
    question: EngineQuestion,
    column: string,
    yielder: Yielder = new Yielder(),
  ): SelectionAnswer<ReadonlyArray<BreakdownRow>> {
    const stored = findBreakdownColumn(this.#universe.columns, column)
    return Result.isFailure(stored)
      ? Promise.resolve(Result.fail(stored.failure))
      : this.#prepared.select(question, yielder, (asked, selected) =>
          countBreakdown(this.#universe, asked, selected, stored.success, yielder),
        )
  }

  /** Counts the selected records by the values of two columns. */
  crossTab(
    question: EngineQuestion,
    rows: string,
    columns: string,
    yielder: Yielder = new Yielder(),
  ): SelectionAnswer<ReadonlyArray<CrossTabCell>> {
    const both = findCrossTabColumns(this.#universe.columns, rows, columns)
    return Result.isFailure(both)
      ? Promise.resolve(Result.fail(both.failure))
      : this.#prepared.select(question, yielder, (asked, selected) =>
          countCrossTab(this.#universe, asked, selected, both.success, yielder),
        )
  }

  /** Counts each area's records by the values of columns. */
  areaTable(
    question: EngineQuestion,
    asked: AreaTableRequest,
    yielder: Yielder = new Yielder(),
  ): SelectionAnswer<AreaTable> {
    const table = resolveAreaTable(this.#universe.columns, question.definition, asked)
    return Result.isFailure(table)
      ? Promise.resolve(Result.fail(table.failure))
      : this.#prepared.select(question, yielder, (about, selected) =>
          countAreaTable(this.#universe, about, selected, table.success, yielder),
        )
  }

  /**
   * Counts the selected records with a known ZIP+4, with a known carrier route, and with a known value in each column
   * of the universe.
   */
  fillRates(question: EngineQuestion, yielder: Yielder = new Yielder()): SelectionAnswer<FillRates> {
    const { columns } = this.#universe
    return this.#prepared.select(question, yielder, async (asked, selected) => {
      const known = await countKnownValues(this.#universe, asked, selected, columns, yielder)
      const units = await countKnownUnits(this.#universe, asked, selected, yielder)
      return {
        ...units,
        columns: columns.map(({ column }, at) => ({ column: column.column, known: known[at] ?? 0 })),
      }
    })
  }

  /** Returns the rows to deliver for the specified quantities by area. */
  choose(
    question: EngineQuestion,
    quantities: ReadonlyArray<number>,
    yielder: Yielder = new Yielder(),
  ): SelectionAnswer<ChosenRows> {
    return this.#prepared.select(question, yielder, (asked, selected) =>
      chooseRows(this.#universe, asked, selected, quantities, yielder),
    )
  }
}

/** Returns whether an area is a single saved count that isn't excluded. */
const isPlainList = (area: Area): area is Extract<Area, { readonly kind: "savedCount" }> =>
  area.kind === "savedCount" && !area.excluded

const keyOf = (area: Area | undefined): string => (area === undefined ? "" : areaKey(area))
