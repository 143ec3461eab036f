import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { GeoType } from "../../definition/GeoType.ts"
import { kindsOfGeoType } from "./kindsOfGeoType.ts"
import { type AreasRemoved, keepAreas } from "../RemovedArea.ts"

/**
 * Changes the area method: the list's geography type becomes that of the method, and areas that do not belong to it go,
 * excluded ones too. 'multiGeo' (more area) keeps every kind that it mixes.
 * spec: order-builder §4 [ob4-area-method], decisions (Counting and quantities)
 */
export const switchAreaMethod = (definition: ListDefinition, method: GeoType): AreasRemoved => {
  const kinds = kindsOfGeoType(method)
  return keepAreas(definition, ({ kind }) => kinds.includes(kind))
}
