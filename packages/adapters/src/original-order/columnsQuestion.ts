import { parseDefaultOutputColumns } from "@listwright/domain/audience"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import type { ColumnsQuestion } from "../contract/original/pricing/PricingGroup.ts"
import { criteriaFromOriginal } from "./originalDemos.ts"

/** Returns the list for a columns query: all of a source's records that match the attributes, in any quantity. */
export const createColumnsList = (listType: number, question: ColumnsQuestion) => {
  const { currentSelectedCols: said, selectedDemo } = question
  return {
    definition: canonicalDefinition({
      ...emptyDefinition(listType),
      audience: { unit: "individuals", criteria: criteriaFromOriginal(selectedDemo ?? []) },
    }),
    choices: {
      listUsage: 1,
      promoCode: null,
      quantities: {},
      outputColumns: typeof said === "string" ? parseDefaultOutputColumns(said) : (said ?? []),
    },
  }
}

/** Returns a count of `selectedQty` records in a single area. */
export const createColumnsCount = ({ selectedQty }: ColumnsQuestion) => ({
  total: selectedQty,
  areas: [{ key: "", available: selectedQty, withPhones: 0 }],
})
