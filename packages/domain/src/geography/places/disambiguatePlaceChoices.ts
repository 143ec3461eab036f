import { groupBy } from "../../shared/groupBy.ts"
import type { PlaceChoice } from "./Place.ts"
import { foundAreaName } from "../search/foundAreaName.ts"

/** Adds the kind to the names of counties that share a name and a state: 'Baltimore County' and 'Baltimore (city)'. */
export const disambiguatePlaceChoices = (choices: ReadonlyArray<PlaceChoice>): ReadonlyArray<PlaceChoice> => {
  const counties = choices.filter(({ area }) => area.kind === "county")
  const byName = groupBy(counties, ({ name, state }) => `${name}, ${state}`)
  const shared = new Set([...byName.values()].filter((ofName) => ofName.length > 1).flat())
  return choices.map((choice) => (shared.has(choice) ? { ...choice, name: foundAreaName(choice) } : choice))
}
