import { phoneOptionName } from "@listwright/domain/audience"
import { recordTerms } from "@listwright/domain/catalog"
import { flagsText, type NamedColumn } from "@listwright/domain/counting"
import {
  areasSummary,
  criterionColumns,
  type ListDefinition,
  type AreaNameLookup,
} from "@listwright/domain/definition"

/** The maximum number of attributes named. */
const NAMED = 3

/**
 * Returns the title for an unnamed list: its areas, 'Cook, IL' or '6 ZIP Codes'; the source if it doesn't have areas
 * yet.
 */
export const draftTitle = (
  { areas }: Pick<ListDefinition, "areas">,
  source: string,
  nameOf: AreaNameLookup,
): string => (areas.length === 0 ? `${source} list` : areasSummary(areas, nameOf))

const attributesText = (names: ReadonlyArray<string>): string =>
  names.length > NAMED
    ? `${names.slice(0, NAMED).join(", ")} and ${names.length - NAMED} more`
    : names.join(", ")

/** Returns the parts of a list's audience: 'Age, Gender', 'no phones'; empty if the list includes all records. */
export const audienceSummary = (
  { audience, listType, phoneOption }: ListDefinition,
  columns: ReadonlyArray<NamedColumn>,
): ReadonlyArray<string> => {
  const names = audience.criteria.map((criterion) => flagsText(columns, criterionColumns(criterion)))
  return [
    ...(audience.unit === "allHouseholds" ? [recordTerms(listType).units.all.toLowerCase()] : []),
    ...(audience.unit === "individuals" && names.length > 0 ? [attributesText(names)] : []),
    ...(phoneOption === null ? [] : [phoneOptionName(phoneOption, listType).toLowerCase()]),
  ]
}
