import type { Point } from "@listwright/domain/definition"
import type { AddressFiles } from "./AddressFiles.ts"
import {
  allowedTypos,
  type NameRange,
  findNamesByPrefix,
  findSimilarPrefixes,
} from "./findSimilarPrefixes.ts"
import type { ZipCities } from "./ZipCities.ts"

/** A street whose name the user is typing. */
export interface StreetSuggestionQuery {
  /** The possible prefixes of the street's key: 'MAIN', 'MAIN S', 'MAIN ST'. */
  readonly beginnings: ReadonlyArray<string>
  /** The directional typed before the name, such as 'N'; '' if there isn't one. */
  readonly side: string
  /** The ZIP Codes to search, if any were typed; null for all. */
  readonly zips: ReadonlyArray<string> | null
  /** The state to search; null for all. */
  readonly state: string | null
  /** The point near which streets are listed first; if null, streets in large cities are first. */
  readonly near: Point | null
  readonly most: number
}

/** A street in a city. */
export interface SuggestedStreet {
  /** The street's name in `streetKey` format. */
  readonly street: string
  readonly city: string
  readonly state: string
  /**
   * The street's ZIP Code if the city has the street in only one, or if a ZIP Code was requested; null if the street is
   * in several.
   */
  readonly zip: string | null
}

/**
 * The maximum number of names with the typed prefix to look up if no location is specified; those with the most houses
 * are used.
 */
const MAX_NAMES = 40
/** The maximum number of names with typos to look up. */
const MAX_NEAR_NAMES = 20
/** The maximum number of cities suggested for a street if no location is specified. */
const MAX_CITIES = 4

interface Suggested extends SuggestedStreet {
  readonly mistakes: 0 | 1
  readonly isSide: boolean
  /** True if the typed words are whole words in the name: 'PARK RD' for 'PARK', but not 'PARKER RD'. */
  readonly isWhole: boolean
  /** The sort key, ascending: the distance in miles, or the city's negative size. */
  readonly order: number
}

const better = (a: Suggested, b: Suggested): number =>
  a.mistakes - b.mistakes ||
  Number(b.isSide) - Number(a.isSide) ||
  Number(b.isWhole) - Number(a.isWhole) ||
  a.order - b.order ||
  a.street.length - b.street.length ||
  (a.street < b.street ? -1 : 1)

/** Returns the names with the most houses in some ranges, largest first. */
const largest = (
  files: AddressFiles,
  ranges: ReadonlyArray<NameRange>,
  most: number,
): ReadonlyArray<number> => {
  let names: Array<number> = []
  const keep = (): void => {
    names.sort((a, b) => (files.facts[2 * b] ?? 0) - (files.facts[2 * a] ?? 0))
    names = names.slice(0, most)
  }
  for (const [from, to] of ranges)
    for (let name = from; name < to; name++) {
      names.push(name)
      if (names.length >= 64 * most) keep()
    }
  keep()
  return names
}

const isWithin = (ranges: ReadonlyArray<NameRange>, name: number): boolean =>
  ranges.some(([from, to]) => from <= name && name < to)

/**
 * Suggests streets, most likely first: those with the typed prefix before those with a typo, near streets before far
 * ones, and streets in large cities before those in small ones. Never includes a house.
 */
export const suggestStreets = (
  files: AddressFiles,
  zipCities: ZipCities,
  { beginnings, most, near, side, state, zips }: StreetSuggestionQuery,
): ReadonlyArray<SuggestedStreet> => {
  const exact = beginnings.map((beginning) => findNamesByPrefix(files, beginning))
  const found = new Map<string, Suggested>()

  const put = (name: number, at: number, mistakes: 0 | 1, saysZip: boolean, order: number): void => {
    const city = zipCities.cities[zipCities.cityOf[at] ?? 0]
    if (city === undefined || (state !== null && city.state !== state)) return
    const street = files.name(name)
    const key = `${name} ${city.state} ${city.city}${saysZip ? ` ${at}` : ""}`
    const known = found.get(key)
    const zip = zipCities.zip(at)
    found.set(key, {
      street,
      city: city.city,
      state: city.state,
      zip: known === undefined || known.zip === zip ? zip : null,
      mistakes,
      isSide: side !== "" && street.endsWith(`|${side}`),
      isWhole: beginnings.some((beginning) =>
        `${street} `.replace("|", " ").startsWith(`${beginning.trimEnd()} `),
      ),
      order: Math.min(order, known?.order ?? order),
    })
  }

  /** Adds matching streets from some ZIP Codes. */
  const putOf = (
    places: ReadonlyArray<number>,
    ranges: ReadonlyArray<NameRange>,
    mistakes: 0 | 1,
    saysZip: boolean,
  ): void => {
    for (const at of places) {
      const { records } = files.streetsAt(at)
      const order =
        near === null
          ? -(zipCities.cities[zipCities.cityOf[at] ?? 0]?.zips ?? 0)
          : zipCities.milesTo(at, near)
      for (let record = 0; record < records.length; record += 4) {
        const name = records[record] ?? 0
        if (isWithin(ranges, name)) put(name, at, mistakes, saysZip, order)
      }
    }
  }

  /** Adds streets from all ZIP Codes: those with the most houses, in the largest cities that contain them. */
  const putAnywhere = (ranges: ReadonlyArray<NameRange>, mistakes: 0 | 1, names: number): void => {
    for (const name of largest(files, ranges, names)) {
      const cities = new Map<number, Array<number>>()
      for (const at of files.zipsOf(name)) {
        const city = zipCities.cityOf[at] ?? 0
        if (state !== null && zipCities.cities[city]?.state !== state) continue
        const places = cities.get(city)
        if (places === undefined) cities.set(city, [at])
        else places.push(at)
      }
      const sizeOf = (city: number): number => zipCities.cities[city]?.zips ?? 0
      const best = [...cities.entries()].toSorted(([a], [b]) => sizeOf(b) - sizeOf(a)).slice(0, MAX_CITIES)
      // Far from what is near.
      for (const [city, places] of best)
        for (const at of places) put(name, at, mistakes, false, (near === null ? 0 : 1e6) - sizeOf(city))
    }
  }

  const look = (ranges: ReadonlyArray<NameRange>, mistakes: 0 | 1, names: number): void => {
    if (zips !== null) {
      const places = zips.map((zip) => files.placeOfZip(Number(zip))).filter((at) => at !== -1)
      return putOf(places, ranges, mistakes, zips.length === 1)
    }
    if (near !== null && state === null) putOf(zipCities.near(near), ranges, mistakes, false)
    if (found.size < most) putAnywhere(ranges, mistakes, names)
  }

  look(exact, 0, MAX_NAMES)
  if (found.size < most) {
    const ranges = beginnings.flatMap((beginning) => {
      const mistakes = allowedTypos(beginning)
      return mistakes === 0 ? [] : findSimilarPrefixes(files, beginning, mistakes)
    })
    const apart = ranges.flatMap((range) => without(range, exact))
    if (apart.length > 0) look(apart, 1, MAX_NEAR_NAMES)
  }
  return [...found.values()]
    .toSorted(better)
    .slice(0, most)
    .map(({ city, state: of, street, zip }) => ({ street, city, state: of, zip }))
}

/** Removes other ranges from a range. */
const without = (range: NameRange, others: ReadonlyArray<NameRange>): ReadonlyArray<NameRange> =>
  others.reduce<ReadonlyArray<NameRange>>(
    (left, [from, to]) =>
      left.flatMap(([start, end]): ReadonlyArray<NameRange> => [
        ...(start < Math.min(end, from) ? [[start, Math.min(end, from)] as const] : []),
        ...(Math.max(start, to) < end ? [[Math.max(start, to), end] as const] : []),
      ]),
    [range],
  )
