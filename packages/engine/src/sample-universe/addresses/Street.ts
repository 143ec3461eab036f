/** The number of house numbers per block; each side has every other one. */
export const NUMBERS_PER_BLOCK = 100

/** A location, or a displacement from one to another, in degrees. */
export interface Degrees {
  readonly latitude: number
  readonly longitude: number
}

interface StreetFacts {
  /** The name's position in the list of street names. `suffix` is the position in `SUFFIXES`. */
  readonly name: number
  readonly suffix: number
  /** The number of blocks. `firstBlock` is the first block's number, in hundreds. */
  readonly blocks: number
  readonly firstBlock: number
  /**
   * The share of house numbers that belong to businesses. `offices` is the share of block sides that are office
   * buildings.
   */
  readonly shops: number
  readonly offices: number
}

/**
 * A straight street. Numbers ascend along it evenly, odd numbers on its left side and even numbers on its right, so a
 * number's location is exactly midway between those of its neighbors on the same side.
 */
export class Street {
  readonly facts: StreetFacts
  readonly #start: Degrees
  readonly #aNumber: Degrees
  readonly #left: Degrees

  /**
   * Creates the street. `start` is the street's center line at the first block's first number, `aNumber` the step from
   * one number to the next, and `left` the displacement to the left side.
   */
  constructor(facts: StreetFacts, start: Degrees, aNumber: Degrees, left: Degrees) {
    this.facts = facts
    this.#start = start
    this.#aNumber = aNumber
    this.#left = left
  }

  latitudeOf(number: number): number {
    return this.#along(number, this.#start.latitude, this.#aNumber.latitude, this.#left.latitude)
  }

  longitudeOf(number: number): number {
    return this.#along(number, this.#start.longitude, this.#aNumber.longitude, this.#left.longitude)
  }

  #along(number: number, start: number, step: number, left: number): number {
    const far = number - this.facts.firstBlock * NUMBERS_PER_BLOCK
    return start + far * step + (number % 2 === 1 ? left : -left)
  }
}
