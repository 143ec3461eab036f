import type { SelectionRefusal } from "@listwright/domain/counting"
import type { Area } from "@listwright/domain/definition"
import { forwardSortationArea } from "@listwright/domain/shared"
import { Result } from "effect"
import { NO_UNIT } from "../../format/layout/countUnplacedRows.ts"
import { parseRouteCode } from "../../format/rows/routeCode.ts"
import { type Coverage, EMPTY_COVERAGE } from "./Coverage.ts"
import { emptyMask, setPositions } from "./masks.ts"
import type { PlaceFiles } from "./PlaceFiles.ts"
import type { ZipPlaces } from "./ZipPlaces.ts"

/** The areas whose rows don't depend on the selection or on locations. */
export type FixedArea = Exclude<
  Area,
  { readonly kind: "closest" | "savedCount" | "combination" | "radius" | "polygon" | "locations" }
>

export type CoverageResult = Result.Result<Coverage, SelectionRefusal>

const wholly = (whole: ReadonlyArray<number>): CoverageResult => Result.succeed({ whole, partial: [] })

const runsWith = (
  zips: ZipPlaces,
  files: PlaceFiles,
  zip: number,
  unit: "zip4" | "carrierRoute",
  code: number,
): CoverageResult => {
  const place = zips.placeOf(zip)
  const rows = place === undefined ? undefined : zips.rows[place]
  if (place === undefined || rows === undefined || code === NO_UNIT) return Result.succeed(EMPTY_COVERAGE)
  const mask = emptyMask(rows)
  const runs = unit === "zip4" ? files.zip4Runs(rows) : files.routeRuns(rows)
  for (const run of runs) if (run.code === code) setPositions(mask, run.from, run.to)
  return Result.succeed({ whole: [], partial: [{ zip: place, mask }] })
}

/**
 * Returns the rows in a whole forward sortation area, or in one of its postal codes. A United States universe rejects
 * such areas earlier.
 */
const postalCodeCoverage = (postalCode: string, zips: ZipPlaces, files: PlaceFiles): CoverageResult => {
  const { numbers } = zips
  const fsa = forwardSortationArea(postalCode)
  const zip = numbers.zipNumber(fsa)
  if (fsa !== postalCode)
    return runsWith(zips, files, zip, "zip4", numbers.plus4Number(postalCode.slice(fsa.length)))
  const place = zips.placeOf(zip)
  return place === undefined ? Result.succeed(EMPTY_COVERAGE) : wholly([place])
}

/** Returns the rows in an area, regardless of other areas. */
export const areaCoverage = (area: FixedArea, zips: ZipPlaces, files: PlaceFiles): CoverageResult => {
  switch (area.kind) {
    case "zip": {
      const place = zips.placeOf(Number(area.zip))
      return place === undefined ? Result.succeed(EMPTY_COVERAGE) : wholly([place])
    }
    case "zip4":
      return runsWith(zips, files, Number(area.zip4.slice(0, 5)), "zip4", Number(area.zip4.slice(5)))
    case "carrierRoute":
      return runsWith(
        zips,
        files,
        Number(area.carrierRoute.slice(0, 5)),
        "carrierRoute",
        parseRouteCode(area.carrierRoute.slice(5)),
      )
    case "scf":
      return wholly(zips.ofScf(area.scf))
    case "city":
      return wholly(zips.ofCity(area.state, area.city))
    case "county":
      return wholly(zips.ofCounty(area.county))
    case "metroArea": {
      const { metroArea } = area
      const counties = zips.areas.countiesOfMetroArea.get(metroArea)
      return counties === undefined
        ? Result.fail({ _tag: "MetroAreaUnknown", metroArea })
        : wholly([...new Set(counties.flatMap(zips.ofCounty))].toSorted((a, b) => a - b))
    }
    case "congressionalDistrict":
      return zips.isDistrict(area.district)
        ? wholly(zips.ofDistrict(area.district))
        : Result.fail({ _tag: "DistrictUnknown", district: area.district })
    case "state":
      return wholly(zips.ofState(area.state))
    case "nation":
      return wholly(zips.all)
    case "postalCode":
      return postalCodeCoverage(area.postalCode, zips, files)
  }
}
