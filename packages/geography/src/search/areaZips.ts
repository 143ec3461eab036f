import type { SearchableArea } from "@listwright/domain/geography"
import { stateCountry } from "@listwright/domain/shared"
import type { GeographyTables } from "../places/GeographyTables.ts"

/** Returns an area's ZIP Codes or, in Canada, its forward sortation areas, ascending. */
export const areaZips = (tables: GeographyTables, area: SearchableArea): ReadonlyArray<string> => {
  switch (area.kind) {
    case "zip":
      return tables.validZips([area.zip])
    case "scf":
      return tables.zipsOfScf(area.scf)
    case "state":
      return stateCountry(area.state) === "CA"
        ? tables.canada.fsasOfProvince(area.state)
        : tables.zipsOfState(area.state)
    case "congressionalDistrict":
      return tables.zipsOfDistrict(area.district)
    case "city":
      return stateCountry(area.state) === "CA"
        ? tables.canada.fsasOfCity(area.state, area.city)
        : tables.zipsOfCity(area.state, area.city)
    case "county":
      return tables.zipsOfCounty(area.county)
    case "metroArea":
      return (tables.countiesOfMetroArea(area.metroArea) ?? []).flatMap(tables.zipsOfCounty).toSorted()
    case "nation":
      return tables.zips.map(({ zip }) => zip)
  }
}
