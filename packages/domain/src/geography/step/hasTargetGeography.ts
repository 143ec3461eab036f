import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { hasGeography } from "../chooseAreas.ts"
import { SAVED_COUNTS_NEEDED } from "../chooseSavedCounts.ts"
import type { GeoType } from "../../definition/GeoType.ts"

/** Total U.S. (20) and more area (23) say where by their type. */
const EXEMPT: ReadonlyArray<GeoType> = ["nationwide", "multiGeo"]

/**
 * Whether a list says where: total U.S. (20) and more area (23) do by their type, saved counts (24) take two that are not
 * excluded, everything else takes one such area. spec: order-builder §4 [ob4-audience-next], §5 [ob5-geography-needed]
 * [ob5-get-count], §9 [ob9-saved-counts]
 */
export const hasTargetGeography = (definition: ListDefinition, geoType: GeoType): boolean =>
  geoType === "multiCount"
    ? definition.areas.filter(({ excluded }) => !excluded).length >= SAVED_COUNTS_NEEDED
    : EXEMPT.includes(geoType) || hasGeography(definition)
