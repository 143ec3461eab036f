import { grouped } from "../../shared/grouped.ts"
import type { PlaceChoice } from "./Place.ts"
import { foundAreaName } from "../search/foundAreaName.ts"

/** Names counties that share a name and a state as people say them: 'Baltimore County' and 'Baltimore (city)'. */
export const choicesApart = (choices: ReadonlyArray<PlaceChoice>): ReadonlyArray<PlaceChoice> => {
  const counties = choices.filter(({ area }) => area.kind === "county")
  const byName = grouped(counties, ({ name, state }) => `${name}, ${state}`)
  const shared = new Set([...byName.values()].filter((ofName) => ofName.length > 1).flat())
  return choices.map((choice) => (shared.has(choice) ? { ...choice, name: foundAreaName(choice) } : choice))
}
