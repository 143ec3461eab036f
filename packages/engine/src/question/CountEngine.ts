import type { Yielder } from "../turns/Yielder.ts"
import type {
  AskedAreaTable,
  AskedDetails,
  BreakdownRow,
  CountDetails,
  CountedByAreas,
  CrossTabCell,
  FillRates,
  RecordsByRoute,
  SelectionRefused,
  SuppressedCount,
  WaterfallStep,
  WithoutPlace,
} from "@listwright/domain/counting"
import type { Result } from "effect"
import type { AreaTable } from "./askedAreaTable.ts"
import type { EngineQuestion } from "./EngineQuestion.ts"

/** An exact answer, or why there is none. Rejects when the engine fails; never a smaller number. */
export type Answered<A> = Promise<Result.Result<A, SelectionRefused>>

/** What an area brings, by its key. */
export interface AreaTotal {
  readonly key: string
  readonly records: number
  /** Those with a phone that may be delivered. */
  readonly withPhones: number
}

/** Rows of a universe, each with the place of its area; ascending within an area. */
export interface ChosenRows {
  readonly rows: Uint32Array
  readonly areas: Uint16Array
}

/** What is counted in one pass. */
export interface CountedAreas {
  /** The areas that are not excluded, in the canonical order. */
  readonly areas: ReadonlyArray<AreaTotal>
  readonly suppressed: ReadonlyArray<SuppressedCount>
  /** Records that the shapes skip because their location is unknown. */
  readonly withoutPlace: ReadonlyArray<WithoutPlace>
}

/**
 * The part that differs between counters: every answer about a definition is made of these. An aborted yielder ends the
 * work.
 */
export interface CountEngine {
  /** What each area brings, and what suppressions take away. */
  readonly countAll: (question: EngineQuestion, yielder?: Yielder) => Answered<CountedAreas>
  /** What each area brings. */
  readonly count: (question: EngineQuestion, yielder?: Yielder) => Answered<ReadonlyArray<AreaTotal>>
  /** How the count comes about, step by step. */
  readonly waterfall: (question: EngineQuestion, yielder?: Yielder) => Answered<ReadonlyArray<WaterfallStep>>
  /** What each area brings, down to its detail rows. */
  readonly details: (
    question: EngineQuestion,
    asked?: AskedDetails,
    yielder?: Yielder,
  ) => Answered<CountDetails>
  /** The selected records by their carrier route, whichever area they belong to; only routes that have any. */
  readonly routes: (question: EngineQuestion, yielder?: Yielder) => Answered<RecordsByRoute>
  /** The selected records by their ZIP Code, whichever area they belong to; only ZIP Codes that have any. */
  readonly zips: (question: EngineQuestion, yielder?: Yielder) => Answered<ReadonlyMap<string, number>>
  /** How many of the selected records lie in which areas, as bits: at most `MAX_OVERLAPPED` areas. */
  readonly overlap: (question: EngineQuestion, yielder?: Yielder) => Answered<CountedByAreas>
  /** How the selected records spread over the values of a column. */
  readonly breakdown: (
    question: EngineQuestion,
    column: string,
    yielder?: Yielder,
  ) => Answered<ReadonlyArray<BreakdownRow>>
  /** The same over the values of two columns. */
  readonly crossTab: (
    question: EngineQuestion,
    rows: string,
    columns: string,
    yielder?: Yielder,
  ) => Answered<ReadonlyArray<CrossTabCell>>
  /** How each area spreads over the values of columns. */
  readonly areaTable: (
    question: EngineQuestion,
    asked: AskedAreaTable,
    yielder?: Yielder,
  ) => Answered<AreaTable>
  /** Of how many of the selected records a ZIP+4, a carrier route and each column of the universe is known. */
  readonly fillRates: (question: EngineQuestion, yielder?: Yielder) => Answered<FillRates>
  /** The rows to deliver, by the quantity of each area: spread evenly over its rows in their order. */
  readonly choose: (
    question: EngineQuestion,
    quantities: ReadonlyArray<number>,
    yielder?: Yielder,
  ) => Answered<ChosenRows>
}
