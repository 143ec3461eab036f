import { formatWholeNumber } from "../../shared/formatWholeNumber.ts"
import type { Attribute } from "../../audience/attributes/Attribute.ts"
import { rangeLabel } from "../../audience/attributes/rangeLabel.ts"
import { valueName } from "../../audience/attributes/valueName.ts"
import type { Range } from "../../definition/Audience.ts"
import { areaText } from "../../definition/areaKinds.ts"
import { SUPPRESSIONS } from "../../glossary/suppressions.ts"
import { milesText } from "../../shared/milesText.ts"
import { recordCountText } from "../../shared/recordCountText.ts"
import { columnName } from "../../glossary/columnName.ts"
import { flagsText } from "../../glossary/flags.ts"
import type { Relaxation } from "../questions/Suggestion.ts"

/** The column properties used in the text; values and bounds are shown by name if the column has names for them. */
export type LabeledColumn = Pick<Attribute, "column" | "name"> &
  Partial<Pick<Attribute, "inputType" | "values">>

/** The names used in a relaxation's text. */
export interface RelaxationNames {
  readonly columns: ReadonlyArray<LabeledColumn>
  /** Returns an area's display name by its `areaKey`. */
  readonly areaName: (key: string) => string
}

/** Formats ranges as text: '28 to 52', '20 to 30, 40'. */
export const rangesText = (column: LabeledColumn | undefined, ranges: ReadonlyArray<Range>): string =>
  ranges.map((range) => rangeLabel(column?.inputType ?? "string", range)).join(", ")

/**
 * Formats a relaxation as text: 'Without Age', 'Age 28 to 52', 'Income: also $50,000 to $74,999', 'Add 60622', 'Also
 * records without phones'.
 */
export const relaxationText = (relaxation: Relaxation, { columns, areaName }: RelaxationNames): string => {
  const known = (name: string) => columns.find(({ column }) => column === name)
  switch (relaxation.kind) {
    case "dropColumn":
      return `Without ${columnName(columns, relaxation.column)}`
    case "dropFlags":
      return `Without ${flagsText(columns, relaxation.columns)}`
    case "widenRange":
      return `${columnName(columns, relaxation.column)} ${rangesText(known(relaxation.column), relaxation.ranges)}`
    case "addValue":
      return `${columnName(columns, relaxation.column)}: also ${valueName(known(relaxation.column), relaxation.value)}`
    case "withoutPhonesToo":
      return "Also records without phones"
    case "withoutEmailToo":
      return "Also records without email"
    case "dropSuppression":
      return `Without suppressing ${SUPPRESSIONS[relaxation.source].toLowerCase()}`
    case "dropExclusion":
      return `Including ${areaName(relaxation.area)}`
    case "addArea":
      return `Add ${areaText(relaxation.added)}`
    case "widerRadius":
      return `${milesText(relaxation.miles)} instead of ${areaName(relaxation.area)}`
    case "moreNearest":
      return `The nearest ${formatWholeNumber(relaxation.quantity)} instead of ${areaName(relaxation.area)}`
  }
}

/** Formats a number of additional records: '+12,345 records', '+1 record'. */
export const additionalRecordsText = (more: number): string => `+${recordCountText(more)}`
