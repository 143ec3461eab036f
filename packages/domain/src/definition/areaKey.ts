import type { Area } from "./Area.ts"
import type { Granularity, Point } from "./AreaShape.ts"
import { cityName } from "./cityName.ts"
import { shortNumber } from "../shared/shortNumber.ts"

const pointCode = ([longitude, latitude]: Point): string =>
  `${shortNumber(longitude)}:${shortNumber(latitude)}`

/** Added only where it says something, so that plain shapes have plain codes. */
const madeOf = (granularity: Granularity): string => (granularity === "standard" ? "" : `:${granularity}`)

/**
 * The code of an area as people and files know it: '60614', '606141234', '60614C001', '606', 'IL:Chicago', '17031',
 * '-87.63:41.88:20' (longitude, latitude, miles or records), a polygon's points joined by '|'.
 */
export const areaCode = (area: Area): string => {
  switch (area.kind) {
    case "zip":
      return area.zip
    case "zip4":
      return area.zip4
    case "carrierRoute":
      return area.carrierRoute
    case "scf":
      return area.scf
    case "city":
      return `${area.state}:${cityName(area.city)}`
    case "county":
      return area.county
    case "metroArea":
      return area.metroArea
    case "congressionalDistrict":
      return area.district
    case "state":
      return area.state
    case "nation":
      return "1"
    case "postalCode":
      return area.postalCode
    case "radius": {
      const within = area.withinState === null ? "" : `:${area.withinState}`
      return `${pointCode([area.longitude, area.latitude])}:${shortNumber(area.miles)}${within}${madeOf(area.granularity)}`
    }
    case "closest":
      return `${pointCode([area.longitude, area.latitude])}:${area.quantity}`
    case "polygon":
      return area.points.map(pointCode).join("|") + madeOf(area.granularity)
    case "savedCount":
      return area.savedCount
  }
}

/** Names an area uniquely within a definition: 'zip:60614'. Quantities and counts per area are keyed by it. */
export const areaKey = (area: Area): string => `${area.kind}:${areaCode(area)}`
