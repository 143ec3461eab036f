import type { Area } from "../../definition/Area.ts"
import { areaKey } from "../../definition/areaKey.ts"
import { canonicalDefinition, type CanonicalDefinition } from "../../definition/canonicalDefinition.ts"

/** The definition with another area in place of the chosen one of this key; itself where it has none. */
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
