import { areaCode } from "../../definition/areaKey.ts"
import type { AreaHit } from "../search/AreaHit.ts"
import { fullWord, placeWords } from "../search/placeWords.ts"

const joined = (words: ReadonlyArray<string>): string => words.map(fullWord).join("")

/** Everything that stands together in a list: of 'a b', 'a', 'a b' and 'b'. */
const runs = <One>(all: ReadonlyArray<One>): ReadonlyArray<ReadonlyArray<One>> =>
  all.flatMap((_, from) => all.slice(from).map((_one, more) => all.slice(from, from + more + 1)))

/** 'Chicago-Naperville-Elgin, IL-IN-WI' is called after its cities, one or several that stand together. */
const citiesOfMetro = (name: string): ReadonlyArray<ReadonlyArray<string>> =>
  runs((name.split(",")[0] ?? "").split("-")).map((cities) => placeWords(cities.join(" ")))

/** What an area is called, each name in one word. A district is called by its number: 'Texas 21'. */
const namesOf = ({ area, name }: AreaHit): ReadonlyArray<string> => {
  switch (area.kind) {
    case "metroArea":
      return citiesOfMetro(name).map(joined)
    case "congressionalDistrict":
      return [joined(placeWords(name).filter((word) => word !== "district"))]
    case "zip":
    case "scf":
      return [areaCode(area)]
    case "state":
    case "city":
    case "county":
    case "nation":
      return [joined(placeWords(name))]
  }
}

/** How many letters of a text are a whole name of an area; 0 when the text holds none of its names. */
const lettersNamed = (asked: ReadonlySet<string>, hit: AreaHit): number =>
  Math.max(0, ...namesOf(hit).map((name) => (asked.has(name) ? name.length : 0)))

/**
 * The areas that a text calls by a whole name, of those that a search found for it; the search holds the other words, the
 * state and the kind, against each. The longest name counts: 'New York' is not York, NY. Names that differ by blanks are
 * alike: 'De Kalb', 'DeKalb'.
 */
export const calledBy = (text: string, hits: ReadonlyArray<AreaHit>): ReadonlyArray<AreaHit> => {
  const asked = new Set(runs(placeWords(text)).map(joined))
  const named = hits.map((hit) => ({ hit, letters: lettersNamed(asked, hit) }))
  const most = Math.max(0, ...named.map(({ letters }) => letters))
  return most === 0 ? [] : named.filter(({ letters }) => letters === most).map(({ hit }) => hit)
}
