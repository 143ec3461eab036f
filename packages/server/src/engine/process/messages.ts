import {
  BreakdownRow,
  CountDetails,
  CrossTabCell,
  FillRates,
  RestrictionSuggestion,
  SampleRecord,
  Suggestion,
  SuppressedCount,
  WaterfallStep,
} from "@listwright/domain"
import { Schema } from "effect"
import { Matched, MatchOrder } from "../matching/MatchOrder.ts"
import { EngineQuestion } from "../question/EngineQuestion.ts"
import { UniverseFacts } from "./UniverseFacts.ts"

/** What to write to a delivery's folder. */
export const DeliveryOrder = Schema.Struct({
  question: EngineQuestion,
  /** Records wanted, by position of the area among the canonical ones that are not excluded. */
  quantities: Schema.Array(Schema.Int),
  columns: Schema.Array(Schema.String),
  withPhones: Schema.Boolean,
  folder: Schema.String,
  /** Names the request in the manifest. */
  definitionHash: Schema.String,
  /** The areas' names, by position. */
  keys: Schema.Array(Schema.String),
})
export type DeliveryOrder = typeof DeliveryOrder.Type

/** What the engine process is asked. `cancel` names the question that nobody waits for any more. */
export const Question = Schema.Union([
  Schema.Struct({ id: Schema.Int, kind: Schema.Literal("count"), question: EngineQuestion }),
  Schema.Struct({ id: Schema.Int, kind: Schema.Literal("waterfall"), question: EngineQuestion }),
  Schema.Struct({
    id: Schema.Int,
    kind: Schema.Literal("suggestions"),
    question: EngineQuestion,
    /** Records that are wanted; null: as many as there are. */
    wanted: Schema.NullOr(Schema.Int),
  }),
  Schema.Struct({ id: Schema.Int, kind: Schema.Literal("details"), question: EngineQuestion }),
  Schema.Struct({
    id: Schema.Int,
    kind: Schema.Literal("breakdown"),
    question: EngineQuestion,
    column: Schema.String,
  }),
  Schema.Struct({
    id: Schema.Int,
    kind: Schema.Literal("crossTab"),
    question: EngineQuestion,
    rows: Schema.String,
    columns: Schema.String,
  }),
  Schema.Struct({ id: Schema.Int, kind: Schema.Literal("fillRates"), question: EngineQuestion }),
  Schema.Struct({ id: Schema.Int, kind: Schema.Literal("sample"), question: EngineQuestion }),
  Schema.Struct({
    id: Schema.Int,
    kind: Schema.Literal("codes"),
    of: Schema.Literals(["zip4", "carrierRoute"]),
    codes: Schema.Array(Schema.String),
  }),
  Schema.Struct({ id: Schema.Int, kind: Schema.Literal("deliver"), order: DeliveryOrder }),
  Schema.Struct({ id: Schema.Int, kind: Schema.Literal("match"), order: MatchOrder }),
  Schema.Struct({ id: Schema.Int, kind: Schema.Literal("cancel") }),
])
export type Question = typeof Question.Type

export const Delivered = Schema.Struct({
  records: Schema.Int,
  /** Records by position of the area. */
  areas: Schema.Array(Schema.Int),
  sha256: Schema.String,
  snapshot: Schema.String,
})
export type Delivered = typeof Delivered.Type

/** What the engine process tells: that it serves a snapshot, that a file is bad, answers, and why there is none. */
export const Report = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("ready"), universe: UniverseFacts }),
  Schema.Struct({ kind: Schema.Literal("unusable"), file: Schema.String, reason: Schema.String }),
  Schema.Struct({
    id: Schema.Int,
    kind: Schema.Literal("counted"),
    /** By position of the area: records, and records with a deliverable phone. */
    areas: Schema.Array(Schema.Tuple([Schema.Int, Schema.Int])),
    /** What each source of suppression in use names and takes. */
    suppressed: Schema.Array(SuppressedCount),
  }),
  Schema.Struct({ id: Schema.Int, kind: Schema.Literal("explained"), steps: Schema.Array(WaterfallStep) }),
  Schema.Struct({
    id: Schema.Int,
    kind: Schema.Literal("suggested"),
    suggestions: Schema.Array(Suggestion),
    /** null: nothing was wanted. */
    restrictions: Schema.NullOr(Schema.Array(RestrictionSuggestion)),
  }),
  Schema.Struct({ id: Schema.Int, kind: Schema.Literal("detailed"), details: CountDetails }),
  Schema.Struct({
    id: Schema.Int,
    kind: Schema.Literal("brokenDown"),
    total: Schema.Int,
    rows: Schema.Array(BreakdownRow),
  }),
  Schema.Struct({
    id: Schema.Int,
    kind: Schema.Literal("crossed"),
    total: Schema.Int,
    cells: Schema.Array(CrossTabCell),
  }),
  Schema.Struct({
    id: Schema.Int,
    kind: Schema.Literal("filled"),
    total: Schema.Int,
    withPhones: Schema.Int,
    ...FillRates.fields,
  }),
  Schema.Struct({
    id: Schema.Int,
    kind: Schema.Literal("sampled"),
    total: Schema.Int,
    /** Masked: no name or address leaves the process but in a delivery's files. */
    records: Schema.Array(SampleRecord),
  }),
  /** The codes that the universe holds, in the order asked. */
  Schema.Struct({ id: Schema.Int, kind: Schema.Literal("found"), codes: Schema.Array(Schema.String) }),
  Schema.Struct({ id: Schema.Int, kind: Schema.Literal("delivered"), delivered: Delivered }),
  Schema.Struct({ id: Schema.Int, kind: Schema.Literal("matched"), matched: Matched }),
  /** There is no exact answer; `reason` is for a person. */
  Schema.Struct({ id: Schema.Int, kind: Schema.Literal("refused"), reason: Schema.String }),
  Schema.Struct({ id: Schema.Int, kind: Schema.Literal("failed"), reason: Schema.String }),
])
export type Report = typeof Report.Type
