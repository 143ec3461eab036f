import { phoneOptionName } from "@listwright/domain/audience"
import type { ListDefinition } from "@listwright/domain/definition"
import { recordsText } from "../../design/Figure.tsx"

const counted = (count: number, one: string, many: string): string =>
  `${recordsText(count)} ${count === 1 ? one : many}`

/** What a definition holds, part by part; empty for an untouched one. */
export const draftSummary = ({
  areas,
  audience,
  phoneOption,
  listType,
}: ListDefinition): ReadonlyArray<string> => [
  ...(areas.length === 0 ? [] : [counted(areas.length, "area", "areas")]),
  ...(audience.unit === "allHouseholds" ? ["all households"] : []),
  ...(audience.unit === "individuals" && audience.criteria.length > 0
    ? [counted(audience.criteria.length, "attribute", "attributes")]
    : []),
  ...(phoneOption === null ? [] : [phoneOptionName(phoneOption, listType).toLowerCase()]),
]
