import { Point } from "@listwright/domain/definition"
import { Schema } from "effect"
import { MAX_ANSWER_MS, defineQuestion } from "./QuestionDefinition.ts"

/**
 * The maximum number of addresses looked up per question; each answer is a single message, and other questions are
 * processed in between.
 */
export const MAX_ADDRESSES = 1_000

const AskedStreet = Schema.Struct({
  number: Schema.NullOr(Schema.Int),
  street: Schema.String,
  zips: Schema.Array(Schema.String),
  isExact: Schema.Boolean,
})

const inZip = { zip: Schema.String, street: Schema.String }
const FoundStreet = Schema.Union([
  Schema.Struct({
    ...inZip,
    level: Schema.Literals(["address", "street"]),
    longitude: Schema.Number,
    latitude: Schema.Number,
  }),
  Schema.Struct({ ...inZip, level: Schema.Literal("zip") }),
])

/** The cost, in milliseconds, of a street in a ZIP Code that isn't in memory. */
const ZIP_MS = 0.03

/**
 * The questions to the engine process about its universe's streets. `isReady` is false while the streets are being
 * indexed for the first time.
 */
export const ADDRESS_QUESTIONS = {
  streets: defineQuestion("streets", {
    payload: Schema.Struct({ asked: Schema.Array(AskedStreet) }),
    /** The places where each requested street is or might be. */
    reply: Schema.Struct({ isReady: Schema.Boolean, found: Schema.Array(Schema.Array(FoundStreet)) }),
    snapshot: () => undefined,
    cost: ({ asked }) => asked.reduce((sum, { zips }) => sum + ZIP_MS * (zips.length + 1), 0),
    advice: null,
    deadlineMs: MAX_ANSWER_MS,
  }),
  suggestStreets: defineQuestion("suggestStreets", {
    payload: Schema.Struct({
      beginnings: Schema.Array(Schema.String),
      side: Schema.String,
      zips: Schema.NullOr(Schema.Array(Schema.String)),
      state: Schema.NullOr(Schema.String),
      near: Schema.NullOr(Point),
      most: Schema.Int,
    }),
    reply: Schema.Struct({
      isReady: Schema.Boolean,
      streets: Schema.Array(
        Schema.Struct({
          street: Schema.String,
          city: Schema.String,
          state: Schema.String,
          zip: Schema.NullOr(Schema.String),
        }),
      ),
    }),
    snapshot: () => undefined,
    cost: () => 5,
    advice: null,
    deadlineMs: MAX_ANSWER_MS,
  }),
} as const
