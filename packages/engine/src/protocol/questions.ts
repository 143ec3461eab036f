import { Schema } from "effect"
import { DeliveryTotals, DeliveryTask } from "../lists/DeliveryTask.ts"
import { MatchResult, MatchRequest } from "../matching/MatchRequest.ts"
import { DoNotSellKeyFiles } from "../question/EngineQuestion.ts"
import { ADDRESS_QUESTIONS } from "./addressQuestions.ts"
import { passCost } from "./costs.ts"
import { LIST_QUESTIONS } from "./listQuestions.ts"
import { MAX_ANSWER_MS, defineQuestion } from "./QuestionDefinition.ts"

/** The deadline for jobs, which write files and lists of up to a million rows. */
const JOB_MS = 3_600_000

/** The approximate number of ZIP Codes in a universe. */
const MAX_ZIPS = 33_000
/** The cost of reading a location, in milliseconds. */
const POINT_MS = 0.000_05

/** The questions to the engine process, each defined once for both sides. */
export const QUESTIONS = {
  ...LIST_QUESTIONS,
  codes: defineQuestion("codes", {
    payload: Schema.Struct({
      of: Schema.Literals(["zip4", "carrierRoute", "postalCode"]),
      codes: Schema.Array(Schema.String),
    }),
    /** The codes that exist in the universe, in the requested order. */
    reply: Schema.Struct({ codes: Schema.Array(Schema.String) }),
    snapshot: () => undefined,
    cost: ({ codes }) => 0.1 * codes.length,
    advice: "Ask about fewer codes at once.",
    deadlineMs: MAX_ANSWER_MS,
  }),
  routePlaces: defineQuestion("routePlaces", {
    payload: Schema.Struct({ doNotSell: DoNotSellKeyFiles, zips: Schema.Array(Schema.String) }),
    /** The code, longitude and latitude in degrees, and number of records of each route with records. */
    reply: Schema.Struct({
      routes: Schema.Array(Schema.Tuple([Schema.String, Schema.Finite, Schema.Finite, Schema.Int])),
    }),
    snapshot: ({ doNotSell }) => doNotSell.snapshot,
    // Its points are read from disk and added up.
    cost: ({ zips }, { records }) => zips.length * (0.2 + (records / MAX_ZIPS) * POINT_MS),
    advice: "Ask about fewer ZIP Codes at once.",
    deadlineMs: MAX_ANSWER_MS,
  }),
  named: defineQuestion("named", {
    payload: Schema.Struct({ doNotSell: DoNotSellKeyFiles }),
    /** The number of people on the do-not-sell list whose names the universe knows. */
    reply: Schema.Struct({ unsold: Schema.Int }),
    snapshot: ({ doNotSell }) => doNotSell.snapshot,
    cost: () => 1,
    advice: null,
    deadlineMs: MAX_ANSWER_MS,
  }),
  ...ADDRESS_QUESTIONS,
  deliver: defineQuestion("deliver", {
    payload: Schema.Struct({ order: DeliveryTask }),
    reply: Schema.Struct({ delivered: DeliveryTotals }),
    snapshot: ({ order }) => order.question.doNotSell.snapshot,
    // It was counted before it was ordered, and is written whatever that takes.
    cost: ({ order }, size) => 3 * passCost(order.question, size),
    advice: null,
    deadlineMs: JOB_MS,
  }),
  match: defineQuestion("match", {
    payload: Schema.Struct({ order: MatchRequest }),
    reply: Schema.Struct({ matched: MatchResult }),
    snapshot: ({ order }) => order.doNotSell.snapshot,
    // Uploads have their own limits; all of the work is done by DuckDB's threads.
    cost: () => 0,
    advice: null,
    deadlineMs: JOB_MS,
  }),
  /** A health check answered by the process. */
  health: defineQuestion("health", {
    payload: Schema.Struct({}),
    reply: Schema.Struct({}),
    snapshot: () => undefined,
    cost: () => 0,
    advice: null,
    deadlineMs: MAX_ANSWER_MS,
  }),
} as const

export type QuestionName = keyof typeof QUESTIONS
