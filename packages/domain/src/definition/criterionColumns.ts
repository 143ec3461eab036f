import type { ColumnCriterion, Criterion } from "./Audience.ts"

/** The columns that a criterion asks about. */
export const columnsOf = (criterion: Criterion): ReadonlyArray<string> =>
  criterion.kind === "flags" ? criterion.columns : [criterion.column]

/** Whether a criterion asks about one column alone. */
export const isOfOneColumn = (criterion: Criterion): criterion is ColumnCriterion =>
  criterion.kind !== "flags"

/** Whether a criterion asks about a column and about no other. */
export const isOfColumn =
  (column: string) =>
  (criterion: Criterion): criterion is ColumnCriterion =>
    isOfOneColumn(criterion) && criterion.column === column
