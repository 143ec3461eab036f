import { Context, Schema, type Stream } from "effect"
import { COUNT_QUESTIONS } from "../../counting/countQuestions.ts"
import type { CountRefused, CountUnavailable } from "../../counting/questions/CountErrors.ts"
import type { CallFailed } from "../../shared/Failures.ts"
import type { PriceQuestion } from "../price/Prices.ts"
import type { FiguresPart } from "./FiguresPart.ts"

/** The figures to return in addition to count and price. */
export const RequestedFigures = Schema.Struct({
  waterfall: Schema.optionalKey(Schema.Boolean),
  /** True to include the extras that the order can have in addition to its records. */
  extras: Schema.optionalKey(Schema.Boolean),
  /** Requests suggestions for reaching `wanted`, which defaults to the quantity in the choices. */
  suggestions: Schema.optionalKey(
    Schema.Struct({
      ...COUNT_QUESTIONS.suggestions.asks.fields,
      /**
       * True to return suggestions only if there are too few records, which isn't known until the count is done;
       * screens then show the suggestions automatically.
       */
      whenShort: Schema.optionalKey(Schema.Boolean),
    }),
  ),
})
export type RequestedFigures = typeof RequestedFigures.Type

/** The state of a list in a draft, and the figures to return for it. */
export interface FiguresQuestion extends PriceQuestion, RequestedFigures {}

/**
 * The port for the figures that an edit changes, as one stream. Each part is sent as soon as it's ready: the count
 * first, then price, waterfall, and suggestions. A newer question about the same draft cancels the older one;
 * interrupting the stream cancels the remaining parts.
 */
export class Figures extends Context.Service<
  Figures,
  {
    readonly figures: (
      question: FiguresQuestion,
    ) => Stream.Stream<FiguresPart, CallFailed | CountRefused | CountUnavailable>
  }
>()("@listwright/domain/Figures") {}
