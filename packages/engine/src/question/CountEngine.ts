import type { Yielder } from "../turns/Yielder.ts"
import type {
  AreaTableRequest,
  DetailsRequest,
  BreakdownRow,
  CountDetails,
  OverlapCounts,
  CrossTabCell,
  FillRates,
  RecordsByRoute,
  SelectionRefusal,
  SuppressedCount,
  WaterfallStep,
  UnlocatedRecords,
} from "@listwright/domain/counting"
import type { Result } from "effect"
import type { AreaTable } from "./resolveAreaTable.ts"
import type { EngineQuestion } from "./EngineQuestion.ts"

/** An exact answer, or the reason there isn't one; never a count that is too low. Rejects if the engine fails. */
export type SelectionAnswer<A> = Promise<Result.Result<A, SelectionRefusal>>

/** An area's counts, by its key. */
export interface AreaTotal {
  readonly key: string
  readonly records: number
  /** The number of records with a deliverable phone. */
  readonly withPhones: number
}

/** Rows in a universe, each with its area's position; ascending within an area. */
export interface ChosenRows {
  readonly rows: Uint32Array
  readonly areas: Uint16Array
}

/** The counts of a question's areas and suppressions. */
export interface CountedAreas {
  /** The areas that aren't excluded, in canonical order. */
  readonly areas: ReadonlyArray<AreaTotal>
  readonly suppressed: ReadonlyArray<SuppressedCount>
  /** The number of records that shapes miss because their location is unknown. */
  readonly withoutPlace: ReadonlyArray<UnlocatedRecords>
}

/**
 * The operations that differ between counters; every answer about a definition is built from them. Aborting the yielder
 * stops the work.
 */
export interface CountEngine {
  /** Counts each area's records, and the records removed by suppressions. */
  readonly countAll: (question: EngineQuestion, yielder?: Yielder) => SelectionAnswer<CountedAreas>
  /** Counts each area's records. */
  readonly count: (question: EngineQuestion, yielder?: Yielder) => SelectionAnswer<ReadonlyArray<AreaTotal>>
  /** Counts the records that each step in the definition leaves and removes. */
  readonly waterfall: (
    question: EngineQuestion,
    yielder?: Yielder,
  ) => SelectionAnswer<ReadonlyArray<WaterfallStep>>
  /** Counts each area's records, down to its detail rows. */
  readonly details: (
    question: EngineQuestion,
    asked?: DetailsRequest,
    yielder?: Yielder,
  ) => SelectionAnswer<CountDetails>
  /** Counts the selected records by carrier route, regardless of their areas; includes only routes that have any. */
  readonly routes: (question: EngineQuestion, yielder?: Yielder) => SelectionAnswer<RecordsByRoute>
  /** Counts the selected records by ZIP Code, regardless of their areas; includes only ZIP Codes that have any. */
  readonly zips: (question: EngineQuestion, yielder?: Yielder) => SelectionAnswer<ReadonlyMap<string, number>>
  /**
   * Counts the selected records by the set of areas that contain them, as bits; supports at most `MAX_OVERLAP_AREAS`
   * areas.
   */
  readonly overlap: (question: EngineQuestion, yielder?: Yielder) => SelectionAnswer<OverlapCounts>
  /** Counts the selected records by the values of a column. */
  readonly breakdown: (
    question: EngineQuestion,
    column: string,
    yielder?: Yielder,
  ) => SelectionAnswer<ReadonlyArray<BreakdownRow>>
  /** Counts the selected records by the values of two columns. */
  readonly crossTab: (
    question: EngineQuestion,
    rows: string,
    columns: string,
    yielder?: Yielder,
  ) => SelectionAnswer<ReadonlyArray<CrossTabCell>>
  /** Counts each area's records by column value. */
  readonly areaTable: (
    question: EngineQuestion,
    asked: AreaTableRequest,
    yielder?: Yielder,
  ) => SelectionAnswer<AreaTable>
  /**
   * Counts the selected records with a known ZIP+4, with a known carrier route, and with a known value in each of the
   * universe's columns.
   */
  readonly fillRates: (question: EngineQuestion, yielder?: Yielder) => SelectionAnswer<FillRates>
  /** Chooses the rows to deliver, by quantity per area, spread evenly over the area's rows in order. */
  readonly choose: (
    question: EngineQuestion,
    quantities: ReadonlyArray<number>,
    yielder?: Yielder,
  ) => SelectionAnswer<ChosenRows>
}
