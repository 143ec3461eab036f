import type { Area } from "../../definition/Area.ts"
import { areaKey } from "../../definition/areaKey.ts"
import { canonicalDefinition, type CanonicalDefinition } from "../../definition/canonicalDefinition.ts"

/** Replaces the chosen area that has this key; returns the definition unchanged if it has no such area. */
export const withArea = (
  definition: CanonicalDefinition,
  key: string,
  changed: (area: Area) => Area,
): CanonicalDefinition => {
  const isMeant = (area: Area): boolean => !area.excluded && areaKey(area) === key
  return definition.areas.some(isMeant)
    ? canonicalDefinition({
        ...definition,
        areas: definition.areas.map((area) => (isMeant(area) ? changed(area) : area)),
      })
    : definition
}
