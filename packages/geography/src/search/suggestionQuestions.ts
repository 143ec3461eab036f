import {
  type AreaHitGroup,
  type PlaceSuggestion,
  type SearchableKind,
  parseStreetAddress,
  parseStreetPrefixes,
  streetName,
  streetParts,
} from "@listwright/domain/geography"
import { findTrailingCities, splitZip } from "../places/addressLine.ts"
import type { GeographyTables } from "../places/GeographyTables.ts"
import { splitState } from "../places/splitState.ts"
import type { AreaSearchQuery } from "./searchAreas.ts"
import { findSimilarCities } from "./findSimilarCities.ts"

/** A street name being typed, and its possible locations. */
export interface StreetNameQuery {
  readonly beginnings: ReadonlyArray<string>
  readonly side: string
  /** The possible ZIP Codes; null for anywhere. */
  readonly zips: ReadonlyArray<string> | null
  readonly state: string | null
}

/** A street in a city. */
export interface CityStreet {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string | null
}

/** An address being typed. */
export interface TypedPlace {
  /** The house number; '' if there isn't one. */
  readonly number: string
  /** The possible streets, likeliest interpretation first. */
  readonly streets: ReadonlyArray<StreetNameQuery>
}

/** Finds areas by name or code. */
type Search = (question: AreaSearchQuery) => ReadonlyArray<AreaHitGroup>

const NUMBER = /^(\d+[A-Za-z]?(?:-\d+)?)\s+(?=\S)/
/** Matches a street that ends in a word, with text after it. */
const STREET_AND_MORE = /^(.*?\S\s+(?:[A-Za-z]+))\s+(\S.*)$/

const isSuffix = (word: string): boolean =>
  streetParts(parseStreetAddress(`1 X ${word}`)?.street ?? "").suffix !== ""

/** The maximum number of cities that a partial name after a street might mean. */
const MAX_CITIES = 5
const MAX_ZIPS = 200

/** Finds the ZIP Codes of places that the end of an address might mean, or the state in it; null if nothing matches. */
const zipsBegun = (
  tables: GeographyTables,
  search: Search,
  typed: string,
): Pick<StreetNameQuery, "zips" | "state"> | null => {
  const { before, zip } = splitZip(typed)
  if (zip !== null) return { zips: [zip], state: null }
  const { name, state } = splitState(tables.states, before)
  if (name === "" && state !== null) return { zips: null, state: state.code }
  const groups = search({ text: typed, kinds: ["city", "zip"], most: MAX_CITIES })
  const zips = groups.flatMap(({ hits }) =>
    hits.flatMap(({ area }) => {
      if (area.kind === "zip") return [String(area.zip)]
      return area.kind === "city" ? tables.zipsOfCity(area.state, area.city) : []
    }),
  )
  return zips.length === 0 ? null : { zips: zips.slice(0, MAX_ZIPS), state: null }
}

/** Parses typed text into the house number and all interpretations of the rest as a street and place. */
export const parseTypedPlace = (tables: GeographyTables, search: Search, text: string): TypedPlace => {
  const number = NUMBER.exec(text)?.[1] ?? ""
  const rest = text.replace(NUMBER, "")
  const streets: Array<StreetNameQuery> = []
  const put = (line: string, where: Pick<StreetNameQuery, "zips" | "state">): void => {
    const read = parseStreetPrefixes(line)
    if (read.beginnings.length > 0 && /[A-Z]/.test(read.beginnings.join("")))
      streets.push({ ...read, ...where })
  }
  const comma = rest.indexOf(",")
  if (comma !== -1) {
    const place = rest.slice(comma + 1).trim()
    const where = place === "" ? { zips: null, state: null } : zipsBegun(tables, search, place)
    put(rest.slice(0, comma), where ?? { zips: null, state: null })
    return { number, streets }
  }
  const { before, zip } = splitZip(rest)
  const { name, state } = splitState(tables.states, before)
  if (zip !== null) put(before, { zips: [zip], state: null })
  if (state !== null && name !== "")
    for (const { before: line, cities } of findTrailingCities(tables, name, state.code))
      put(line, { zips: cities.flatMap(({ zips }) => zips).slice(0, MAX_ZIPS), state: null })
  put(before, { zips: null, state: null })
  // 'parker st chic': what follows the end of a street is the beginning of a city.
  const [, line = "", place = ""] = STREET_AND_MORE.exec(before) ?? []
  if (state === null && zip === null && isSuffix(line.split(" ").at(-1) ?? "")) {
    const where = zipsBegun(tables, search, place)
    if (where !== null) put(line, where)
  }
  if (state === null && zip === null)
    for (const { before: line, cities } of findTrailingCities(tables, before, null).slice(0, 1))
      put(line, { zips: cities.flatMap(({ zips }) => zips).slice(0, MAX_ZIPS), state: null })
  return { number, streets }
}

/** Returns a street as a suggestion, with the typed house number. */
export const streetSuggestion = (
  number: string,
  { city, state, street, zip }: CityStreet,
): PlaceSuggestion => {
  const name = `${number === "" ? "" : `${number} `}${streetName(street)}`
  const place = `${city}, ${state}${zip === null ? "" : ` ${zip}`}`
  return { kind: "street", text: `${name}, ${place}`, name, place }
}

const SUGGESTED: ReadonlyArray<SearchableKind> = ["zip", "city"]

/**
 * Suggests cities and ZIP Codes whose name or code begins with the typed text; if there are none, suggests cities for
 * which the text may contain a typo.
 */
export const suggestAreas = (
  tables: GeographyTables,
  search: Search,
  text: string,
  most: number,
): ReadonlyArray<PlaceSuggestion> => {
  const cityOf = (city: string, state: string): PlaceSuggestion => ({
    kind: "city",
    text: `${city}, ${state}`,
    name: city,
    place: state,
  })
  const found = search({ text, kinds: SUGGESTED, most })
    .flatMap(({ hits }) => hits)
    .flatMap(({ area, name, place }): ReadonlyArray<PlaceSuggestion> => {
      if (area.kind === "zip") return [{ kind: "zip", text: `${place} ${name}`, name, place }]
      return area.kind === "city" ? [cityOf(area.city, area.state)] : []
    })
  const near =
    found.length > 0
      ? []
      : findSimilarCities(tables, text, most).map(({ name, state }) => cityOf(name, state))
  return [...found, ...near].slice(0, most)
}
