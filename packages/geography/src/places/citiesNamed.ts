import { plainPlaceName } from "@listwright/domain/geography"
import type { City } from "../tables/City.ts"
import type { GeographyTables } from "./GeographyTables.ts"

/** The cities of a name, however it is written, those of most ZIP Codes first. `state`: null for all. */
export const citiesNamed = (
  { citiesCalled }: Pick<GeographyTables, "citiesCalled">,
  name: string,
  state: string | null,
): ReadonlyArray<City> => {
  const found = citiesCalled(plainPlaceName(name))
  return state === null ? found : found.filter((city) => city.state === state)
}
