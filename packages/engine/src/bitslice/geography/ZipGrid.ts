import type { Box } from "../../format/layout/ZipTable.ts"
import type { ZipPlaces } from "./ZipPlaces.ts"

const columnOf = (longitude: number): number => Math.floor(longitude) + 180
const rowOf = (latitude: number): number => Math.floor(latitude) + 90
const COLUMNS = 361
const ROWS = 181

const clamped = (cell: number, cells: number): number => Math.min(Math.max(cell, 0), cells - 1)

/** Yields the cells that a box touches, each one degree on a side. */
const cellsOf = function* ({ east, north, south, west }: Box): Generator<number> {
  const [left, right] = [clamped(columnOf(west), COLUMNS), clamped(columnOf(east), COLUMNS)]
  const [low, high] = [clamped(rowOf(south), ROWS), clamped(rowOf(north), ROWS)]
  for (let row = low; row <= high; row++)
    for (let column = left; column <= right; column++) yield row * COLUMNS + column
}

const grids = new WeakMap<ZipPlaces, ZipGrid>()

/**
 * A grid of a universe's ZIP Codes by location, which makes looking up thousands of small boxes faster than testing
 * each ZIP Code.
 */
export class ZipGrid {
  readonly #places: ZipPlaces
  readonly #cells = new Map<number, Array<number>>()
  /** The number of the last lookup that found each place, to skip duplicates: a box may be in several cells. */
  readonly #seen: Int32Array
  #lookups = 0

  private constructor(places: ZipPlaces) {
    this.#places = places
    this.#seen = new Int32Array(places.rows.length)
    for (const [place, box] of places.rows.entries())
      for (const cell of cellsOf(box)) {
        const known = this.#cells.get(cell)
        if (known === undefined) this.#cells.set(cell, [place])
        else known.push(place)
      }
  }

  /** Returns a universe's grid, creating it on first use. */
  static of(places: ZipPlaces): ZipGrid {
    const grid = grids.get(places) ?? new ZipGrid(places)
    grids.set(places, grid)
    return grid
  }

  /** Returns the same places as `ZipPlaces.overlapping`, in any order. */
  overlapping(bounds: Box): ReadonlyArray<number> {
    const lookup = ++this.#lookups
    const { boxes, strays } = this.#places
    const found: Array<number> = []
    const add = (place: number): void => {
      if (this.#seen[place] === lookup) return
      this.#seen[place] = lookup
      found.push(place)
    }
    for (const cell of cellsOf(bounds))
      for (const place of this.#cells.get(cell) ?? []) {
        const at = 4 * place
        if (
          (boxes[at] ?? 0) <= bounds.east &&
          (boxes[at + 1] ?? 0) >= bounds.west &&
          (boxes[at + 2] ?? 0) <= bounds.north &&
          (boxes[at + 3] ?? 0) >= bounds.south
        )
          add(place)
      }
    for (const place of strays.zipsIn(bounds)) add(place)
    return found
  }
}
