import { removeIndustry, unselectValues } from "@listwright/domain/audience"
import type { Audience } from "@listwright/domain/definition"
import type { ChosenPart } from "./chosenCriteria.ts"
import { removeRange } from "./rangeEntry.ts"

/** The audience without one alternative of a column; the others stay. */
export const withoutPart = (audience: Audience, column: string, part: ChosenPart): Audience => {
  switch (part.kind) {
    case "value":
      return unselectValues(audience, column, [part.value])
    case "range":
      return removeRange(audience, column, part.range)
    case "industry":
      return removeIndustry(audience, column, part.code)
  }
}
