import { streetAddress } from "@listwright/domain/geography"
import type { House } from "./StreetLine.ts"
import type { StreetHouses } from "./AddressWriter.ts"

interface Gathered {
  readonly number: number
  longitude: number
  latitude: number
  records: number
}

/** Gathers the houses of a ZIP Code, street by street, from the addresses of its records. */
export class ZipHouses {
  readonly #streets = new Map<string, Map<number, Gathered>>()
  /** Neighbors in the rows mostly share an address, which is read once for them. */
  #last = { address: "", read: streetAddress("") }

  /** Degrees. An address that names no house on a street counts for nothing. */
  add(address: string, longitude: number, latitude: number): void {
    if (address !== this.#last.address) this.#last = { address, read: streetAddress(address) }
    const { read } = this.#last
    if (read?.number === undefined || read.number === null) return
    const { number, street } = read
    let houses = this.#streets.get(street)
    if (houses === undefined) this.#streets.set(street, (houses = new Map()))
    const house = houses.get(number)
    if (house === undefined) houses.set(number, { number, longitude, latitude, records: 1 })
    else {
      house.longitude += longitude
      house.latitude += latitude
      house.records++
    }
  }

  /** All so far; the next ones are another ZIP Code's. */
  take(): ReadonlyArray<StreetHouses> {
    const taken = [...this.#streets].map(([key, houses]) => ({
      key,
      houses: [...houses.values()]
        .map(({ latitude, longitude, number, records }): House => ({
          number,
          longitude: longitude / records,
          latitude: latitude / records,
        }))
        .toSorted((a, b) => a.number - b.number),
    }))
    this.#streets.clear()
    return taken
  }
}
