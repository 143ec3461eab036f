import { Choices } from "@listwright/domain/drafts"
import { Schema } from "effect"

const NEGATIVE = "must be a quantity of 0 or more"

/** A number of records, requested or available. */
export const Quantity = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0, { message: NEGATIVE }))

const WantedByArea = Schema.Record(Schema.String, Quantity)

/** Choices as clients send them; older drafts may contain values that are no longer accepted. */
export const ChoicesPayload = Schema.Struct({
  ...Choices.fields,
  quantities: WantedByArea,
  wantedTotal: Schema.optionalKey(Quantity),
  detailQuantities: Schema.optionalKey(Schema.Record(Schema.String, WantedByArea)),
})
