import { unwrapLongitude } from "@listwright/domain/shared"
import { parseStreetAddress } from "@listwright/domain/geography"
import type { Box } from "../format/layout/ZipTable.ts"
import { milesApart, MAX_DEVIATION_MILES } from "./agreeingHouses.ts"
import type { House } from "./House.ts"
import type { StreetHouses } from "./AddressWriter.ts"

/** The locations of the records at a house. */
interface Gathered {
  readonly longitudes: Array<number>
  readonly latitudes: Array<number>
}

/** Returns the median, which a single wrong geocode at a house with many residents doesn't move. */
const median = (values: ReadonlyArray<number>): number => {
  if (values.length === 1) return values[0] ?? 0
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0]
  return (low + high) / 2
}

/** Returns whether a location is within its ZIP Code's box or at most half a mile from it. */
const isNear = (longitude: number, latitude: number, { east, north, south, west }: Box): boolean => {
  const beside = unwrapLongitude(longitude, (west + east) / 2)
  if (west <= beside && beside <= east && south <= latitude && latitude <= north) return true
  const nearest = {
    longitude: Math.min(Math.max(beside, west), east),
    latitude: Math.min(Math.max(latitude, south), north),
  }
  return milesApart({ longitude: beside, latitude }, nearest) <= MAX_DEVIATION_MILES
}

/** Gathers a ZIP Code's houses, street by street, from its records' addresses. */
export class ZipHouses {
  readonly #streets = new Map<string, Map<number, Gathered>>()
  /** The previous address. Adjacent rows often share an address, which is then parsed only once. */
  #last = { address: "", read: parseStreetAddress("") }

  /**
   * Adds a record's location, in degrees. `box` is the box around the ZIP Code's records, excluding those far from the
   * others. Ignores addresses that don't specify a house on a street, and locations outside the box.
   */
  add(address: string, longitude: number, latitude: number, box: Box): void {
    if (address !== this.#last.address) this.#last = { address, read: parseStreetAddress(address) }
    const { read } = this.#last
    if (read?.number === undefined || read.number === null || !isNear(longitude, latitude, box)) return
    const { number, street } = read
    let houses = this.#streets.get(street)
    if (houses === undefined) this.#streets.set(street, (houses = new Map()))
    const house = houses.get(number)
    if (house === undefined) houses.set(number, { longitudes: [longitude], latitudes: [latitude] })
    else {
      house.longitudes.push(unwrapLongitude(longitude, house.longitudes[0] ?? longitude))
      house.latitudes.push(latitude)
    }
  }

  /** Returns all houses added so far and starts over for the next ZIP Code. */
  take(): ReadonlyArray<StreetHouses> {
    const taken = [...this.#streets].map(([key, houses]) => ({
      key,
      houses: [...houses]
        .map(([number, { latitudes, longitudes }]): House => ({
          number,
          longitude: median(longitudes),
          latitude: median(latitudes),
        }))
        .toSorted((a, b) => a.number - b.number),
    }))
    this.#streets.clear()
    return taken
  }
}
