import { Schema } from "effect"

/** The maximum number of rows per page. */
const MAX_ROWS = 200

/** The requested page of a list. */
export const PagingOptions = Schema.Struct({
  PageNumber: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
  PageSize: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: MAX_ROWS })),
  Start: Schema.optionalKey(Schema.Int),
  SortBy: Schema.optionalKey(Schema.String),
  SortDescending: Schema.optionalKey(Schema.Boolean),
  FetchTotalRecordCount: Schema.optionalKey(Schema.Boolean),
  TotalRecordCount: Schema.optionalKey(Schema.Int),
})
export type PagingOptions = typeof PagingOptions.Type

/** Builds the schema for a page of a list, with the total number of rows in the list. */
export const Page = <S extends Schema.Top>(item: S) =>
  Schema.Struct({ Items: Schema.Array(item), TotalRecordCount: Schema.Int })
