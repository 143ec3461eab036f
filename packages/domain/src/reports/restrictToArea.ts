import { areaKey } from "../definition/areaKey.ts"
import { type CanonicalDefinition, canonicalDefinition } from "../definition/canonicalDefinition.ts"

/**
 * Returns the definition of the part of a list that comes from one of its areas: excludes the areas before it, because
 * shared records belong to the earlier area, and drops the areas after it. Returns the list's own definition if no area
 * has this key.
 */
export const restrictToArea = (definition: CanonicalDefinition, key: string): CanonicalDefinition => {
  const chosen = definition.areas.filter(({ excluded }) => !excluded)
  const at = chosen.findIndex((area) => areaKey(area) === key)
  const area = chosen[at]
  if (area === undefined || chosen.length === 1) return definition
  return canonicalDefinition({
    ...definition,
    areas: [
      area,
      ...chosen.slice(0, at).map((before) => ({ ...before, excluded: true })),
      ...definition.areas.filter(({ excluded }) => excluded),
    ],
  })
}
