import { areaKey } from "../definition/areaKey.ts"
import { type CanonicalDefinition, canonicalDefinition } from "../definition/canonicalDefinition.ts"

/**
 * What a list selects in one of its areas: without those before it, whose records are theirs, and those after it. The
 * list itself where it has no area of this key.
 */
export const ofOneArea = (definition: CanonicalDefinition, key: string): CanonicalDefinition => {
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
