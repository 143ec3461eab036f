import type { Area } from "../../definition/Area.ts"
import { areasLine, type NameOfArea } from "../../definition/areasLine.ts"
import { columnName, type NamedColumn } from "../../glossary/columnName.ts"
import { flagsText } from "../../glossary/flags.ts"
import { ALL_HOUSEHOLDS } from "../../glossary/households.ts"
import { RECORD_FIELDS } from "../../glossary/recordFields.ts"
import { SUPPRESSIONS } from "../../glossary/suppressions.ts"
import type { SelectionStep } from "./Waterfall.ts"

/** A step for people: '2 ZIP Codes', 'Age', 'Phone', 'All households'. `areas`: those of the definition. */
export const stepText = (
  step: SelectionStep,
  columns: ReadonlyArray<NamedColumn>,
  areas: ReadonlyArray<Area>,
  nameOf?: NameOfArea,
): string => {
  switch (step.kind) {
    case "geography":
      return areasLine(areas, nameOf)
    case "criterion":
      return columnName(columns, step.column)
    case "flags":
      return flagsText(columns, step.columns)
    case "occupant":
      return "Targets and routes"
    case "phone":
      return RECORD_FIELDS.phone
    case "email":
      return RECORD_FIELDS.email
    case "suppression":
      return SUPPRESSIONS[step.source]
    case "household":
      return ALL_HOUSEHOLDS
    case "nearest":
      return "Nearest"
  }
}
