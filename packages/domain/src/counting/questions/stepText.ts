import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { areasSummary, type AreaNameLookup } from "../../definition/areasSummary.ts"
import { columnName, type NamedColumn } from "../../glossary/columnName.ts"
import { flagsText } from "../../glossary/flags.ts"
import { recordTerms } from "../../catalog/recordTerms.ts"
import { RECORD_FIELDS } from "../../glossary/recordFields.ts"
import { SUPPRESSIONS } from "../../glossary/suppressions.ts"
import type { SelectionStep } from "./Waterfall.ts"

/** Formats a step of a definition as text: '2 ZIP Codes', 'Age', 'Phone', 'All households'. */
export const stepText = (
  step: SelectionStep,
  columns: ReadonlyArray<NamedColumn>,
  { areas, listType }: Pick<ListDefinition, "areas" | "listType">,
  nameOf?: AreaNameLookup,
): string => {
  switch (step.kind) {
    case "geography":
      return areasSummary(areas, nameOf)
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
      return recordTerms(listType).units.all
    case "nearest":
      return "Nearest"
  }
}
