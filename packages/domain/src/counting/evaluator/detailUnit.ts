import { traitsOf } from "../../catalogue/listTypes.ts"
import type { Area } from "../../definition/Area.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { AskedDetails } from "../questions/CountDetails.ts"
import type { Unit } from "./Gazetteer.ts"

/**
 * What an area is broken down into: a search made of ZIP Codes into these, every area of list type 50 and the ZIP areas
 * of 130 and 140 into carrier routes; null: into nothing. Asked for ZIP Codes, every area into these [ob4-detail-rows].
 */
export const detailUnit = (listType: number, area: Area, { by }: AskedDetails = {}): Unit | null => {
  if (by !== undefined) return by
  if (area.kind === "radius" && area.granularity === "zip") return "zip"
  switch (traitsOf(listType).carrierRouteDetails) {
    case "ofEveryArea":
      return "carrierRoute"
    case "ofZipAreas":
      return area.kind === "zip" ? "carrierRoute" : null
    case "none":
      return null
  }
}

/** Whether any chosen area is broken down. */
export const hasDetails = ({ areas, listType }: Pick<ListDefinition, "areas" | "listType">): boolean =>
  areas.some((area) => !area.excluded && detailUnit(listType, area) !== null)
