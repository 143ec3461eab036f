import { mayMeanStreet, streetParts } from "@listwright/domain/geography"
import type { AddressFiles, ZipStreets } from "./AddressFiles.ts"
import { MIDDLES_PER_DEGREE } from "./AddressWriter.ts"
import { placeOnLines } from "./StreetLine.ts"

/** A house that is looked for on a street, in some ZIP Codes. */
export interface AskedStreet {
  /** null: the street alone. */
  readonly number: number | null
  /** As `streetKey` writes it. */
  readonly street: string
  /** Five digits each. */
  readonly zips: ReadonlyArray<string>
  /** Whether the first ZIP Code was said: the others are asked only where it has no such house. */
  readonly isFirstSaid: boolean
}

/** Where a house or a street is. */
export interface FoundStreet {
  readonly zip: string
  /** As the universe has it: 'MAIN ST|N' where 'MAIN ST' was asked, and there is no other. */
  readonly street: string
  /** `address`: where the house is, or would be; `street`: the middle of the street in the ZIP Code. */
  readonly level: "address" | "street"
  readonly longitude: number
  readonly latitude: number
}

/** The most places of one question. */
const MOST = 10
/** Names whose likenesses are held. */
const MOST_LIKE = 10_000
/** Decimals of every point: a meter. None of them is of one house alone. */
const PER_DEGREE = 1e5

/** The names that a street may mean besides itself, because its suffix or side was left out or is not used there. */
const namesLike = (files: AddressFiles, street: string): ReadonlyArray<number> => {
  const asked = streetParts(street)
  const found: Array<number> = []
  for (let place = files.firstFrom(asked.name); place < files.count; place++) {
    const name = files.name(place)
    if (!name.startsWith(asked.name)) break
    if (name !== street && mayMeanStreet(asked, streetParts(name))) found.push(place)
  }
  return found
}

/** The place of a name among the streets of a ZIP Code; -1 for none. */
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

/** Looks streets up, with the names that questions before had. */
export class StreetFinder {
  readonly #files: AddressFiles
  readonly #like = new Map<string, ReadonlyArray<number>>()

  constructor(files: AddressFiles) {
    this.#files = files
  }

  /**
   * Where a house is, or its street: in the ZIP Code that was said, else wherever the street has such a number, else its middle
   * in the first ZIP Code that has it. None where there is no such street.
   */
  find({ isFirstSaid, number, street, zips }: AskedStreet): ReadonlyArray<FoundStreet> {
    const files = this.#files
    const place = files.firstFrom(street)
    const name = place < files.count && files.name(place) === street ? place : -1
    const houses: Array<FoundStreet> = []
    let middle: FoundStreet | null = null
    for (const [at, zip] of zips.entries()) {
      const found = this.#inZip(zip, number, street, name)
      if (found?.level === "address") {
        houses.push(found)
        if ((isFirstSaid && at === 0) || houses.length === MOST) break
      } else middle ??= found
    }
    if (houses.length > 0) return houses
    return middle === null ? [] : [middle]
  }

  #inZip(zip: string, number: number | null, street: string, name: number): FoundStreet | null {
    const files = this.#files
    const at = files.placeOfZip(Number(zip))
    if (at === -1) return null
    const streets = files.streetsAt(at)
    let record = name === -1 ? -1 : recordOf(streets, name)
    if (record === -1) {
      const like = this.#namesLike(street).flatMap((one) => {
        const own = recordOf(streets, one)
        return own === -1 ? [] : [own]
      })
      // Of two streets nobody knows which is meant.
      const [only = -1, ...others] = like
      if (others.length > 0) return null
      record = only
    }
    if (record === -1) return null
    const { records } = streets
    const known = { zip, street: files.name(records[record] ?? 0) }
    const house = number === null ? null : placeOnLines(files.linesOf(streets, record), number)
    return house === null
      ? {
          ...known,
          level: "street",
          longitude: (records[record + 2] ?? 0) / MIDDLES_PER_DEGREE,
          latitude: (records[record + 3] ?? 0) / MIDDLES_PER_DEGREE,
        }
      : {
          ...known,
          level: "address",
          longitude: rounded(house.longitude),
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
