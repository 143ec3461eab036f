import type { Point } from "@listwright/domain/definition"
import { toDegrees } from "../../format/layout/points.ts"
import type { Box, ZipRows } from "../../format/layout/ZipTable.ts"

/**
 * A record far from the rest of its ZIP Code: its position relative to the ZIP Code's first record, and its location.
 */
export interface Outlier {
  readonly position: number
  readonly point: Point
}

/** The number of values per outlier: position, longitude, latitude. */
const NUMBERS = 3
const NONE: ReadonlyArray<Outlier> = []

/** The records outside the boxes of their ZIP Codes. */
export class Outliers {
  readonly #held: Int32Array
  /** The place of each outlier's ZIP Code in the table, ascending. */
  readonly #zips: Int32Array

  /** Creates the outliers; `held` is in the strays file's format. */
  constructor(zips: ReadonlyArray<ZipRows>, held: Int32Array) {
    this.#held = held
    this.#zips = new Int32Array(held.length / NUMBERS)
    for (const [place, { stray, strays }] of zips.entries()) this.#zips.fill(place, stray, stray + strays)
  }

  /** Returns a ZIP Code's outliers. */
  of({ stray, strays }: Pick<ZipRows, "stray" | "strays">): ReadonlyArray<Outlier> {
    if (strays === 0) return NONE
    return Array.from({ length: strays }, (_, at) => ({
      position: this.#held[NUMBERS * (stray + at)] ?? 0,
      point: this.#pointAt(stray + at),
    }))
  }

  /** Returns the places of the ZIP Codes with outliers in a box, ascending. */
  zipsIn({ east, north, south, west }: Box): ReadonlyArray<number> {
    const zips: Array<number> = []
    for (let at = 0; at < this.#zips.length; at++) {
      const [x, y] = this.#pointAt(at)
      const zip = this.#zips[at] ?? 0
      if (west <= x && x <= east && south <= y && y <= north && zips.at(-1) !== zip) zips.push(zip)
    }
    return zips
  }

  #pointAt(at: number): Point {
    return [toDegrees(this.#held[NUMBERS * at + 1] ?? 0), toDegrees(this.#held[NUMBERS * at + 2] ?? 0)]
  }
}
