import { Result } from "effect"
import { areaKey } from "../../definition/areaKey.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { type CountOverlap, MAX_OVERLAPPED, overlapOfCounts } from "../questions/Overlap.ts"
import { select } from "./select.ts"
import type { SelectionRefused } from "./SelectionRefused.ts"
import type { Suppressed, Universe } from "./Universe.ts"

/** How many areas an overlap is asked of, if that is too many; null: it can be answered. */
export const overlapRefused = ({ areas }: Pick<CanonicalDefinition, "areas">): SelectionRefused | null => {
  const chosen = areas.filter(({ excluded }) => !excluded).length
  return chosen > MAX_OVERLAPPED ? { _tag: "TooManyToOverlap", areas: chosen, most: MAX_OVERLAPPED } : null
}

/** How the areas of a definition overlap, over the records that it selects. */
export const overlap = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: Suppressed,
): Result.Result<Pick<CountOverlap, "total" | "keys" | "regions">, SelectionRefused> => {
  const refused = overlapRefused(definition)
  if (refused !== null) return Result.fail(refused)
  return Result.map(select(universe, definition, suppressed), ({ areas }) => {
    const counted = new Map<number, { records: number; withPhones: number }>()
    for (const { records } of areas)
      for (const record of records) {
        const bits = areas.reduce((sum, { contains }, at) => sum + (contains(record) ? 2 ** at : 0), 0)
        const region = counted.get(bits) ?? { records: 0, withPhones: 0 }
        region.records++
        if (record.phone === "deliverable") region.withPhones++
        counted.set(bits, region)
      }
    return overlapOfCounts(
      areas.map(({ area }) => areaKey(area)),
      counted,
    )
  })
}
