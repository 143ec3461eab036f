import { recordWords } from "../../catalogue/recordWords.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"

/** Describes the records of a source that a list counts: 'All households, one record each', 'Individuals'. */
export const countedText = ({
  audience,
  listType,
}: Pick<ListDefinition, "audience" | "listType">): string => {
  const { all, individuals } = recordWords(listType).units
  return audience.unit === "allHouseholds" ? `${all}, one record each` : individuals
}
