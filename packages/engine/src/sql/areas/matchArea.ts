import { type SelectionRefusal, unknownPlaceRefusal } from "@listwright/domain/counting"
import { type Area, type SavedCountBasedArea, cityKey, type Granularity } from "@listwright/domain/definition"
import { forwardSortationArea } from "@listwright/domain/shared"
import { Result } from "effect"
import { NO_ROUTE, parseRouteCode, zipRoute } from "../../format/rows/routeCode.ts"
import { ZIP4S_PER_ZIP, ZIP_NUMBERS } from "../../format/rows/zipNumbers.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"
import { type PointColumns, pointColumns } from "../wide/wideColumns.ts"
import type { AreaSql } from "./AreaSql.ts"
import { distanceSql } from "./distanceSql.ts"
import { doubleLiteral } from "./doubleLiteral.ts"
import { polygonSql } from "./polygonSql.ts"

/** An area that matches rows independently of the rest of the selection. */
export type PlainArea = Exclude<Area, SavedCountBasedArea | { readonly kind: "locations" }>

type AreaMatch = Result.Result<AreaSql, SelectionRefusal>

const codes = (column: string, ...own: ReadonlyArray<number | string>): AreaMatch =>
  Result.succeed({ kind: "codes", column, codes: own })
const condition = (sql: string): AreaMatch => Result.succeed({ kind: "condition", sql })
const nobody = condition("1 = 0")

/**
 * Returns SQL for a shape, which matches individual records by their own location, or whole units by their center
 * [ob5-granularity].
 */
const shape = (granularity: Granularity, holds: (point: PointColumns) => string): string => {
  const point = pointColumns[granularity]
  return `(${point.located} = 1 AND ${holds(point)})`
}

/** Returns the match for a whole forward sortation area or for one postal code in it. */
const postalCodeMatch = (postalCode: string): AreaMatch => {
  const { plus4Number, zipNumber } = ZIP_NUMBERS.CA
  const fsa = forwardSortationArea(postalCode)
  const zip = zipNumber(fsa)
  return fsa === postalCode
    ? codes("ZIP", zip)
    : codes("ZIP4", zip * ZIP4S_PER_ZIP + plus4Number(postalCode.slice(fsa.length)))
}

/** Returns how to match an area's rows; refuses the same areas as the evaluator. */
export const matchArea = (area: PlainArea, universe: SqlUniverse): AreaMatch => {
  const { areas, dialect } = universe
  const unknown = unknownPlaceRefusal(area, areas.places)
  if (unknown !== null) return Result.fail(unknown)
  switch (area.kind) {
    case "zip":
      return codes("ZIP", Number(area.zip))
    case "zip4":
      // Records without a ZIP+4 have 0000 in its place.
      return area.zip4.endsWith("0000") ? nobody : codes("ZIP4", Number(area.zip4))
    case "carrierRoute": {
      const [zip, route] = [Number(area.carrierRoute.slice(0, 5)), parseRouteCode(area.carrierRoute.slice(5))]
      return route === NO_ROUTE ? nobody : codes("ZIP_ROUTE", zipRoute(zip, route))
    }
    case "scf":
      return codes("SCF", Number(area.scf))
    case "city":
      return codes("CITY", cityKey(area.state, area.city))
    case "county":
      return codes("COUNTY", area.county)
    case "metroArea": {
      const { metroArea } = area
      const counties = areas.countiesOfMetroArea.get(metroArea)
      return counties === undefined
        ? Result.fail({ _tag: "MetroAreaUnknown", metroArea })
        : codes("COUNTY", ...counties)
    }
    case "congressionalDistrict": {
      const { district } = area
      return [...areas.districtsOfZip.values()].some((known) => known.includes(district))
        ? condition(`DISTRICTS LIKE ${dialect.text(`% ${district} %`)}`)
        : Result.fail({ _tag: "DistrictUnknown", district })
    }
    case "state":
      return codes("STATE", area.state)
    case "nation":
      return condition("1 = 1")
    case "postalCode":
      return postalCodeMatch(area.postalCode)
    case "radius": {
      const within = shape(
        area.granularity,
        (point) => `${distanceSql([area.longitude, area.latitude], point)} <= ${doubleLiteral(area.miles)}`,
      )
      const { withinState } = area
      return condition(withinState === null ? within : `(${within} AND STATE = ${dialect.text(withinState)})`)
    }
    case "polygon":
      return condition(shape(area.granularity, (point) => polygonSql(area.points, point)))
    case "closest":
      return area.excluded ? Result.fail({ _tag: "ClosestExcluded" }) : Result.succeed({ kind: "nearest" })
  }
}
