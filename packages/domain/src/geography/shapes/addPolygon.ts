import { Result } from "effect"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { polygonNotice, zoomTooLow } from "../AddressNotices.ts"
import type { Alert } from "../../shared/Alert.ts"
import { type AreasAdded, chooseValid, nothingAdded } from "../AreasAdded.ts"
import { type Choosing, usualChoosing } from "../Choosing.ts"
import { drawnPolygon } from "./polygonTool.ts"

/** What drawing a polygon came to. */
export interface PolygonAdded extends AreasAdded {
  /** Waits for the person, unlike the warnings; null when there is none. */
  readonly alert: Alert | null
}

/** Adds a drawn polygon, which makes the list one of polygons (13). spec: order-builder §4 (Polygon) [ob4-polygon-zoom] */
export const addPolygon = (
  definition: ListDefinition,
  drawn: Omit<Parameters<typeof drawnPolygon>[0], "listType">,
  choosing: Choosing = usualChoosing,
): PolygonAdded =>
  Result.match(drawnPolygon({ ...drawn, listType: definition.listType }), {
    onSuccess: (area) => ({ ...chooseValid(definition, [area], null, choosing), alert: null }),
    onFailure: (refused) =>
      refused._tag === "ZoomTooLow"
        ? { ...nothingAdded(definition), alert: zoomTooLow }
        : { ...nothingAdded(definition, polygonNotice(refused)), alert: null },
  })
