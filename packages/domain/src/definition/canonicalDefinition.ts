import type { Area } from "./Area.ts"
import { areaKey } from "./areaKey.ts"
import { canonicalArea } from "./areaKinds.ts"
import { canonicalCriteria } from "./canonicalCriteria.ts"
import type { ListDefinition, SuppressionChoice } from "./ListDefinition.ts"
import { sortedTexts } from "./sortedTexts.ts"

/** The first of areas that are chosen, or excluded, several times. */
const distinctAreas = (areas: ReadonlyArray<Area>): ReadonlyArray<Area> => {
  const seen = new Set<string>()
  return areas.filter((area) => {
    const key = `${areaKey(area)} ${area.excluded}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

const canonicalChoice = (choice: SuppressionChoice): SuppressionChoice => {
  if (choice.mode !== "item") return choice
  const [first = choice.items[0], ...others] = sortedTexts(choice.items)
  return { mode: "item", items: [first, ...others] }
}

/**
 * One way to write a definition down: areas keep their order (it decides which area a record belongs to, and excluded
 * ones stay where their buyer put them) and lose repetitions, cities are written in one way, criteria are sorted by column and joined where they are
 * alternatives, values are sorted and distinct. Selects the same; idempotent.
 */
export const canonicalDefinition = (definition: ListDefinition): ListDefinition => ({
  version: 1,
  listType: definition.listType,
  areas: distinctAreas(definition.areas.map((area) => canonicalArea(area))),
  audience: {
    unit: definition.audience.unit,
    criteria: canonicalCriteria(definition.audience.criteria),
  },
  phoneOption: definition.phoneOption,
  emailOption: definition.emailOption,
  suppressions: {
    orders: canonicalChoice(definition.suppressions.orders),
    savedCounts: canonicalChoice(definition.suppressions.savedCounts),
    files: canonicalChoice(definition.suppressions.files),
  },
  occupant:
    definition.occupant === null
      ? null
      : {
          targets: sortedTexts(definition.occupant.targets),
          routes: sortedTexts(definition.occupant.routes),
          contactNames: definition.occupant.contactNames,
        },
})
