import { formatWholeNumber } from "../../shared/formatWholeNumber.ts"
import type { ColumnCriterion } from "../../definition/Audience.ts"
import { sortInAttributeOrder } from "../../audience/attributes/sortInAttributeOrder.ts"
import { valueName } from "../../audience/attributes/valueName.ts"
import { milesText } from "../../shared/milesText.ts"
import { rangesText, type RelaxationNames, type LabeledColumn } from "../widening/relaxationText.ts"
import type { Restriction } from "../questions/Restriction.ts"

/** The names used in a restriction's text; a value is shown by name if the column has one for it. */
export type RestrictionNames = RelaxationNames

/** The maximum number of values in a list; longer lists show their count instead. */
const MAX_VALUES = 3

const valuesText = (criterion: ColumnCriterion, column: LabeledColumn | undefined): string => {
  switch (criterion.kind) {
    case "values": {
      const { values } = criterion
      return values.length > MAX_VALUES
        ? `${values.length} values`
        : sortInAttributeOrder(column, values)
            .map((value) => valueName(column, value))
            .join(", ")
    }
    case "ranges":
      return rangesText(column, criterion.ranges)
    case "industries":
      return [...criterion.added, ...criterion.omitted].join(", ")
  }
}

/** Renders a restriction as text: 'Age: 25 to 44 only', 'Only records with phones', 'Without 60614'. */
export const restrictionText = (
  restriction: Restriction,
  { areaName, columns }: RestrictionNames,
): string => {
  switch (restriction.kind) {
    case "narrowColumn": {
      const { criterion } = restriction
      const column = columns.find((known) => known.column === criterion.column)
      return `${column?.name ?? criterion.column}: ${valuesText(criterion, column)} only`
    }
    case "onlyWithPhones":
      return "Only records with phones"
    case "onePerHousehold":
      return "One record per household"
    case "dropArea":
      return `Without ${areaName(restriction.area)}`
    case "fewerNearest":
      return `Only the nearest ${formatWholeNumber(restriction.quantity)} instead of ${areaName(restriction.area)}`
    case "smallerRadius":
      return `Only ${milesText(restriction.miles)} instead of ${areaName(restriction.area)}`
  }
}
