import { Decimal } from "@listwright/domain/shared"
import { BigDecimal, Schema } from "effect"
import { formatVersionSchema } from "./formats.ts"

const ONE = BigDecimal.fromStringUnsafe("1")

const Day = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/, { message: "must be a day like '2026-01-01'" }),
  Schema.makeFilter((text) =>
    Number.isNaN(Date.parse(text)) ? "must be a day like '2026-01-01'" : undefined,
  ),
)

/** The tax rate of a state, or of its ZIP Codes with a given prefix, from a given day. */
export const TaxRate = Schema.Struct({
  state: Schema.String.check(
    Schema.isPattern(/^[A-Z]{2}$/, { message: "must be the two capital letters of a state, like 'IL'" }),
  ),
  zipPrefix: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^\d{1,5}$/, { message: "must be the first 1 to 5 digits of ZIP Codes" }),
    ),
  ),
  from: Day,
  /** The last day on which the rate applies. Defaults to the day before the next rate for the same place begins. */
  until: Schema.optionalKey(Day),
  /** The rate as a fraction, such as '0.0625'. */
  rate: Decimal.check(
    Schema.makeFilter((text) =>
      BigDecimal.isLessThan(BigDecimal.fromStringUnsafe(text), ONE)
        ? undefined
        : "must be a fraction less than 1; for 6.25%, use '0.0625'",
    ),
  ),
})
export type TaxRate = typeof TaxRate.Type

/** The `taxes.json` file with the tax rates. */
export const TaxesFile = Schema.Struct({ version: formatVersionSchema(1), rates: Schema.Array(TaxRate) })
