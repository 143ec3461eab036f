import type { Audience, ColumnCriterion, Criterion } from "./Audience.ts"

/** Returns the columns that a criterion uses. */
export const criterionColumns = (criterion: Criterion): ReadonlyArray<string> =>
  criterion.kind === "flags" ? criterion.columns : [criterion.column]

/** Returns the columns that an audience is selected by; empty for all households, which ignore their criteria. */
export const audienceColumns = ({ criteria, unit }: Audience): ReadonlyArray<string> =>
  unit === "allHouseholds" ? [] : criteria.flatMap(criterionColumns)

/** Returns whether a criterion is of a kind that uses a single column. */
export const isColumnCriterion = (criterion: Criterion): criterion is ColumnCriterion =>
  criterion.kind !== "flags"

/** Returns whether a criterion uses this column and no other. */
export const isCriterionOnColumn =
  (column: string) =>
  (criterion: Criterion): criterion is ColumnCriterion =>
    isColumnCriterion(criterion) && criterion.column === column
