import { Schema } from "effect"
import { ANSWER_BASIS } from "./AnswerBasis.ts"

/** The number of records in a sample; it's smaller if fewer are selected. */
export const SAMPLE_SIZE = 10

/** A record's value, in readable form, in a column that the list uses or that was requested; '' if unknown. */
export const SampleValue = Schema.Struct({ column: Schema.String, text: Schema.String })
export type SampleValue = typeof SampleValue.Type

/** The maximum number of additional columns in a sample. */
const MAX_COLUMNS = 250

/** The columns to show in addition to those that the list uses, such as the columns added to its file. */
export const SampleRequest = Schema.Struct({
  columns: Schema.optionalKey(
    Schema.Array(Schema.String).check(
      Schema.isMaxLength(MAX_COLUMNS, { message: `must be at most ${MAX_COLUMNS} columns` }),
    ),
  ),
})
export type SampleRequest = typeof SampleRequest.Type

/** A list record, masked so that it can be shown before payment; see `maskRecord`. */
export const SampleRecord = Schema.Struct({
  /** The company; missing if the records don't belong to companies. */
  company: Schema.optionalKey(Schema.String),
  firstName: Schema.String,
  lastName: Schema.String,
  address: Schema.String,
  city: Schema.String,
  state: Schema.String,
  zip: Schema.String,
  /** The phone; null if the list has no phones or the record has no deliverable phone. */
  phone: Schema.NullOr(Schema.String),
  values: Schema.Array(SampleValue),
})
export type SampleRecord = typeof SampleRecord.Type

/** Ten masked records of a selection, spread evenly across it like an order's records. */
export const CountSample = Schema.Struct({
  ...ANSWER_BASIS,
  total: Schema.Int,
  records: Schema.Array(SampleRecord),
})
export type CountSample = typeof CountSample.Type
