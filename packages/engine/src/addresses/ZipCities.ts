import { cityKey } from "@listwright/domain/definition"
import { distanceMiles } from "@listwright/domain/counting"
import { unwrapLongitude } from "@listwright/domain/shared"
import type { Point } from "@listwright/domain/definition"

/** A ZIP Code with its city, state, and location. */
export interface ZipWithCity {
  readonly zip: string
  readonly city: string
  readonly state: string
  readonly point: Point
}

export interface CityFacts {
  readonly city: string
  readonly state: string
  /** The number of ZIP Codes in the city. */
  readonly zips: number
}

/** The maximum distance to a nearby street, in miles. */
const NEAR_MILES = 40
const MAX_NEAR = 150

/** The cities of an index's ZIP Codes, by position. */
export class ZipCities {
  readonly cities: ReadonlyArray<CityFacts>
  /** The position of each ZIP Code's city. */
  readonly cityOf: Uint32Array
  readonly #points: Float64Array
  readonly #numbers: Uint32Array

  /** Creates the index; `numbers` are the ZIP Codes, ascending. */
  constructor(numbers: Uint32Array, zips: ReadonlyArray<ZipWithCity>) {
    this.#numbers = numbers
    this.cityOf = new Uint32Array(numbers.length)
    this.#points = new Float64Array(2 * numbers.length).fill(Number.NaN)
    const places = new Map<string, number>()
    const cities: Array<{ city: string; state: string; zips: number }> = []
    const byNumber = new Map([...numbers].map((number, at) => [number, at]))
    for (const { city, point, state, zip } of zips) {
      const key = cityKey(state, city)
      const place = places.get(key) ?? cities.push({ city, state, zips: 0 }) - 1
      places.set(key, place)
      const known = cities[place]
      if (known !== undefined) known.zips++
      const at = byNumber.get(Number(zip))
      if (at === undefined) continue
      this.cityOf[at] = place
      this.#points.set(point, 2 * at)
    }
    this.cities = cities
  }

  zip(at: number): string {
    return String(this.#numbers[at] ?? 0).padStart(5, "0")
  }

  milesTo(at: number, [longitude, latitude]: Point): number {
    return distanceMiles([longitude, latitude], [this.#points[2 * at] ?? 0, this.#points[2 * at + 1] ?? 0])
  }

  /** Returns the ZIP Codes around a point, nearest first. */
  near(point: Point): ReadonlyArray<number> {
    const [longitude, latitude] = point
    const found: Array<{ readonly at: number; readonly miles: number }> = []
    for (let at = 0; at < this.#numbers.length; at++) {
      // A degree of latitude is 69 miles, one of longitude less.
      if (!(Math.abs((this.#points[2 * at + 1] ?? 0) - latitude) < NEAR_MILES / 69)) continue
      const east = unwrapLongitude(this.#points[2 * at] ?? 0, longitude)
      if (!(Math.abs(east - longitude) < NEAR_MILES / 20)) continue
      const miles = this.milesTo(at, point)
      if (miles <= NEAR_MILES) found.push({ at, miles })
    }
    return found
      .toSorted((a, b) => a.miles - b.miles)
      .slice(0, MAX_NEAR)
      .map(({ at }) => at)
  }
}
