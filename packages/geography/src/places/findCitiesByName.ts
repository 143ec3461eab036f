import { normalizePlaceName } from "@listwright/domain/geography"
import type { City } from "../tables/City.ts"
import type { GeographyTables } from "./GeographyTables.ts"

/**
 * Returns the cities with the given name, ignoring differences in spelling; cities with the most ZIP Codes come first.
 * `state` is null for all states.
 */
export const findCitiesByName = (
  { citiesCalled }: Pick<GeographyTables, "citiesCalled">,
  name: string,
  state: string | null,
): ReadonlyArray<City> => {
  const found = citiesCalled(normalizePlaceName(name))
  return state === null ? found : found.filter((city) => city.state === state)
}
