import { defaultOutputColumns } from "@listwright/domain/audience"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import type { ColumnsQuestion } from "../contract/legacy/pricing/PricingGroup.ts"
import { criteriaOfDemos } from "./legacyDemos.ts"

/** The list that such a question is about: everybody of a source whom the attributes select, at any quantity. */
export const listOfColumns = (listType: number, question: ColumnsQuestion) => {
  const { currentSelectedCols: said, selectedDemo } = question
  return {
    definition: canonicalDefinition({
      ...emptyDefinition(listType),
      audience: { unit: "individuals", criteria: criteriaOfDemos(selectedDemo ?? []) },
    }),
    choices: {
      listUsage: 1,
      promoCode: null,
      quantities: {},
      outputColumns: typeof said === "string" ? defaultOutputColumns(said) : (said ?? []),
    },
  }
}

/** So many records in one place. */
export const countOfColumns = ({ selectedQty }: ColumnsQuestion) => ({
  total: selectedQty,
  areas: [{ key: "", available: selectedQty, withPhones: 0 }],
})
