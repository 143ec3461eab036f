import { normalizeLongitude } from "@listwright/domain/shared"
import { matchesStreet, streetParts } from "@listwright/domain/geography"
import type { AddressFiles, ZipStreets } from "./AddressFiles.ts"
import { CENTER_UNITS_PER_DEGREE, UNKNOWN_CENTER } from "./AddressWriter.ts"
import { locateOnLines } from "./StreetLine.ts"

/** A house or street to find in specific ZIP Codes. */
export interface StreetQuery {
  /** The house number; null to find only the street. */
  readonly number: number | null
  /** The street's name in `streetKey` format. */
  readonly street: string
  /** The ZIP Codes, five digits each: either only the specified one, or all of the city's. */
  readonly zips: ReadonlyArray<string>
  /**
   * True to match only a street with exactly this name, and not one with another suffix or directional; used if the
   * city and the ZIP Code are in different states.
   */
  readonly isExact: boolean
}

interface InZip {
  readonly zip: string
  /** The street's name in the universe: 'MAIN ST|N' if 'MAIN ST' was requested. */
  readonly street: string
}

/**
 * The location of a house or street. The level `address` is the location where the house is or would be; `street` is
 * the center of the street within the ZIP Code; `zip` is somewhere in the ZIP Code, because the street's houses
 * disagree.
 */
export type FoundStreet = InZip &
  (
    | { readonly level: "address" | "street"; readonly longitude: number; readonly latitude: number }
    | { readonly level: "zip" }
  )

/** The maximum number of locations per query. */
const MAX = 10
/** The maximum number of names to cache similar names for. */
const MOST_LIKE = 10_000
/** The precision of every point, about a meter. No point is derived from a single house. */
const PER_DEGREE = 1e5

/** Returns the other names that a street may have if its suffix or directional was omitted or isn't used there. */
const namesLike = (files: AddressFiles, street: string): ReadonlyArray<number> => {
  const asked = streetParts(street)
  const found: Array<number> = []
  for (let place = files.firstFrom(asked.name); place < files.count; place++) {
    const name = files.name(place)
    if (!name.startsWith(asked.name)) break
    if (name !== street && matchesStreet(asked, streetParts(name))) found.push(place)
  }
  return found
}

/** Finds a name among a ZIP Code's streets. Returns the start of its record; -1 if there isn't one. */
const recordOf = ({ records }: ZipStreets, name: number): number => {
  let [from, to] = [0, records.length / 4 - 1]
  while (from <= to) {
    const middle = (from + to) >>> 1
    const found = records[4 * middle] ?? 0
    if (found === name) return 4 * middle
    if (found < name) from = middle + 1
    else to = middle - 1
  }
  return -1
}

const rounded = (degrees: number): number => Math.round(degrees * PER_DEGREE) / PER_DEGREE

/** Looks up streets, caching the similar names found for earlier requests. */
export class StreetFinder {
  readonly #files: AddressFiles
  readonly #like = new Map<string, ReadonlyArray<number>>()

  constructor(files: AddressFiles) {
    this.#files = files
  }

  /**
   * Finds a house or its street. Returns every location where the street has the number, or otherwise the center of the
   * street in the first ZIP Code that contains it. If several streets in a ZIP Code are possible, returns each street
   * that has the number, or otherwise all of them. The list is empty for an unknown street.
   */
  find({ isExact, number, street, zips }: StreetQuery): ReadonlyArray<FoundStreet> {
    const files = this.#files
    const place = files.firstFrom(street)
    const name = place < files.count && files.name(place) === street ? place : -1
    const houses: Array<FoundStreet> = []
    let middles: ReadonlyArray<FoundStreet> = []
    for (const zip of zips) {
      const found = this.#inZip(zip, number, isExact ? null : street, name)
      houses.push(...found.filter(({ level }) => level === "address"))
      if (houses.length >= MAX) break
      if (middles.length === 0) middles = found
    }
    return (houses.length > 0 ? houses : middles).slice(0, MAX)
  }

  /**
   * Looks up a street in one ZIP Code. If the ZIP Code doesn't contain the name, streets similar to `like` also match,
   * unless `like` is null.
   */
  #inZip(zip: string, number: number | null, like: string | null, name: number): ReadonlyArray<FoundStreet> {
    const files = this.#files
    const at = files.placeOfZip(Number(zip))
    if (at === -1) return []
    const streets = files.streetsAt(at)
    const own = name === -1 ? -1 : recordOf(streets, name)
    if (own !== -1) return [this.#onStreet(zip, streets, own, number)]
    return (like === null ? [] : this.#namesLike(like)).flatMap((one) => {
      const record = recordOf(streets, one)
      return record === -1 ? [] : [this.#onStreet(zip, streets, record, number)]
    })
  }

  #onStreet(zip: string, streets: ZipStreets, record: number, number: number | null): FoundStreet {
    const files = this.#files
    const { records } = streets
    const known = { zip, street: files.name(records[record] ?? 0) }
    const [east = UNKNOWN_CENTER, north = UNKNOWN_CENTER] = [records[record + 2], records[record + 3]]
    if (east === UNKNOWN_CENTER) return { ...known, level: "zip" }
    const house = number === null ? null : locateOnLines(files.linesOf(streets, record), number)
    return house === null
      ? {
          ...known,
          level: "street",
          longitude: east / CENTER_UNITS_PER_DEGREE,
          latitude: north / CENTER_UNITS_PER_DEGREE,
        }
      : {
          ...known,
          level: "address",
          longitude: normalizeLongitude(rounded(house.longitude)),
          latitude: rounded(house.latitude),
        }
  }

  #namesLike(street: string): ReadonlyArray<number> {
    const before = this.#like.get(street)
    if (before !== undefined) return before
    const found = namesLike(this.#files, street)
    if (this.#like.size === MOST_LIKE) this.#like.clear()
    this.#like.set(street, found)
    return found
  }
}
