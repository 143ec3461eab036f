import { normalizePlaceName } from "@listwright/domain/geography"
import type { GeographyTables } from "../places/GeographyTables.ts"
import { splitState } from "../places/splitState.ts"
import type { City } from "../tables/City.ts"

/** The minimum length of a typed name; shorter ones would be similar to everything. */
const MIN = 4
/** The typed length from which two typos are allowed. */
const LONG = 9

/**
 * Counts the missing, extra, wrong, or swapped letters between the typed text and the closest prefix of a name; stops
 * above `most`.
 */
const mistakesBetween = (text: string, name: string, most: number): number => {
  let further: ReadonlyArray<number> = []
  let above: ReadonlyArray<number> = Array.from({ length: text.length + 1 }, (_, at) => at)
  let nearest = text.length
  for (let depth = 1; depth <= Math.min(name.length, text.length + most); depth++) {
    const row = [depth]
    for (let at = 1; at <= text.length; at++) {
      const isSame = name[depth - 1] === text[at - 1]
      let value = Math.min(
        (above[at] ?? 0) + 1,
        (row[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (depth > 1 && at > 1 && name[depth - 1] === text[at - 2] && name[depth - 2] === text[at - 1])
        value = Math.min(value, (further[at - 2] ?? 0) + 1)
      row.push(value)
    }
    if (Math.min(...row) > most) break
    nearest = Math.min(nearest, row[text.length] ?? nearest)
    ;[further, above] = [above, row]
  }
  return nearest
}

/**
 * Finds cities whose names begin with something similar to the typed text and with the same first letter; fewest typos
 * first, then largest.
 */
export const findSimilarCities = (
  { cities, states }: Pick<GeographyTables, "cities" | "states">,
  typed: string,
  most: number,
): ReadonlyArray<City> => {
  const { name, state } = splitState(states, typed)
  const text = normalizePlaceName(name)
  const allowed = text.length < MIN ? 0 : text.length < LONG ? 1 : 2
  if (allowed === 0) return []
  const first = text.charAt(0)
  return cities
    .flatMap((city) => {
      if (city.name.charAt(0).toLowerCase() !== first || (state !== null && city.state !== state.code))
        return []
      const mistakes = mistakesBetween(text, normalizePlaceName(city.name), allowed)
      return mistakes > allowed ? [] : [{ city, mistakes }]
    })
    .toSorted((a, b) => a.mistakes - b.mistakes || b.city.zips.length - a.city.zips.length)
    .slice(0, most)
    .map(({ city }) => city)
}
