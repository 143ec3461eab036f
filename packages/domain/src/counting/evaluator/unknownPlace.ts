import type { Area } from "../../definition/Area.ts"
import { cityKey } from "../../definition/cityName.ts"
import type { KnownPlaces } from "./Gazetteer.ts"
import type { SelectionRefused } from "./SelectionRefused.ts"

/** Why an area that names a state, county, city or SCF cannot be counted; null: there is such a place, or it names none. */
export const unknownPlace = (
  area: Area,
  { cities, counties, scfs, states }: KnownPlaces,
): SelectionRefused | null => {
  switch (area.kind) {
    case "state":
      return states.has(area.state) ? null : { _tag: "StateUnknown", state: area.state }
    case "county":
      return counties.has(area.county) ? null : { _tag: "CountyUnknown", county: area.county }
    case "scf":
      return scfs.has(area.scf) ? null : { _tag: "ScfUnknown", scf: area.scf }
    case "city":
      if (!states.has(area.state)) return { _tag: "StateUnknown", state: area.state }
      return cities.has(cityKey(area.state, area.city))
        ? null
        : { _tag: "CityUnknown", state: area.state, city: area.city }
    case "radius":
      return area.withinState === null || states.has(area.withinState)
        ? null
        : { _tag: "StateUnknown", state: area.withinState }
    case "zip":
    case "zip4":
    case "carrierRoute":
    case "metroArea":
    case "congressionalDistrict":
    case "nation":
    case "postalCode":
    case "closest":
    case "polygon":
    case "savedCount":
      return null
  }
}
