import { Schema } from "effect"

const ColumnName = Schema.String.check(
  Schema.isPattern(/^[A-Z][A-Z0-9_]{0,39}$/, { message: "must be a column name" }),
)

/** Coded values of one column; any of them will do. */
export const ValuesCriterion = Schema.Struct({
  kind: Schema.Literal("values"),
  column: ColumnName,
  values: Schema.NonEmptyArray(Schema.String),
})

/** Both ends belong to a range; they are written in the column's own input format (YYYYMMDD, whole number, MMYYYY...). */
export const Range = Schema.Struct({ from: Schema.String, to: Schema.String })
export type Range = typeof Range.Type

/** Ranges of one column; any of them will do. */
export const RangesCriterion = Schema.Struct({
  kind: Schema.Literal("ranges"),
  column: ColumnName,
  ranges: Schema.NonEmptyArray(Range),
})

/** Values of one column are alternatives, columns must all hold. spec: decisions, Counting */
export const Criterion = Schema.Union([ValuesCriterion, RangesCriterion])
export type Criterion = typeof Criterion.Type

/** Who is counted: single people, or one record a household with the criteria kept but ignored (DemoType 99). */
export const AudienceUnit = Schema.Literals(["individuals", "allHouseholds"])
export type AudienceUnit = typeof AudienceUnit.Type

export const Audience = Schema.Struct({ unit: AudienceUnit, criteria: Schema.Array(Criterion) })
export type Audience = typeof Audience.Type
