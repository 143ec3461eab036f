import type { Place } from "../../format/layout/Place.ts"
import type { Random } from "../random/Random.ts"
import { SUFFIXES } from "./addressForms.ts"
import { NUMBERS_PER_BLOCK, type Degrees, Street } from "./Street.ts"
import { rotateLeft, addVectors, scaleVector, type Vector } from "./Vector.ts"

// Lengths are in reaches of the ZIP Code.
/**
 * The maximum distance from a route's center to the ZIP Code's center, on either axis. `POST_OFFICE_FAR` is the same
 * for the post office.
 */
const ROUTE_FAR = 1.6
const POST_OFFICE_FAR = 0.4
/**
 * The distance between a route's parallel streets. `LANES` is the number of lanes before two streets are on the same
 * line.
 */
const LANE_WIDTH = 0.08
const LANES = 11
/** The maximum displacement of a street's center along its line. */
const SHIFT = 0.12
const BLOCK_LENGTH = { least: 0.05, most: 0.08 }
/** The distance from the houses to the street's center line. */
const HALF_WIDTH = 0.002

const BLOCKS = { least: 2, most: 6 }
const HIGHEST_FIRST_BLOCK = 30

/**
 * The bearings of streets as sides of right triangles divided by the hypotenuse, so the output never depends on a
 * library's sine.
 */
const BEARINGS: ReadonlyArray<Vector> = [
  [1, 0, 1],
  [1, 0, 1],
  [24, 7, 25],
  [12, 5, 13],
  [4, 3, 5],
  [20, 21, 29],
  [8, 15, 17],
].map(([east = 0, north = 0, longest = 1]) => ({ east: east / longest, north: north / longest }))

/** A prime that doesn't divide the number of combinations of names and suffixes, so all are used before any repeats. */
const NAME_STRIDE = 263

/** Returns a street's lane: 0, 1, -1, 2, -2 and so on. */
const laneOf = (street: number): number => {
  const lane = (street >> 1) % LANES
  return lane % 2 === 1 ? (lane + 1) / 2 : -lane / 2
}

/**
 * A ZIP Code's streets, route by route. A route's streets form a grid around its center. Names are unique, because a
 * street has at least four block sides unless its route ends, and a ZIP Code has fewer than 8,999 block sides in all.
 */
export class StreetPlan {
  readonly #random: Random
  readonly #place: Pick<Place, "latitude" | "longitude" | "reach" | "urbanity">
  /**
   * The length of a degree of longitude relative to a degree of latitude, rounded so the output never depends on a
   * library's cosine.
   */
  readonly #narrowing: number
  readonly #names: number
  readonly #firstName: number
  #line = -1
  #inRoute = 0
  #middle: Vector = { east: 0, north: 0 }
  #bearing: Vector = { east: 1, north: 0 }

  /** Creates the plan; `names` is the length of the list of street names. */
  constructor(
    random: Random,
    place: Pick<Place, "latitude" | "longitude" | "reach" | "urbanity">,
    names: number,
  ) {
    this.#random = random
    this.#place = place
    this.#narrowing = Math.round(Math.cos((place.latitude * Math.PI) / 180) * 1e6) / 1e6
    this.#names = names
    this.#firstName = random.below(names * SUFFIXES.length)
  }

  /** Returns the location of all boxes: a street without length. */
  postOffice(): Street {
    const nowhere = { latitude: 0, longitude: 0 }
    const facts = { name: 0, suffix: 0, blocks: 0, firstBlock: 0, shops: 0, offices: 0 }
    return new Street(facts, this.#locate(this.#off(POST_OFFICE_FAR)), nowhere, nowhere)
  }

  startRoute(): void {
    this.#inRoute = 0
    this.#middle = this.#off(ROUTE_FAR)
    this.#bearing = BEARINGS[this.#random.below(BEARINGS.length)] ?? this.#bearing
  }

  next(): Street {
    const random = this.#random
    const { urbanity } = this.#place
    this.#line++
    const spread = (this.#line * NAME_STRIDE + this.#firstName) % (this.#names * SUFFIXES.length)
    const axis = this.#inRoute % 2 === 0 ? this.#bearing : rotateLeft(this.#bearing)
    const along = random.chance(0.5) ? axis : scaleVector(axis, -1)
    const aside = scaleVector(rotateLeft(axis), LANE_WIDTH * laneOf(this.#inRoute++))
    const blocks = random.between(BLOCKS.least, BLOCKS.most)
    const length = BLOCK_LENGTH.least + (BLOCK_LENGTH.most - BLOCK_LENGTH.least) * random.unit()
    const before = SHIFT * (2 * random.unit() - 1) - (blocks * length) / 2
    const isMain = random.chance(0.03 + 0.15 * urbanity)
    return new Street(
      {
        name: spread % this.#names,
        suffix: Math.floor(spread / this.#names),
        blocks,
        firstBlock: random.between(1, HIGHEST_FIRST_BLOCK),
        shops: isMain ? 0.5 : 0.03,
        offices: isMain ? 0.1 + 0.2 * urbanity * urbanity : 0.01,
      },
      this.#locate(addVectors(addVectors(this.#middle, aside), scaleVector(along, before))),
      this.#degrees(scaleVector(along, length / NUMBERS_PER_BLOCK)),
      this.#degrees(scaleVector(rotateLeft(along), HALF_WIDTH)),
    )
  }

  /** Returns a random displacement, usually less than `far` in each direction. */
  #off(far: number): Vector {
    return { east: (far * this.#random.normal()) / 3.5, north: (far * this.#random.normal()) / 3.5 }
  }

  #locate(at: Vector): Degrees {
    const { latitude, longitude } = this.#degrees(at)
    return { latitude: this.#place.latitude + latitude, longitude: this.#place.longitude + longitude }
  }

  #degrees({ east, north }: Vector): Degrees {
    const { reach } = this.#place
    return { latitude: north * reach, longitude: (east * reach) / this.#narrowing }
  }
}
