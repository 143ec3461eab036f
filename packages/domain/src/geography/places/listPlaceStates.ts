import type { Area } from "../../definition/Area.ts"
import type { PlaceName } from "../placeName.ts"

/** Returns the states at the end of a name: IL, IN, and WI for 'Chicago-Naperville-Elgin, IL-IN-WI'. */
const statesAtEnd = (text: string): ReadonlyArray<string> =>
  /(?:^|, )([A-Z]{2}(?:-[A-Z]{2})*)$/.exec(text)?.[1]?.split("-") ?? []

/**
 * Lists the states whose pickers offer a place, based on its code or name; a metro area may be in several. Empty for a
 * county or metro area whose name is unknown, and for areas that no picker offers.
 */
export const listPlaceStates = (area: Area, name: PlaceName | null): ReadonlyArray<string> => {
  switch (area.kind) {
    case "city":
    case "state":
      return [area.state]
    case "congressionalDistrict":
      return [area.district.slice(0, 2)]
    case "county":
      return name === null || name.place === "" ? [] : [name.place]
    case "metroArea":
      return name === null ? [] : statesAtEnd(name.name)
    case "zip":
    case "zip4":
    case "carrierRoute":
    case "scf":
    case "nation":
    case "postalCode":
    case "radius":
    case "locations":
    case "closest":
    case "polygon":
    case "savedCount":
    case "combination":
      return []
  }
}
