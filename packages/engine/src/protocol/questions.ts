import {
  BreakdownRow,
  CountDetails,
  CrossTabCell,
  FillRates,
  relaxationsOf,
  RestrictionSuggestion,
  SampleRecord,
  Suggestion,
  SuppressedCount,
  WaterfallStep,
  WithoutPlace,
} from "@listwright/domain/counting"
import { Schema } from "effect"
import { Delivered, DeliveryOrder } from "../lists/DeliveryOrder.ts"
import { Matched, MatchOrder } from "../matching/MatchOrder.ts"
import { EngineQuestion } from "../question/EngineQuestion.ts"
import { passCost } from "./costs.ts"
import { question, type UniverseSize } from "./QuestionDefinition.ts"

/** Nobody waits longer for a screen. */
const ANSWER_MS = 60_000
/** Files of a million rows, and lists of as many, are written by jobs. */
const JOB_MS = 3_600_000

/** What is tried to bring fewer records: columns to narrow, areas to leave out, and more. */
const RESTRICTIONS = 8

const FEWER = "Ask about fewer areas, or with fewer values and ranges."

/** A question about one definition. */
const About = { question: EngineQuestion }

type AboutDefinition = { readonly question: EngineQuestion }

const about = {
  snapshot: ({ question: { suppressing } }: AboutDefinition) => suppressing.snapshot,
  advice: FEWER,
  deadlineMs: ANSWER_MS,
}

/** So many passes over the rows of a definition. */
const passes =
  (count: number) =>
  ({ question: asked }: AboutDefinition, size: UniverseSize): number =>
    count * passCost(asked, size)

/** All that the engine's process is asked, each question once for both of its sides. */
export const QUESTIONS = {
  count: question("count", {
    ...about,
    payload: Schema.Struct(About),
    reply: Schema.Struct({
      /** By position of the area: records, and records with a deliverable phone. */
      areas: Schema.Array(Schema.Tuple([Schema.Int, Schema.Int])),
      /** What each source of suppression in use names and takes. */
      suppressed: Schema.Array(SuppressedCount),
      /** Records that the shapes pass over, as nobody knows where they are. */
      withoutPlace: Schema.Array(WithoutPlace),
    }),
    cost: passes(1),
  }),
  waterfall: question("waterfall", {
    ...about,
    payload: Schema.Struct(About),
    reply: Schema.Struct({ steps: Schema.Array(WaterfallStep) }),
    cost: passes(2),
  }),
  suggestions: question("suggestions", {
    ...about,
    payload: Schema.Struct({
      ...About,
      /** Records that are wanted; null: as many as there are. */
      wanted: Schema.NullOr(Schema.Int),
    }),
    reply: Schema.Struct({
      suggestions: Schema.Array(Suggestion),
      /** null: nothing was wanted. */
      restrictions: Schema.NullOr(Schema.Array(RestrictionSuggestion)),
    }),
    // Each relaxation is counted by itself, and so is most of what would bring fewer.
    cost: ({ question: asked, wanted }, size) =>
      (1 + relaxationsOf(asked.definition).length + (wanted === null ? 0 : RESTRICTIONS)) *
      passCost(asked, size),
  }),
  details: question("details", {
    ...about,
    payload: Schema.Struct(About),
    reply: Schema.Struct({ details: CountDetails }),
    cost: passes(2),
  }),
  breakdown: question("breakdown", {
    ...about,
    payload: Schema.Struct({ ...About, column: Schema.String }),
    reply: Schema.Struct({ total: Schema.Int, rows: Schema.Array(BreakdownRow) }),
    cost: passes(4),
  }),
  crossTab: question("crossTab", {
    ...about,
    payload: Schema.Struct({ ...About, rows: Schema.String, columns: Schema.String }),
    reply: Schema.Struct({ total: Schema.Int, cells: Schema.Array(CrossTabCell) }),
    cost: passes(8),
  }),
  fillRates: question("fillRates", {
    ...about,
    payload: Schema.Struct(About),
    reply: Schema.Struct({ total: Schema.Int, withPhones: Schema.Int, ...FillRates.fields }),
    cost: passes(8),
  }),
  sample: question("sample", {
    ...about,
    payload: Schema.Struct(About),
    reply: Schema.Struct({
      total: Schema.Int,
      /** Masked: no name or address leaves the process but in a delivery's files. */
      records: Schema.Array(SampleRecord),
    }),
    cost: passes(3),
  }),
  codes: question("codes", {
    payload: Schema.Struct({
      of: Schema.Literals(["zip4", "carrierRoute"]),
      codes: Schema.Array(Schema.String),
    }),
    /** The codes that the universe holds, in the order asked. */
    reply: Schema.Struct({ codes: Schema.Array(Schema.String) }),
    snapshot: () => undefined,
    cost: ({ codes }) => 0.1 * codes.length,
    advice: "Ask about fewer codes at once.",
    deadlineMs: ANSWER_MS,
  }),
  deliver: question("deliver", {
    payload: Schema.Struct({ order: DeliveryOrder }),
    reply: Schema.Struct({ delivered: Delivered }),
    snapshot: ({ order }) => order.question.suppressing.snapshot,
    // It was counted before it was ordered, and is written whatever that takes.
    cost: ({ order }, size) => 3 * passCost(order.question, size),
    advice: null,
    deadlineMs: JOB_MS,
  }),
  match: question("match", {
    payload: Schema.Struct({ order: MatchOrder }),
    reply: Schema.Struct({ matched: Matched }),
    snapshot: () => undefined,
    // Uploads have limits of their own; all of it is work of DuckDB's threads.
    cost: () => 0,
    advice: null,
    deadlineMs: JOB_MS,
  }),
  /** Whether anybody answers. */
  health: question("health", {
    payload: Schema.Struct({}),
    reply: Schema.Struct({}),
    snapshot: () => undefined,
    cost: () => 0,
    advice: null,
    deadlineMs: ANSWER_MS,
  }),
} as const

export type QuestionName = keyof typeof QUESTIONS
