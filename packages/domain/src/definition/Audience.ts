import { Schema } from "effect"

const ColumnName = Schema.String.check(
  Schema.isPattern(/^[A-Z][A-Z0-9_]{0,39}$/, { message: "must be a column name" }),
)

/** Coded values of one column, as alternatives. */
export const ValuesCriterion = Schema.Struct({
  kind: Schema.Literal("values"),
  column: ColumnName,
  values: Schema.NonEmptyArray(Schema.String),
})

/** A range, both ends included, in the column's own input format (YYYYMMDD, whole number, MMYYYY...). */
export const Range = Schema.Struct({ from: Schema.String, to: Schema.String })
export type Range = typeof Range.Type

/** Ranges of one column, as alternatives. */
export const RangesCriterion = Schema.Struct({
  kind: Schema.Literal("ranges"),
  column: ColumnName,
  ranges: Schema.NonEmptyArray(Range),
})
export type RangesCriterion = typeof RangesCriterion.Type

/** A node of the industry tree: a division ('G'), or the 2 to 8 digits that all industries below it begin with. */
export const IndustryCode = Schema.String.check(
  Schema.isPattern(/^([A-Z]|\d{2,8})$/, { message: "must be an industry code, like 58 or 5812" }),
)

/**
 * A selection of industries: records in any added industry (or all records if none is added), minus records in an
 * omitted one, even as their second or third industry. `added` and `omitted` are never both empty.
 */
export const IndustriesCriterion = Schema.Struct({
  kind: Schema.Literal("industries"),
  column: ColumnName,
  added: Schema.Array(IndustryCode),
  omitted: Schema.Array(IndustryCode),
}).check(
  Schema.makeFilter(({ added, omitted }) =>
    added.length + omitted.length > 0 ? undefined : "must add or omit an industry",
  ),
)

/** A criterion on a single column. */
export const ColumnCriterion = Schema.Union([ValuesCriterion, RangesCriterion, IndustriesCriterion])
export type ColumnCriterion = typeof ColumnCriterion.Type

/** The value that a flag column has in records with the flag; the column is empty in all others. */
export const FLAG_VALUE = "Y"

/** A criterion on several flag columns: selects the records that have any or all of the flags. */
export const FlagsCriterion = Schema.Struct({
  kind: Schema.Literal("flags"),
  match: Schema.Literals(["any", "all"]),
  columns: Schema.NonEmptyArray(ColumnName),
})
export type FlagsCriterion = typeof FlagsCriterion.Type

/**
 * An audience criterion. A column's values are alternatives, all criteria must be met, and omitted industries are
 * subtracted.
 */
export const Criterion = Schema.Union([ValuesCriterion, RangesCriterion, IndustriesCriterion, FlagsCriterion])
export type Criterion = typeof Criterion.Type

/**
 * The unit to count: individuals, or one record per household. With households, the criteria are preserved but ignored.
 */
export const AudienceUnit = Schema.Literals(["individuals", "allHouseholds"])
export type AudienceUnit = typeof AudienceUnit.Type

/** The criteria that select records within the areas. Several criteria on one column are alternatives. */
export const Audience = Schema.Struct({ unit: AudienceUnit, criteria: Schema.Array(Criterion) })
export type Audience = typeof Audience.Type
