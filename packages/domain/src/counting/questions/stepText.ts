import type { SuppressionSource } from "./SuppressedCount.ts"
import type { SelectionStep } from "./Waterfall.ts"

/** A column with what people call it. */
export interface NamedColumn {
  readonly column: string
  readonly name: string
}

/** What people call a column: 'Age'. A column that nobody knows, or not yet, is called by its code. */
export const columnName = (columns: ReadonlyArray<NamedColumn>, column: string): string =>
  columns.find((known) => known.column === column)?.name ?? column

const suppressedText = (source: SuppressionSource): string => {
  switch (source) {
    case "orders":
      return "Suppressed orders"
    case "savedCounts":
      return "Suppressed counts"
    case "files":
      return "Suppressed files"
    case "doNotSell":
      return "Do not sell"
  }
}

/** A step for people: 'Area', 'Age', 'Phone numbers', 'One per household'. */
export const stepText = (step: SelectionStep, columns: ReadonlyArray<NamedColumn>): string => {
  switch (step.kind) {
    case "geography":
      return "Area"
    case "criterion":
      return columnName(columns, step.column)
    case "occupant":
      return "Targets and routes"
    case "phone":
      return "Phone numbers"
    case "email":
      return "E-mail addresses"
    case "suppression":
      return suppressedText(step.source)
    case "household":
      return "One per household"
    case "nearest":
      return "Nearest"
  }
}
