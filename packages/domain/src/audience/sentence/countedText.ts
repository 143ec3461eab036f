import { recordWords } from "../../catalogue/recordWords.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"

/** Which records of a source a list counts: 'All households, one record each', 'Individuals'. */
export const countedText = ({
  audience,
  listType,
}: Pick<ListDefinition, "audience" | "listType">): string => {
  const { all, individuals } = recordWords(listType).units
  return audience.unit === "allHouseholds" ? `${all}, one record each` : individuals
}
