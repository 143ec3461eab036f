import { areaCode } from "../../definition/areaKey.ts"
import type { AreaHit } from "../search/AreaHit.ts"
import { expandAbbreviation, splitPlaceWords } from "../search/splitPlaceWords.ts"

const joined = (words: ReadonlyArray<string>): string => words.map(expandAbbreviation).join("")

/** Lists every run of consecutive items: 'a', 'a b', and 'b' for 'a b'. */
const runs = <One>(all: ReadonlyArray<One>): ReadonlyArray<ReadonlyArray<One>> =>
  all.flatMap((_, from) => all.slice(from).map((_one, more) => all.slice(from, from + more + 1)))

/**
 * Returns a metro area's names: each of its cities, and each run of consecutive ones, as in 'Chicago-Naperville-Elgin,
 * IL-IN-WI'.
 */
const citiesOfMetro = (name: string): ReadonlyArray<ReadonlyArray<string>> =>
  runs((name.split(",")[0] ?? "").split("-")).map((cities) => splitPlaceWords(cities.join(" ")))

/** Lists an area's names, each joined into one word. A district is known by its state and number: 'Texas 21'. */
const namesOf = ({ area, name }: AreaHit): ReadonlyArray<string> => {
  switch (area.kind) {
    case "metroArea":
      return citiesOfMetro(name).map(joined)
    case "congressionalDistrict":
      return [joined(splitPlaceWords(name).filter((word) => word !== "district"))]
    case "zip":
    case "scf":
      return [areaCode(area)]
    case "state":
    case "city":
    case "county":
    case "nation":
      return [joined(splitPlaceWords(name))]
  }
}

/** Returns the length of the area's longest name that occurs in full in the search text; 0 if none does. */
const lettersNamed = (asked: ReadonlySet<string>, hit: AreaHit): number =>
  Math.max(0, ...namesOf(hit).map((name) => (asked.has(name) ? name.length : 0)))

/**
 * Returns the hits that the search text refers to by a full name; the search that found them has already checked the
 * other words, the state, and the kind. The longest name wins: 'New York' isn't York, NY. Spaces within names don't
 * matter: 'De Kalb', 'DeKalb'.
 */
export const filterByFullName = (text: string, hits: ReadonlyArray<AreaHit>): ReadonlyArray<AreaHit> => {
  const asked = new Set(runs(splitPlaceWords(text)).map(joined))
  const named = hits.map((hit) => ({ hit, letters: lettersNamed(asked, hit) }))
  const most = Math.max(0, ...named.map(({ letters }) => letters))
  return most === 0 ? [] : named.filter(({ letters }) => letters === most).map(({ hit }) => hit)
}
