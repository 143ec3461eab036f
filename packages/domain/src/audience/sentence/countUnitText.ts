import { recordTerms } from "../../catalog/recordTerms.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"

/**
 * Describes which of a source's records a list counts: 'All households, one record each', 'Individuals', 'Contacts,
 * even several at one business'.
 */
export const countUnitText = ({
  audience,
  listType,
}: Pick<ListDefinition, "listType"> & {
  readonly audience: Pick<ListDefinition["audience"], "unit">
}): string => {
  const { all, counted } = recordTerms(listType).units
  return audience.unit === "allHouseholds" ? `${all}, one record each` : counted
}
