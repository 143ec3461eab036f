import type { Area } from "./Area.ts"

/** The code of an area as people and files know it: '60614', '606141234', '60614C001'. */
export const areaCode = (area: Area): string => {
  switch (area.kind) {
    case "zip":
      return area.zip
    case "zip4":
      return area.zip4
    case "carrierRoute":
      return area.carrierRoute
  }
}

/** Names an area uniquely within a definition: 'zip:60614'. Quantities and counts per area are keyed by it. */
export const areaKey = (area: Area): string => `${area.kind}:${areaCode(area)}`
