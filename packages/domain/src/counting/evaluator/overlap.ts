import { Result } from "effect"
import { areaKey } from "../../definition/areaKey.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { type CountOverlap, MAX_OVERLAP_AREAS, buildOverlap } from "../questions/Overlap.ts"
import { areWholeLists, overlapByAttributes, type RegionAttributes } from "../by-list/overlapByAttributes.ts"
import { select } from "./select.ts"
import { buildListAttributes } from "./attributeSelections.ts"
import type { SelectionRefusal } from "./SelectionRefusal.ts"
import type { SuppressedKeys, Universe } from "./Universe.ts"

/** Returns a refusal if an overlap has too many areas; null if it can be answered. */
export const overlapRefusal = ({ areas }: Pick<CanonicalDefinition, "areas">): SelectionRefusal | null => {
  const chosen = areas.filter(({ excluded }) => !excluded).length
  return chosen > MAX_OVERLAP_AREAS
    ? { _tag: "TooManyToOverlap", areas: chosen, most: MAX_OVERLAP_AREAS }
    : null
}

/** Counts how a definition's areas overlap, over the records that it selects. */
export const overlap = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: SuppressedKeys,
): Result.Result<Pick<CountOverlap, "total" | "keys" | "regions">, SelectionRefusal> => {
  const refused = overlapRefusal(definition)
  if (refused !== null) return Result.fail(refused)
  return Result.map(select(universe, definition, suppressed), ({ areas }) => {
    const { attributes, placeIn } = buildListAttributes(universe)
    const counted = new Map<number, { records: number; withPhones: number }>()
    const found: Array<RegionAttributes> = []
    for (const { records } of areas)
      for (const record of records) {
        const within = areas.filter(({ contains }) => contains(record))
        const bits = areas.reduce((sum, one, at) => sum + (within.includes(one) ? 2 ** at : 0), 0)
        const region = counted.get(bits) ?? { records: 0, withPhones: 0 }
        region.records++
        if (record.phone === "deliverable") region.withPhones++
        counted.set(bits, region)
        const columns = within.map(({ area }) => attributes.of(area, placeIn(record)).columns)
        found.push({ bits, columns, records: 1 })
      }
    return buildOverlap(
      areas.map(({ area }) => areaKey(area)),
      areWholeLists(definition.areas) ? overlapByAttributes(counted, found) : counted,
    )
  })
}
