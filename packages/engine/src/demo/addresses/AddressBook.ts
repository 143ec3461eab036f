import { routeCode } from "../../format/rows/routeCode.ts"
import { ADDRESS_KINDS } from "../../format/rows/rowColumns.ts"
import type { Place } from "../../format/layout/Place.ts"
import type { Random } from "../random/Random.ts"
import type { Address } from "./Address.ts"

/** Ends of street names. */
export const SUFFIXES = ["St", "Ave", "Dr", "Rd", "Ln", "Ct", "Pl", "Way"]

/** Reaches that a route's middle lies from the ZIP Code's at most; a block's from the route's; a house's from its block's. */
const ROUTE_FAR = 1.6
const SEGMENT_FAR = 0.5
const HOUSE_FAR = 0.06

/** Blocks of one street within a ZIP Code. */
const BLOCKS = 14
/** A prime, so that its multiples give every four-digit add-on once before any repeats. */
const ADD_ONS = 8_999
const STRIDE = 7_919

/**
 * The addresses of one ZIP Code, in the order of carrier routes and of the walk along them. A ZIP+4 is one side of a
 * block or one building; no two households share an address.
 */
export class AddressBook {
  readonly #random: Random
  readonly #map: Random
  readonly #place: Place
  readonly #zip: number
  /** What a degree of longitude is of one of latitude. */
  readonly #narrowing: number
  readonly #streets: number
  readonly #routeSize: number
  readonly #routes: number
  readonly #offset: number
  readonly #segmentLeast: number
  #route = -1
  #leftInRoute = 0
  #walk = 0
  #segment = -1
  #leftInSegment = 0
  #door = 0
  #apartment = false
  #box = 100
  #letter = ""
  #routeNumber = 0
  #routeCode = 0
  /** Middles of the route and of the block, in reaches from that of the ZIP Code. */
  #routeNorth = 0
  #routeEast = 0
  #segmentNorth = 0
  #segmentEast = 0

  /** The random numbers of the map have their own stream. */
  constructor(random: Random, map: Random, place: Place, streets: number) {
    this.#random = random
    this.#map = map
    this.#place = place
    this.#zip = Number(place.zip)
    this.#narrowing = Math.cos((place.latitude * Math.PI) / 180)
    this.#streets = streets
    const households = place.records / 1.9
    this.#routeSize = Math.min(Math.max(households / 6, 10), 420)
    this.#routes = Math.max(Math.ceil(households / this.#routeSize), 1)
    this.#segmentLeast = Math.max(3, Math.ceil(households / 6_000))
    this.#offset = random.below(ADD_ONS)
  }

  /** The next household's address. */
  next(): Address {
    if (this.#leftInRoute === 0) this.#startRoute()
    if (this.#leftInSegment === 0) this.#startSegment()
    this.#leftInRoute--
    this.#leftInSegment--
    this.#door++
    this.#walk += this.#random.chance(0.8) ? 1 : 2
    const boxes = this.#letter === "B"
    if (boxes) this.#box += this.#random.between(1, 9)
    const line = Math.floor(this.#segment / BLOCKS)
    const combinations = this.#streets * SUFFIXES.length
    const spread = (line * 263 + this.#offset) % combinations
    const block = (this.#segment % BLOCKS) + 1 + Math.floor(line / combinations) * BLOCKS
    // A building has one location, a house its own on the block.
    const north = this.#segmentNorth + (this.#apartment ? 0 : this.#off(HOUSE_FAR))
    const east = this.#segmentEast + (this.#apartment ? 0 : this.#off(HOUSE_FAR))
    const { latitude, longitude, reach } = this.#place
    return {
      route: this.#routeCode,
      zip4: this.#zip * 10_000 + 1_000 + ((this.#segment * STRIDE + this.#offset) % ADD_ONS),
      kind: boxes ? ADDRESS_KINDS.box : this.#apartment ? ADDRESS_KINDS.flat : ADDRESS_KINDS.house,
      number: boxes ? this.#box : block * 100 + (this.#apartment ? 0 : 2 * this.#door) + (this.#segment % 2),
      street: spread % this.#streets,
      suffix: Math.floor(spread / this.#streets),
      unit: this.#apartment ? (Math.floor((this.#door - 1) / 8) + 1) * 100 + ((this.#door - 1) % 8) + 1 : 0,
      walk: this.#walk,
      apartment: this.#apartment,
      latitude: latitude + north * reach,
      longitude: longitude + (east * reach) / this.#narrowing,
    }
  }

  /** At most `far` reaches either way; mostly less. */
  #off(far: number): number {
    return (far * this.#map.normal()) / 3.5
  }

  #startRoute(): void {
    this.#route++
    const at = this.#route / this.#routes
    const rural = 0.85 * Math.max(0.75 - this.#place.urbanity, 0)
    const letter = at < 0.02 ? "B" : at < 1 - rural ? "C" : at < 1 - rural * 0.9 ? "H" : "R"
    // Only a ZIP Code with many routes has some that serve boxes.
    const used = letter === "B" && this.#routes < 6 ? "C" : letter
    const next = used < this.#letter ? this.#letter : used
    this.#routeNumber = next === this.#letter ? this.#routeNumber + 1 : 1
    this.#letter = next
    this.#leftInRoute = Math.max(Math.round(this.#routeSize * (0.8 + 0.4 * this.#random.unit())), 1)
    this.#leftInSegment = 0
    this.#walk = 0
    this.#routeCode = routeCode(this.#letter, this.#routeNumber)
    this.#routeNorth = this.#off(ROUTE_FAR)
    this.#routeEast = this.#off(ROUTE_FAR)
  }

  #startSegment(): void {
    this.#segment++
    this.#door = 0
    this.#segmentNorth = this.#routeNorth + this.#off(SEGMENT_FAR)
    this.#segmentEast = this.#routeEast + this.#off(SEGMENT_FAR)
    const { urbanity } = this.#place
    this.#apartment = this.#letter !== "B" && this.#random.chance(0.04 + 0.36 * urbanity * urbanity)
    this.#leftInSegment = this.#apartment
      ? this.#random.between(this.#segmentLeast * 2, 18 + this.#segmentLeast)
      : this.#random.between(this.#segmentLeast, 6 + this.#segmentLeast)
  }
}
