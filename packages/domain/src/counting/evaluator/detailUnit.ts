import { sourceTraits } from "../../catalog/listTypes.ts"
import type { Area } from "../../definition/Area.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { DetailsRequest } from "../questions/CountDetails.ts"
import type { Unit } from "./Gazetteer.ts"

/**
 * Returns the unit that an area is broken down into: ZIP Codes for a radius search by ZIP Code, and carrier routes for
 * every area of list type 50 and the ZIP areas of 130 and 140. Returns null for an area without a breakdown. If `by`
 * requests ZIP Codes, every area is broken down into them [ob4-detail-rows].
 */
export const detailUnit = (listType: number, area: Area, { by }: DetailsRequest = {}): Unit | null => {
  if (by !== undefined) return by
  if (area.kind === "radius" && area.granularity === "zip") return "zip"
  switch (sourceTraits(listType).carrierRouteDetails) {
    case "ofEveryArea":
      return "carrierRoute"
    case "ofZipAreas":
      return area.kind === "zip" ? "carrierRoute" : null
    case "none":
      return null
  }
}

/** Returns whether any chosen area is broken down. */
export const hasDetails = ({ areas, listType }: Pick<ListDefinition, "areas" | "listType">): boolean =>
  areas.some((area) => !area.excluded && detailUnit(listType, area) !== null)
