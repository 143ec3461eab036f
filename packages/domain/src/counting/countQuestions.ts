import { Schema, Struct } from "effect"
import type { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import { candidateRelaxations } from "./widening/candidateRelaxations.ts"
import { AreaTableRequest, CountAreaTable } from "./questions/AreaTable.ts"
import { CountBreakdown, CountCrossTable, CountFillRates } from "./questions/Breakdown.ts"
import { CountAnswer } from "./questions/CountAnswer.ts"
import { DetailsRequest, DetailedCount } from "./questions/CountDetails.ts"
import { CountEachArea } from "./questions/EachArea.ts"
import { CountOverlap } from "./questions/Overlap.ts"
import { CountSample, SampleRequest } from "./questions/SampleRecord.ts"
import { RoutesRequest, CountSaturation } from "./questions/Saturation.ts"
import { ShadesRequest, CountShades } from "./questions/Shades.ts"
import { CountSuggestions } from "./questions/Suggestion.ts"
import { ANSWER_BASIS } from "./questions/AnswerBasis.ts"
import { CountWaterfall } from "./questions/Waterfall.ts"
import { explainedLists } from "./questions/waterfallLists.ts"

/** A question about a definition, described for both client and server. */
export interface CountQuestion<Asks, Reply, Field extends string = string> {
  readonly name: string
  /** The request fields in addition to the definition. */
  readonly asks: Schema.Codec<Asks, unknown>
  /** The reply fields in addition to the definition and the data's version. */
  readonly reply: Schema.Codec<Reply, unknown>
  /** The JSON field that contains the answer. */
  readonly field: Field
  /** The rough cost as a multiple of a plain count's. Engines refuse questions that would take too long. */
  readonly timesCount: (definition: CanonicalDefinition, asks: Asks) => number
  /** True if answers are so long that only a few of them are worth caching. */
  readonly isLong: boolean
  /**
   * True if a draft may have several of these questions in progress at once; otherwise a newer one replaces an older
   * one.
   */
  readonly sideBySide: boolean
  /** True if the areas make up one list; false if each area is a question of its own. */
  readonly isAboutOneList: boolean
}

type TrueOfField = keyof typeof ANSWER_BASIS

/** Strips the definition hash and the snapshot from an answer. */
const replyOf = <Fields extends Schema.Struct.Fields & typeof ANSWER_BASIS>(
  answer: Schema.Struct<Fields>,
): Schema.Struct<Omit<Fields, TrueOfField>> => answer.mapFields(Struct.omit(["definitionHash", "snapshot"]))

const NOTHING_ELSE = Schema.Struct({})

const usual = { asks: NOTHING_ELSE, isLong: false, sideBySide: false, isAboutOneList: true }

/** The total number of records wanted. */
const WantedRecords = Schema.Int.check(
  Schema.isBetween({ minimum: 1, maximum: 1_000_000_000 }, { message: "must be a quantity of 1 or more" }),
)

/**
 * The estimated number of extra counts for approaching a wanted quantity: columns to widen or narrow, areas to add or
 * drop, and more.
 */
const NEAR_WANTED = 16

/**
 * Every question about a definition. The ports `Counts` and `LiveCounts`, the engine protocol, and the HTTP contract
 * are derived from these; an engine that doesn't answer every question doesn't compile.
 */
export const COUNT_QUESTIONS = {
  /** The number of records, by area. */
  count: {
    ...usual,
    name: "count",
    answer: CountAnswer,
    reply: replyOf(CountAnswer),
    field: "answer",
    timesCount: () => 1,
  },
  /** The number of records that each choice keeps and removes. */
  waterfall: {
    ...usual,
    name: "waterfall",
    answer: CountWaterfall,
    reply: replyOf(CountWaterfall),
    field: "waterfall",
    // What each list brings is an overlap of them.
    timesCount: (definition: CanonicalDefinition) => (explainedLists(definition).length > 0 ? 5 : 2),
  },
  /**
   * The single changes that would add records, with their counts; for a `wanted` quantity, also the changes that would
   * bring the count close to it.
   */
  suggestions: {
    ...usual,
    name: "suggestions",
    asks: Schema.Struct({ wanted: Schema.optionalKey(WantedRecords) }),
    answer: CountSuggestions,
    reply: replyOf(CountSuggestions),
    field: "suggestions",
    // Each relaxation is counted by itself, and so is most of what would bring the number near.
    timesCount: (definition: CanonicalDefinition, { wanted }: { readonly wanted?: number }) =>
      1 + candidateRelaxations(definition).length + (wanted === undefined ? 0 : NEAR_WANTED),
  },
  /** Each area's records down to its detail rows, by dwelling type, with distances. */
  details: {
    ...usual,
    name: "details",
    asks: DetailsRequest,
    answer: DetailedCount,
    reply: replyOf(DetailedCount),
    field: "details",
    timesCount: () => 2,
    isLong: true,
  },
  /** The share of each carrier route in the areas that the list selects, highest first. */
  saturation: {
    ...usual,
    name: "saturation",
    asks: RoutesRequest,
    answer: CountSaturation,
    reply: replyOf(CountSaturation),
    field: "saturation",
    // The list, everybody in its areas, and everybody along the routes that these cut.
    timesCount: () => 4,
    isLong: true,
    // One that lists other routes takes nothing's place.
    sideBySide: true,
  },
  /** The records in each combination of up to six areas, which shows the overlap between lists. */
  overlap: {
    ...usual,
    name: "overlap",
    answer: CountOverlap,
    reply: replyOf(CountOverlap),
    field: "overlap",
    timesCount: () => 3,
  },
  /**
   * The records that each of up to 60 areas would bring in as the only chosen area, for search results before they're
   * added.
   */
  eachArea: {
    ...usual,
    name: "eachArea",
    answer: CountEachArea,
    reply: replyOf(CountEachArea),
    field: "eachArea",
    isAboutOneList: false,
    // The rows of an area once, and again where areas share them.
    timesCount: () => 2,
  },
  /** The records in each of up to 2,500 outlines, and the number that each would add, for coloring a map. */
  shades: {
    ...usual,
    name: "shades",
    asks: ShadesRequest,
    answer: CountShades,
    reply: replyOf(CountShades),
    field: "shades",
    // The list, and the rows of the outlines: see the engine's own estimate.
    timesCount: () => 2,
    isLong: true,
  },
  /** The distribution of the selection over the values of a column. */
  breakdown: {
    ...usual,
    name: "breakdown",
    asks: Schema.Struct({ column: Schema.String }),
    answer: CountBreakdown,
    reply: replyOf(CountBreakdown),
    field: "breakdown",
    timesCount: () => 4,
    sideBySide: true,
  },
  /** The distribution of the selection over the values of two columns. */
  crossTab: {
    ...usual,
    name: "crossTab",
    asks: Schema.Struct({ rows: Schema.String, columns: Schema.String }),
    answer: CountCrossTable,
    reply: replyOf(CountCrossTable),
    field: "crossTable",
    timesCount: () => 8,
    isLong: true,
    sideBySide: true,
  },
  /** The areas broken down by the values of columns. */
  areaTable: {
    ...usual,
    name: "areaTable",
    asks: AreaTableRequest,
    answer: CountAreaTable,
    reply: replyOf(CountAreaTable),
    field: "areaTable",
    // The areas are found once; their rows are looked at for each value of each column.
    timesCount: (_: CanonicalDefinition, { columns }: AreaTableRequest) => 1 + columns.length,
    isLong: true,
    sideBySide: true,
  },
  /**
   * The numbers of records with a known phone, a known ZIP+4, a known carrier route, and a known value of each
   * attribute.
   */
  fillRates: {
    ...usual,
    name: "fillRates",
    answer: CountFillRates,
    reply: replyOf(CountFillRates),
    field: "fillRates",
    timesCount: () => 8,
  },
  /** Ten masked records. */
  sample: {
    ...usual,
    name: "sample",
    asks: SampleRequest,
    answer: CountSample,
    reply: replyOf(CountSample),
    field: "sample",
    timesCount: () => 3,
  },
} as const

/** The questions as a type, one entry per question. */
export type CountQuestions = typeof COUNT_QUESTIONS
/** The name of a question. */
export type CountQuestionName = keyof CountQuestions

/** A question's request fields in addition to the definition. */
export type CountRequestFields<Name extends CountQuestionName> = CountQuestions[Name]["asks"]["Type"]
