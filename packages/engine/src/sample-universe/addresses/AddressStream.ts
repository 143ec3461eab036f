import { ADDRESS_KINDS, type AddressKind } from "../../format/rows/rowColumns.ts"
import type { Place } from "../../format/layout/Place.ts"
import { Random } from "../random/Random.ts"
import type { Address } from "./Address.ts"
import { Routes } from "./Routes.ts"
import { Segment } from "./Segment.ts"
import type { Street } from "./Street.ts"
import { StreetPlan } from "./StreetPlan.ts"

/** The random stream for generating addresses, by ZIP Code. */
const ADDRESS_STREAM = 5_000_000
/**
 * The number of addresses per resident of a place: 1.73 people share one, and about one in six is vacant or a
 * business's.
 */
const ADDRESSES_A_PERSON = 0.7
/** The share of homes and boxes that are vacant. */
const VACANT = 0.08
/** The chance that an address is the carrier's next stop; otherwise there's another stop in between. */
const NEXT_DOOR = 0.8

/** The types of addresses in a segment that belong to businesses. */
const OF_BUSINESS: ReadonlyMap<AddressKind, AddressKind> = new Map([
  [ADDRESS_KINDS.house, ADDRESS_KINDS.business],
  [ADDRESS_KINDS.box, ADDRESS_KINDS.businessBox],
])

/**
 * The number of four-digit add-ons. `STRIDE` is a prime, so its multiples produce each add-on once before any repeats.
 */
const ADD_ONS = 8_999
const STRIDE = 7_919
/** The planned number of segments in a large ZIP Code; it may have more. */
const SEGMENTS = 6_000

/**
 * An endless stream of a ZIP Code's addresses, in the order of carrier routes and of the walk along them. They depend
 * only on the seed, the ZIP Code and its number of people, so universes that use different addresses agree about each
 * one. Every side of a block and every building has its own ZIP+4 as long as a ZIP Code has fewer than 8,999 of them.
 */
export class AddressStream {
  readonly #random: Random
  readonly #zip: number
  readonly #routes: Routes
  readonly #streets: StreetPlan
  readonly #postOffice: Street
  readonly #segment: Segment
  readonly #firstAddOn: number
  #street: Street
  #leftInRoute = 0
  #walk = 0
  /** The number of block sides on the street. `#side` is the number already completed. */
  #sides = 0
  #side = 0
  #segments = 0
  #zip4 = 0

  /** Creates the stream; `names` is the length of the list of street names. */
  constructor(
    seed: number,
    place: Pick<Place, "latitude" | "longitude" | "people" | "reach" | "urbanity" | "zip">,
    names: number,
  ) {
    this.#zip = Number(place.zip)
    this.#random = new Random(seed, ADDRESS_STREAM + this.#zip)
    const addresses = place.people * ADDRESSES_A_PERSON
    this.#routes = new Routes(this.#random, addresses, place.urbanity)
    this.#streets = new StreetPlan(this.#random, place, names)
    this.#postOffice = this.#streets.postOffice()
    this.#street = this.#postOffice
    const least = Math.max(3, Math.ceil(addresses / SEGMENTS))
    this.#segment = new Segment(this.#random, least, place.urbanity)
    this.#firstAddOn = this.#random.below(ADD_ONS)
  }

  next(): Address {
    if (this.#leftInRoute === 0) this.#startRoute()
    const segment = this.#segment
    if (segment.left === 0) this.#startSegment()
    const street = this.#street
    segment.next()
    this.#leftInRoute--
    this.#walk += this.#random.chance(NEXT_DOOR) ? 1 : 2
    const luck = this.#random.unit()
    const { businesses, kind, number } = segment
    const business = luck < businesses
    return {
      route: this.#routes.code,
      zip4: this.#zip4,
      kind: business ? (OF_BUSINESS.get(kind) ?? kind) : kind,
      number,
      street: street.facts.name,
      suffix: street.facts.suffix,
      unit: segment.unit,
      walk: this.#walk,
      business,
      vacant: !business && luck < businesses + (1 - businesses) * VACANT,
      latitude: street.latitudeOf(number),
      longitude: street.longitudeOf(number),
    }
  }

  /** Returns the next address that satisfies a predicate. */
  nextWhere(fits: (address: Address) => boolean): Address {
    let address = this.next()
    while (!fits(address)) address = this.next()
    return address
  }

  #startRoute(): void {
    this.#leftInRoute = this.#routes.next()
    this.#streets.startRoute()
    this.#walk = 0
    this.#segment.left = 0
    this.#sides = this.#side = 0
  }

  #startSegment(): void {
    this.#zip4 = this.#zip * 10_000 + 1_000 + ((this.#segments++ * STRIDE + this.#firstAddOn) % ADD_ONS)
    if (this.#routes.isForBoxes) {
      this.#street = this.#postOffice
      this.#segment.startBoxes()
      return
    }
    if (this.#side === this.#sides) {
      this.#street = this.#streets.next()
      this.#sides = 2 * this.#street.facts.blocks
      this.#side = 0
    }
    this.#segment.startSide(this.#street, this.#side++)
  }
}
