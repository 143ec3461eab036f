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

/** An exact answer, or the reason why there isn't one; never a smaller number. Rejects if the engine fails. */
export type Answered<A> = Promise<Result.Result<A, SelectionRefused>>

/** The counts of an area, by its key. */
export interface AreaTotal {
  readonly key: string
  readonly records: number
  /** The records with a phone that may be delivered. */
  readonly withPhones: number
}

/** Rows of a universe, each with the place of its area; ascending within an area. */
export interface ChosenRows {
  readonly rows: Uint32Array
  readonly areas: Uint16Array
}

/** The counts of a question's areas and suppressions. */
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
  /** Counts each area's records and what suppressions remove. */
  readonly countAll: (question: EngineQuestion, yielder?: Yielder) => Answered<CountedAreas>
  /** Counts each area's records. */
  readonly count: (question: EngineQuestion, yielder?: Yielder) => Answered<ReadonlyArray<AreaTotal>>
  /** Counts what each step of the definition leaves and removes. */
  readonly waterfall: (question: EngineQuestion, yielder?: Yielder) => Answered<ReadonlyArray<WaterfallStep>>
  /** Counts each area's records, down to its detail rows. */
  readonly details: (
    question: EngineQuestion,
    asked?: AskedDetails,
    yielder?: Yielder,
  ) => Answered<CountDetails>
  /** The selected records by their carrier route, whichever area they belong to; only routes that have any. */
  readonly routes: (question: EngineQuestion, yielder?: Yielder) => Answered<RecordsByRoute>
  /** The selected records by their ZIP Code, whichever area they belong to; only ZIP Codes that have any. */
  readonly zips: (question: EngineQuestion, yielder?: Yielder) => Answered<ReadonlyMap<string, number>>
  /** Counts the selected records by the areas that contain them, as bits: at most `MAX_OVERLAPPED` areas. */
  readonly overlap: (question: EngineQuestion, yielder?: Yielder) => Answered<CountedByAreas>
  /** Counts the selected records by the values of a column. */
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
  /** Counts each area's records by the values of columns. */
  readonly areaTable: (
    question: EngineQuestion,
    asked: AskedAreaTable,
    yielder?: Yielder,
  ) => Answered<AreaTable>
  /**
   * Counts the selected records with a known ZIP+4, with a known carrier route, and with a known value in each column
   * of the universe.
   */
  readonly fillRates: (question: EngineQuestion, yielder?: Yielder) => Answered<FillRates>
  /** The rows to deliver, by the quantity of each area: spread evenly over its rows in their order. */
  readonly choose: (
    question: EngineQuestion,
    quantities: ReadonlyArray<number>,
    yielder?: Yielder,
  ) => Answered<ChosenRows>
}
