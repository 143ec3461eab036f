import type { Criterion } from "../../definition/Audience.ts"
import { criterionColumns } from "../../definition/criterionColumns.ts"
import { groupBy } from "../../shared/groupBy.ts"
import { chosenCriteria } from "../attributes/chosenCriteria.ts"
import type { Attribute } from "../attributes/Attribute.ts"
import type { QuickPickCategory } from "./QuickPick.ts"

/** Sorts values in their attribute's order, which users know; definitions sort them by code. */
const inOrder = (criterion: Criterion, columns: ReadonlyArray<Attribute>): Criterion => {
  if (criterion.kind !== "values") return criterion
  const known = columns.find(({ column }) => column === criterion.column)?.values ?? []
  const placeOf = (value: string) => known.findIndex((one) => one.value === value)
  const [first = criterion.values[0], ...others] = criterion.values.toSorted(
    (a, b) => placeOf(a) - placeOf(b),
  )
  return { ...criterion, values: [first, ...others] }
}

/**
 * Describes criteria for the user, grouped by their attributes' categories, each with its name and the names of its
 * chosen values. `columns` must include their values.
 */
export const quickPickCategories = (
  criteria: ReadonlyArray<Criterion>,
  columns: ReadonlyArray<Attribute>,
): ReadonlyArray<QuickPickCategory> => {
  const categoryOf = (criterion: Criterion) =>
    columns.find(({ column }) => column === criterionColumns(criterion)[0])?.category
  return [...groupBy(criteria, categoryOf).values()].map((ofOne) => ({
    items: chosenCriteria(
      { unit: "individuals", criteria: ofOne.map((one) => inOrder(one, columns)) },
      columns,
    ).map(({ labels, name }) => ({
      description: name,
      values: labels,
    })),
  }))
}
