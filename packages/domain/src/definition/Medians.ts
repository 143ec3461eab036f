import { Schema } from "effect"

/** An area's median values; null if unknown. */
export const Medians = Schema.Struct({
  /** The median income in dollars per year. */
  income: Schema.NullOr(Schema.Number),
  /** The median home value in dollars. */
  homeValue: Schema.NullOr(Schema.Number),
  /** The median age in years. */
  age: Schema.NullOr(Schema.Number),
  /** The percentage of households with children, 0 to 100. */
  phwc: Schema.NullOr(Schema.Number),
})
export type Medians = typeof Medians.Type

/** The medians for a place whose population is unknown. */
export const noMedians: Medians = { income: null, homeValue: null, age: null, phwc: null }
