import { listTypeOf } from "../../catalogue/ListType.ts"
import type { GeoType } from "../../definition/GeoType.ts"

/**
 * Whether areas show rows of their details: around ZIP Codes (type 11, or 17 by the overview screens), of list type 50, and by ZIP Code or from the ZIP
 * map (types 5 and 18) of list types 130 and 140. spec: order-builder §2.6, §3 (Geography type codes) [ob4-detail-rows]
 */
export const hasDetailRows = (listType: number, geoType: GeoType): boolean => {
  if (geoType === "zipRadius" || geoType === "multiZipRadius") return true
  const kind = listTypeOf(listType)?.kind
  if (kind === "saturation") return true
  const isZip = geoType === "zip" || geoType === "zipMap"
  return isZip && (kind === "occupant" || kind === "residentOccupant")
}

/**
 * Opens the detail rows of an area, or closes them when they are open; the others stay. spec: order-builder §4
 * [ob4-detail-rows]
 */
export const toggleDetailRows = (open: ReadonlySet<string>, areaKey: string): ReadonlySet<string> =>
  open.has(areaKey) ? new Set([...open].filter((key) => key !== areaKey)) : new Set([...open, areaKey])
