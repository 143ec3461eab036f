import type { Audience } from "../../definition/Audience.ts"
import { columnName } from "../../glossary/columnName.ts"
import { FLAG_MATCH_LABELS } from "../../glossary/flags.ts"
import type { Attribute } from "./Attribute.ts"
import { sortInAttributeOrder } from "./sortInAttributeOrder.ts"
import { rangeLabel } from "./rangeLabel.ts"
import { valueName } from "./valueName.ts"

/** A chosen attribute with its alternatives, in display form. */
export interface ChosenCriterion {
  readonly column: string
  readonly name: string
  readonly labels: ReadonlyArray<string>
}

/** Describes the audience in words. While values in `columns` are still loading, codes replace their names. */
export const chosenCriteria = (
  audience: Audience,
  columns: ReadonlyArray<Attribute>,
): ReadonlyArray<ChosenCriterion> =>
  audience.criteria.map((criterion) => {
    if (criterion.kind === "flags")
      return {
        column: criterion.columns.join(" "),
        name: FLAG_MATCH_LABELS[criterion.match],
        labels: criterion.columns.map((column) => columnName(columns, column)),
      }
    const column = columns.find((candidate) => candidate.column === criterion.column)
    const name = column?.name ?? criterion.column
    const labelOf = (value: string) => valueName(column, value)
    switch (criterion.kind) {
      case "values":
        return {
          column: criterion.column,
          name,
          labels: sortInAttributeOrder(column, criterion.values).map(labelOf),
        }
      case "ranges":
        return {
          column: criterion.column,
          name,
          labels: criterion.ranges.map((range) => rangeLabel(column?.inputType ?? "string", range)),
        }
      case "industries":
        return {
          column: criterion.column,
          name,
          labels: [
            ...criterion.added.map(labelOf),
            ...criterion.omitted.map((code) => `not ${labelOf(code)}`),
          ],
        }
    }
  })
