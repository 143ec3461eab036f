import type { Audience, ColumnCriterion, Criterion } from "./Audience.ts"

/** The columns that a criterion asks about. */
export const columnsOf = (criterion: Criterion): ReadonlyArray<string> =>
  criterion.kind === "flags" ? criterion.columns : [criterion.column]

/** The columns that an audience is chosen by; all households ignore theirs. */
export const columnsOfAudience = ({ criteria, unit }: Audience): ReadonlyArray<string> =>
  unit === "allHouseholds" ? [] : criteria.flatMap(columnsOf)

/** Whether a criterion asks about one column alone. */
export const isOfOneColumn = (criterion: Criterion): criterion is ColumnCriterion =>
  criterion.kind !== "flags"

/** Whether a criterion asks about a column and about no other. */
export const isOfColumn =
  (column: string) =>
  (criterion: Criterion): criterion is ColumnCriterion =>
    isOfOneColumn(criterion) && criterion.column === column
