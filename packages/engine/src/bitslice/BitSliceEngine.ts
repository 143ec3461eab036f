import { Yielder } from "../turns/Yielder.ts"
import {
  type AskedAreaTable,
  type AskedDetails,
  type BreakdownRow,
  type CountDetails,
  type CountedByAreas,
  type CrossTabCell,
  type FillRates,
  overlapRefused,
  type RecordsByRoute,
  type WaterfallStep,
  withoutPlaceOf,
} from "@listwright/domain/counting"
import { type Area, areaKey } from "@listwright/domain/definition"
import { Result } from "effect"
import type { Answered, AreaTotal, ChosenRows, CountedAreas, CountEngine } from "../question/CountEngine.ts"
import { type AreaTable, askedAreaTable } from "../question/askedAreaTable.ts"
import { askedColumn, askedTable } from "../question/askedColumns.ts"
import type { EngineQuestion } from "../question/EngineQuestion.ts"
import { areaTableOf } from "./answer/areaTableOf.ts"
import { breakdownOf } from "./answer/breakdownOf.ts"
import { chosenRows } from "./answer/chosenRows.ts"
import { countAll } from "./answer/countAreas.ts"
import { crossTabOf } from "./answer/crossTabOf.ts"
import { detailsOf } from "./answer/detailsOf.ts"
import { knownOf } from "./answer/knownOf.ts"
import { knownUnits } from "./answer/knownUnits.ts"
import { overlapOf } from "./answer/overlapOf.ts"
import { overlapOfLists } from "./answer/overlapOfLists.ts"
import { routesOf } from "./answer/routesOf.ts"
import { zipsOf } from "./answer/zipsOf.ts"
import { waterfallOf } from "./answer/waterfallOf.ts"
import { PreparedQuestions } from "./PreparedQuestions.ts"
import type { SlicedUniverse } from "./Universe.ts"

/** Answers questions about definitions, using a universe's slices. */
export class BitSliceEngine implements CountEngine {
  readonly #universe: SlicedUniverse
  readonly #prepared: PreparedQuestions

  constructor(universe: SlicedUniverse) {
    this.#universe = universe
    this.#prepared = new PreparedQuestions(universe)
  }

  /** Counts each area's records and the records that suppressions remove. */
  countAll(question: EngineQuestion, yielder: Yielder = new Yielder()): Answered<CountedAreas> {
    return this.#prepared.select(question, yielder, async (asked, selected) => {
      const { areas, suppressed } = await countAll(this.#universe, asked, selected, yielder)
      return {
        areas: areas.map((tally, at) => ({ ...tally, key: keyOf(selected.areas[at]) })),
        suppressed,
        withoutPlace: withoutPlaceOf(
          asked.definition,
          (granularity) => this.#universe.places.withoutPlace[granularity],
        ),
      }
    })
  }

  /** Counts each area's records. */
  async count(
    question: EngineQuestion,
    yielder: Yielder = new Yielder(),
  ): Answered<ReadonlyArray<AreaTotal>> {
    return Result.map(await this.countAll(question, yielder), ({ areas }) => areas)
  }

  /** Counts the records that each step in the definition leaves and removes. */
  waterfall(
    question: EngineQuestion,
    yielder: Yielder = new Yielder(),
  ): Answered<ReadonlyArray<WaterfallStep>> {
    return this.#prepared.select(question, yielder, (asked, selected) =>
      waterfallOf(this.#universe, asked, selected, yielder),
    )
  }

  /** Counts each area's records, down to its detail rows. */
  details(
    question: EngineQuestion,
    by: AskedDetails = {},
    yielder: Yielder = new Yielder(),
  ): Answered<CountDetails> {
    return this.#prepared.select(question, yielder, (asked, selected) =>
      detailsOf(this.#universe, asked, selected, by, yielder),
    )
  }

  /** Counts the selected homes and apartments by carrier route. */
  routes(question: EngineQuestion, yielder: Yielder = new Yielder()): Answered<RecordsByRoute> {
    return this.#prepared.select(question, yielder, (asked, selected) =>
      routesOf(this.#universe, asked, selected, yielder),
    )
  }

  /** Counts the selected records by ZIP Code. */
  zips(question: EngineQuestion, yielder: Yielder = new Yielder()): Answered<ReadonlyMap<string, number>> {
    return this.#prepared.select(question, yielder, (asked, selected) =>
      zipsOf(this.#universe, asked, selected, yielder),
    )
  }

  /** Counts the selected records by the areas that contain them. */
  overlap(question: EngineQuestion, yielder: Yielder = new Yielder()): Answered<CountedByAreas> {
    const { areas } = question.definition
    const refused = overlapRefused(question.definition)
    if (refused !== null) return Promise.resolve(Result.fail(refused))
    const lists = areas.filter(isPlainList)
    return areas.length > 0 && lists.length === areas.length
      ? this.#prepared.lists(
          question,
          lists.map(({ savedCount }) => savedCount),
          yielder,
          (marked, conditions) => overlapOfLists(this.#universe, marked, conditions, yielder),
        )
      : this.#prepared.select(question, yielder, (asked, selected) =>
          overlapOf(this.#universe, asked, selected, yielder),
        )
  }

  /** Counts the selected records by the values of a column. */
  breakdown(
    question: EngineQuestion,
    column: string,
    yielder: Yielder = new Yielder(),
  ): Answered<ReadonlyArray<BreakdownRow>> {
    const stored = askedColumn(this.#universe.columns, column)
    return Result.isFailure(stored)
      ? Promise.resolve(Result.fail(stored.failure))
      : this.#prepared.select(question, yielder, (asked, selected) =>
          breakdownOf(this.#universe, asked, selected, stored.success, yielder),
        )
  }

  /** Counts the selected records by the values of two columns. */
  crossTab(
    question: EngineQuestion,
    rows: string,
    columns: string,
    yielder: Yielder = new Yielder(),
  ): Answered<ReadonlyArray<CrossTabCell>> {
    const both = askedTable(this.#universe.columns, rows, columns)
    return Result.isFailure(both)
      ? Promise.resolve(Result.fail(both.failure))
      : this.#prepared.select(question, yielder, (asked, selected) =>
          crossTabOf(this.#universe, asked, selected, both.success, yielder),
        )
  }

  /** Counts each area's records by the values of columns. */
  areaTable(
    question: EngineQuestion,
    asked: AskedAreaTable,
    yielder: Yielder = new Yielder(),
  ): Answered<AreaTable> {
    const table = askedAreaTable(this.#universe.columns, question.definition, asked)
    return Result.isFailure(table)
      ? Promise.resolve(Result.fail(table.failure))
      : this.#prepared.select(question, yielder, (about, selected) =>
          areaTableOf(this.#universe, about, selected, table.success, yielder),
        )
  }

  /**
   * Counts the selected records with a known ZIP+4, with a known carrier route, and with a known value in each column
   * of the universe.
   */
  fillRates(question: EngineQuestion, yielder: Yielder = new Yielder()): Answered<FillRates> {
    const { columns } = this.#universe
    return this.#prepared.select(question, yielder, async (asked, selected) => {
      const known = await knownOf(this.#universe, asked, selected, columns, yielder)
      const units = await knownUnits(this.#universe, asked, selected, yielder)
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
  ): Answered<ChosenRows> {
    return this.#prepared.select(question, yielder, (asked, selected) =>
      chosenRows(this.#universe, asked, selected, quantities, yielder),
    )
  }
}

/** Tells whether an area is a single saved count that isn't excluded. */
const isPlainList = (area: Area): area is Extract<Area, { readonly kind: "savedCount" }> =>
  area.kind === "savedCount" && !area.excluded

const keyOf = (area: Area | undefined): string => (area === undefined ? "" : areaKey(area))
