import type { Rows } from "../../format/rows/Rows.ts"
import type { Place } from "../../format/layout/Place.ts"
import { fillPlaces } from "../people/fillPlaces.ts"
import type { NameLists } from "../people/nameLists.ts"

/** A household in the consumer universe, as a range of its rows (`end` excluded). */
export interface Neighbor {
  readonly start: number
  readonly end: number
}

/** The consumers of several places, exactly as in the consumer universe with the same seed. */
export class Neighbors {
  readonly #rows: Rows
  readonly #byZip: ReadonlyMap<number, ReadonlyArray<Neighbor>>

  constructor(seed: number, places: ReadonlyArray<Place>, names: NameLists) {
    let firstRow = 0
    const asConsumers = places.map((place) => {
      const here = { ...place, records: place.people, firstRow }
      firstRow += place.people
      return here
    })
    this.#rows = fillPlaces(seed, asConsumers, names).rows
    this.#byZip = householdsOf(this.#rows)
  }

  /** Returns a ZIP Code's households in address order. */
  of(zip: number): ReadonlyArray<Neighbor> {
    return this.#byZip.get(zip) ?? []
  }

  /** Returns a function that reads a consumer-universe column from a household's first row. */
  first(column: string): ({ start }: Neighbor) => number {
    const cells = this.#rows.column(column)
    return ({ start }) => cells[start] ?? 0
  }

  /** Returns a function that reads a consumer-universe column for each person in a household. */
  each(column: string): (neighbor: Neighbor) => ReadonlyArray<number> {
    const cells = this.#rows.column(column)
    return ({ end, start }) => Array.from(cells.subarray(start, end))
  }
}

const householdsOf = (rows: Rows): ReadonlyMap<number, ReadonlyArray<Neighbor>> => {
  const [zips, households] = [rows.column("ZIP"), rows.column("HOUSEHOLD")]
  const found = new Map<number, Array<Neighbor>>()
  let start = 0
  while (start < rows.length) {
    let end = start + 1
    while (end < rows.length && zips[end] === zips[start] && households[end] === households[start]) end++
    const zip = zips[start] ?? 0
    const own = found.get(zip)
    if (own === undefined) found.set(zip, [{ start, end }])
    else own.push({ start, end })
    start = end
  }
  return found
}
