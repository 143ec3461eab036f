import { routeCode } from "../../format/rows/routeCode.ts"
import type { Random } from "../random/Random.ts"

/** The range of the average number of addresses on a carrier route. */
const SIZE = { least: 12, most: 520 }
/** The minimum number of routes in a ZIP Code for it to have box-only routes. `BOXES` is their share of all routes. */
const WITH_BOXES = 6
const BOXES = 0.02

/** The share of rural routes that are highway contract routes. */
const HIGHWAY = 0.1

/**
 * An endless sequence of a ZIP Code's carrier routes, in ascending order. The first routes are for boxes, the last ones
 * rural.
 */
export class Routes {
  readonly #random: Random
  readonly #size: number
  readonly #planned: number
  readonly #rural: number
  /** The offset that spreads the few routes of small ZIP Codes across all route types. */
  readonly #phase: number
  #route = -1
  #letter = ""
  #number = 0
  /** The current route, in `routeCode` format. */
  code = 0

  /** Creates the routes; `addresses` is the approximate number of addresses in the ZIP Code. */
  constructor(random: Random, addresses: number, urbanity: number) {
    this.#random = random
    this.#size = Math.min(Math.max(addresses / WITH_BOXES, SIZE.least), SIZE.most)
    this.#planned = Math.max(Math.ceil(addresses / this.#size), 1)
    this.#rural = 0.85 * Math.max(0.75 - urbanity, 0)
    this.#phase = random.unit()
  }

  get isForBoxes(): boolean {
    return this.#letter === "B"
  }

  /** Advances to the next route; returns its number of addresses. */
  next(): number {
    this.#route++
    const letter = this.#letterOf(Math.min(this.#route, this.#planned - 1))
    this.#number = letter === this.#letter ? this.#number + 1 : 1
    this.#letter = letter
    this.code = routeCode(letter, this.#number)
    return Math.max(Math.round(this.#size * (0.8 + 0.4 * this.#random.unit())), 1)
  }

  #letterOf(route: number): string {
    if (this.#planned >= WITH_BOXES && route < this.#planned * BOXES) return "B"
    const at = (route + this.#phase) / this.#planned
    if (at < 1 - this.#rural) return "C"
    return at < 1 - this.#rural * (1 - HIGHWAY) ? "H" : "R"
  }
}
