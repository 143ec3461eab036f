import { Schema } from "effect"

/** Median values of an area; null if unknown. */
export const Medians = Schema.Struct({
  /** Dollars per year. */
  income: Schema.NullOr(Schema.Number),
  /** Dollars. */
  homeValue: Schema.NullOr(Schema.Number),
  /** Years. */
  age: Schema.NullOr(Schema.Number),
  /** The percentage of households with children, 0 to 100. */
  phwc: Schema.NullOr(Schema.Number),
})
export type Medians = typeof Medians.Type

/** The medians of a place whose population is unknown. */
export const noMedians: Medians = { income: null, homeValue: null, age: null, phwc: null }
