import type { Criterion } from "../../definition/Audience.ts"
import { columnName } from "../../glossary/columnName.ts"
import { isFlag } from "../attributes/isFlag.ts"
import { isPropensity } from "../attributes/attributeKinds.ts"
import type { Attribute } from "../attributes/Attribute.ts"
import { rangeLabel } from "../attributes/rangeLabel.ts"
import { valueName } from "../attributes/valueName.ts"
import { decileRangeText, shortPropensityName } from "../propensities/deciles.ts"
import { valueBands } from "../sentence/valueBands.ts"
import type { RecommendedAttribute } from "./RecommendedAttribute.ts"

const labelsOf = (criterion: Criterion, column: Attribute | undefined): ReadonlyArray<string> => {
  switch (criterion.kind) {
    case "values":
      return column !== undefined && isFlag(column)
        ? []
        : valueBands(column?.values ?? [], criterion.values).map(({ text }) => text)
    case "ranges":
      return criterion.ranges.map((range) =>
        column !== undefined && isPropensity(column)
          ? decileRangeText(range)
          : rangeLabel(column?.inputType ?? "string", range),
      )
    case "industries":
      return criterion.added.map((code) => valueName(column, code))
    case "flags":
      return []
  }
}

/**
 * Describes a recommendation for the user: 'Income', '$150,000 or more'; the detail is '' if the name is sufficient.
 */
export const recommendationText = (
  { column: code, criterion }: RecommendedAttribute,
  columns: ReadonlyArray<Attribute>,
): { readonly name: string; readonly detail: string } => {
  const column = columns.find((known) => known.column === code)
  const name = columnName(columns, code)
  return {
    name: column !== undefined && isPropensity(column) ? shortPropensityName(name) : name,
    detail: criterion === null ? "" : labelsOf(criterion, column).join(", "),
  }
}
