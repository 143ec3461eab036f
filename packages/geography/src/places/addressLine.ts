import {
  normalizePlaceName,
  type StreetAddress,
  parseStreetAddress,
  streetParts,
} from "@listwright/domain/geography"
import type { City } from "../tables/City.ts"
import type { ZipInfo } from "../tables/ZipInfo.ts"
import type { GeographyTables } from "./GeographyTables.ts"
import { findCitiesByName } from "./findCitiesByName.ts"
import { splitState } from "./splitState.ts"

/** A house or street, and the ZIP Codes where it might be: the written ZIP Code if it exists, otherwise the city's. */
export interface AddressQuery extends Pick<StreetAddress, "number" | "street"> {
  readonly zips: ReadonlyArray<string>
  /**
   * True if streets with another suffix or direction must not match, because the city is in a different state than the
   * ZIP Code written next to it.
   */
  readonly isExact: boolean
  /** The house number as written; '' if there is none. */
  readonly numberText: string
}

/** Matches a ZIP Code or ZIP+4 on its own or at the end of an address. */
const ZIP = /(?:^|[\s,])(\d{5})(?:-?\d{4})?$/
/** Matches an ending that may mean either 'Court' or Connecticut, with no comma to tell them apart. */
const COURT = /[^,\s]\s+ct\.?$/i

/** The maximum number of words in a city name. */
const CITY_WORDS = 5
/** The maximum number of ZIP Codes searched for all cities with the same name; New York has 146. */
const MAX_ZIPS = 200

/** Splits off the ZIP Code at the end of an address; `zip` is null if there isn't one. */
export const splitZip = (text: string): { readonly before: string; readonly zip: string | null } => {
  const found = ZIP.exec(text)
  return found === null
    ? { before: text, zip: null }
    : { before: text.slice(0, found.index).replace(/[\s,]+$/, ""), zip: found[1] ?? null }
}

/** The text before a city name, and the cities with that name. */
interface BeforeCity {
  readonly before: string
  readonly cities: ReadonlyArray<City>
}

/**
 * Returns every way to find a city at the end of an address, longest name first; after a comma, the name must be the
 * entire remainder.
 */
export const findTrailingCities = (
  tables: GeographyTables,
  text: string,
  state: string | null,
): ReadonlyArray<BeforeCity> => {
  const comma = text.lastIndexOf(",")
  if (comma !== -1) {
    const cities = findCitiesByName(tables, text.slice(comma + 1), state)
    if (cities.length > 0) return [{ before: text.slice(0, comma), cities }]
  }
  const words = [...text.matchAll(/[^\s,]+/g)]
  return Array.from(
    { length: Math.min(CITY_WORDS, words.length - 1) },
    (_, at) => words.at(-1 - at)?.index ?? 0,
  )
    .toReversed()
    .flatMap((from) => {
      const cities = findCitiesByName(tables, text.slice(from), state)
      return cities.length === 0 ? [] : [{ before: text.slice(0, from).replace(/[\s,]+$/, ""), cities }]
    })
}

/**
 * Returns whether an address looks like a street: it has a house number, ends in a suffix such as 'St', or is separated
 * from the city.
 */
const isStreet = ({ number, street }: StreetAddress, isApart: boolean): boolean =>
  number !== null || isApart || streetParts(street).suffix !== ""

/**
 * Returns the cities named after a street or a comma, as in '350 5th ave new york' or 'Willis Tower, Chicago'; empty if
 * none are named. `state` is null for all states.
 */
export const findCitiesAfterStreet = (
  tables: GeographyTables,
  text: string,
  state: string | null,
): ReadonlyArray<City> => {
  const isApart = (line: string) => text.slice(line.length).startsWith(",") && normalizePlaceName(line) !== ""
  const hasStreet = (line: string) => streetParts(parseStreetAddress(line)?.street ?? "").suffix !== ""
  const ending = findTrailingCities(tables, text, state).find(
    ({ before }) => isApart(before) || hasStreet(before),
  )
  return ending?.cities ?? []
}

/**
 * Returns the ZIP Codes to search for an address: the ZIP Code written next to it, or those of the cities where it
 * might be.
 */
export const zipsToSearch = (
  said: ZipInfo | undefined,
  cities: ReadonlyArray<City>,
): Pick<AddressQuery, "zips" | "isExact"> =>
  said === undefined
    ? { zips: [...new Set(cities.flatMap(({ zips }) => zips))].slice(0, MAX_ZIPS), isExact: false }
    : {
        zips: [said.zip],
        isExact: cities.length > 0 && cities.every(({ state }) => state !== said.state),
      }

/**
 * Finds the houses or streets that an address might refer to, likeliest first, with the ZIP Codes where each might be.
 * A written ZIP Code that exists is never replaced with another; otherwise, the city's ZIP Codes are used. Returns an
 * empty list for a post office box, or if the text is only a ZIP Code, city, or state.
 */
export const findAddressQueries = (tables: GeographyTables, text: string): ReadonlyArray<AddressQuery> => {
  const asked = text.trim().replaceAll(/\s+/g, " ")
  const { before, zip } = splitZip(asked)
  const { name, state } = splitState(tables.states, before)
  const bare = { name: before, state: null }
  const ofState = state === null ? [] : [{ name, state: state.code }]
  // 'Parker Ct' ends in a state too; that of its ZIP Code says which is meant.
  const isCourt = zip !== null && COURT.test(before) && tables.zipInfo(zip)?.state !== "CT"
  // 'New York' is a city as well as the state that it is in.
  const ofItsCity = state === null ? [] : [{ name: before, state: state.code }]
  const endings = isCourt ? [bare, ...ofState] : [...ofState, ...ofItsCity, bare]
  const found: Array<AddressQuery> = []
  const said = zip === null ? undefined : tables.zipInfo(zip)
  const put = (line: string, cities: ReadonlyArray<City>, isApart: boolean): void => {
    const read = parseStreetAddress(line)
    if (read === null || !isStreet(read, isApart)) return
    const asked = zipsToSearch(said, cities)
    if (asked.zips.length > 0) found.push({ ...read, ...asked })
  }
  for (const ending of endings) {
    if (!/\d/.test(ending.name) && findCitiesByName(tables, ending.name, ending.state).length > 0) return []
    if (zip === null && ending.state === null && state !== null) continue
    for (const { before: line, cities } of findTrailingCities(tables, ending.name, ending.state))
      put(line, cities, ending.name.includes(",") && normalizePlaceName(line) !== "")
    put(ending.name, [], false)
  }
  return found
}
