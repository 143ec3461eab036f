import { Schema } from "effect"
import { CountAnswer } from "../../counting/questions/CountAnswer.ts"
import { CountRefused, CountUnavailable } from "../../counting/questions/CountErrors.ts"
import { CountWaterfall } from "../../counting/questions/Waterfall.ts"
import { OrderExtras } from "../extras/OrderExtras.ts"
import { Price } from "../price/Price.ts"
import { PricedSuggestions } from "./PricedSuggestions.ts"

/** The parts of a list's figures, in the order in which they're returned. */
export interface FiguresAnswers {
  readonly count: CountAnswer
  readonly price: Price
  readonly extras: OrderExtras
  readonly waterfall: CountWaterfall
  /** The suggestions; null if they were requested only for a shortfall and there are enough records. */
  readonly suggestions: PricedSuggestions | null
}
/** The name of a part of the figures, such as 'count' or 'price'. */
export type FiguresPartName = keyof FiguresAnswers

const about = {
  /** The draft revision that the question was about. */
  revision: Schema.Int,
}

/**
 * One complete part of a list's figures. If the count fails, the list has no figures at all; any other part may fail on
 * its own.
 */
export const FiguresPart = Schema.Union([
  Schema.Struct({ ...about, part: Schema.Literal("count"), count: CountAnswer }),
  Schema.Struct({ ...about, part: Schema.Literal("price"), price: Price }),
  Schema.Struct({ ...about, part: Schema.Literal("extras"), extras: OrderExtras }),
  Schema.Struct({ ...about, part: Schema.Literal("waterfall"), waterfall: CountWaterfall }),
  Schema.Struct({
    ...about,
    part: Schema.Literal("suggestions"),
    suggestions: Schema.NullOr(PricedSuggestions),
  }),
  Schema.Struct({
    ...about,
    part: Schema.Literal("failed"),
    of: Schema.Literals(["price", "extras", "waterfall", "suggestions"]),
    failure: Schema.Union([CountRefused, CountUnavailable]),
  }),
])
export type FiguresPart = typeof FiguresPart.Type
