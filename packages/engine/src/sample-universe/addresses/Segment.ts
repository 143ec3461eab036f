import { ADDRESS_KINDS, type AddressKind } from "../../format/rows/rowColumns.ts"
import type { Random } from "../random/Random.ts"
import { NUMBERS_PER_BLOCK, type Street } from "./Street.ts"

/** The share of boxes that belong to businesses. */
const BOX_BUSINESSES = 0.1
const FIRST_BOX = 100
/** The number of house numbers on a side of a block, not counting the one where it starts. */
const PLACES = NUMBERS_PER_BLOCK / 2 - 1
/** The number of doors per floor of a building. */
const DOORS = 8

/**
 * The current segment and its addresses, one after another: a side of a block, a building on such a side, or some
 * boxes.
 */
export class Segment {
  readonly #random: Random
  /** The minimum number of addresses in a segment. */
  readonly #least: number
  /** The share of block sides that are apartment buildings. */
  readonly #flats: number
  #door = 0
  #box = FIRST_BOX
  /** The maximum distance between neighboring houses, in house numbers on their side. */
  #stride = 1
  kind: AddressKind = ADDRESS_KINDS.house
  /** The number of remaining addresses. */
  left = 0
  /** The share of the segment's addresses that belong to businesses. */
  businesses = 0
  /** The current address's house number or box number. */
  number = 0

  constructor(random: Random, least: number, urbanity: number) {
    this.#random = random
    this.#least = least
    this.#flats = 0.04 + 0.3 * urbanity * urbanity
  }

  /** Starts a segment of boxes, numbered from the end of the previous segment of boxes. */
  startBoxes(): void {
    this.kind = ADDRESS_KINDS.box
    this.businesses = BOX_BUSINESSES
    this.left = this.#someHouses()
  }

  /**
   * Starts a side of a block; `side` is counted along the street from 0, with a block's odd side before its even one.
   */
  startSide({ facts }: Street, side: number): void {
    const random = this.#random
    this.number = (facts.firstBlock + (side >> 1)) * NUMBERS_PER_BLOCK + 1 - (side % 2)
    const luck = random.unit()
    if (luck >= this.#flats + facts.offices) {
      this.kind = ADDRESS_KINDS.house
      this.businesses = facts.shops
      this.left = this.#someHouses()
      this.#stride = Math.floor(PLACES / this.left)
    } else {
      const flats = luck < this.#flats
      this.kind = flats ? ADDRESS_KINDS.flat : ADDRESS_KINDS.suite
      this.businesses = flats ? 0 : 1
      this.left = random.between(2 * this.#least, 2 * this.#least + 15)
      this.number += 2 * random.below(PLACES + 1)
      this.#door = -1
    }
  }

  /** Advances to the next house or box, or the next door of the building. */
  next(): void {
    this.left--
    switch (this.kind) {
      case ADDRESS_KINDS.flat:
      case ADDRESS_KINDS.suite:
        this.#door++
        return
      case ADDRESS_KINDS.box:
      case ADDRESS_KINDS.businessBox:
        this.#box += this.#random.between(1, 9)
        this.number = this.#box
        return
      case ADDRESS_KINDS.house:
      case ADDRESS_KINDS.business:
        this.number += 2 * this.#random.between(1, this.#stride)
    }
  }

  /** The number of the current apartment (101 to 108, 201 and so on) or suite (100, 110 and so on); otherwise 0. */
  get unit(): number {
    const floor = 100 * (Math.floor(this.#door / DOORS) + 1)
    if (this.kind === ADDRESS_KINDS.flat) return floor + (this.#door % DOORS) + 1
    return this.kind === ADDRESS_KINDS.suite ? floor + 10 * (this.#door % DOORS) : 0
  }

  #someHouses(): number {
    return Math.min(this.#random.between(this.#least, this.#least + 6), PLACES)
  }
}
