import type { ZipRows } from "../../format/layout/ZipTable.ts"
import type { Coverage, ZipMask } from "./Coverage.ts"
import { maskDifference, emptyMask, fullMask, maskIntersection, isEmpty, maskUnion } from "./masks.ts"

/** The part of a shared ZIP Code that one area owns. */
export interface Share {
  readonly area: number
  readonly mask: Uint8Array
}

/** A ZIP Code that is shared by several areas, or partly free. */
interface Split {
  /** The rows that don't belong to any area yet. */
  left: Uint8Array
  readonly shares: Array<Share>
}

/** The marks for ZIP Codes that no area owns completely; `FIRST + i` marks a ZIP Code that area i owns. */
const NOBODY = 0
const GONE = 1
const SPLIT = 2
const FIRST = 3

/** Assigns rows to areas in order; each row goes to the first area that claims it. */
export class Ownership {
  readonly #zips: ReadonlyArray<ZipRows>
  /**
   * The area that owns each whole ZIP Code, or one of the marks above. Small integers suffice for most questions, which
   * involve few areas.
   */
  readonly #owners: Uint16Array | Uint32Array
  readonly #splits = new Map<number, Split>()
  /** The ZIP Codes that are partly owned by areas, in the order of the first claim. */
  readonly #touched: Array<number> = []

  /** Creates the ownership for a number of areas. */
  constructor(zips: ReadonlyArray<ZipRows>, areas: number) {
    this.#zips = zips
    this.#owners = new (areas + FIRST < 2 ** 16 ? Uint16Array : Uint32Array)(zips.length)
  }

  /** The ZIP Codes that are partly owned by areas, ascending; may include a few others. */
  get touched(): Iterable<number> {
    // From this many on, scanning all is faster than sorting.
    return this.#touched.length > this.#zips.length / 16
      ? this.#zips.keys()
      : Int32Array.from(this.#touched).toSorted()
  }

  /** Returns the area that owns an entire ZIP Code; null if no area does. */
  ownerOf(zip: number): number | null {
    const owner = this.#owners[zip] ?? GONE
    return owner >= FIRST ? owner - FIRST : null
  }

  /** Returns the areas' parts of a shared ZIP Code, in the areas' order. */
  sharesOf(zip: number): ReadonlyArray<Share> {
    return this.#splits.get(zip)?.shares ?? NO_SHARES
  }

  /** Returns the rows in a ZIP Code that belong to any area; null if one area owns all of them or no area owns any. */
  unionIn(zip: number): Uint8Array | null {
    const [first, ...others] = this.sharesOf(zip)
    return first === undefined ? null : others.reduce((union, { mask }) => maskUnion(union, mask), first.mask)
  }

  /** Returns the rows in a ZIP Code that areas own. */
  ownedIn(zip: number): Uint8Array {
    const rows = this.#zips[zip]
    if (rows === undefined) return new Uint8Array()
    return this.ownerOf(zip) === null ? (this.unionIn(zip) ?? emptyMask(rows)) : fullMask(rows)
  }

  /** Returns all rows that each area owns, by the area's position. */
  ownedByEach(areas: number): ReadonlyArray<Coverage> {
    const owned = Array.from({ length: areas }, () => ({
      whole: Array.of<number>(),
      partial: Array.of<ZipMask>(),
    }))
    for (const zip of this.touched) {
      const owner = this.ownerOf(zip)
      if (owner !== null) owned[owner]?.whole.push(zip)
      for (const { area, mask } of this.sharesOf(zip)) owned[area]?.partial.push({ zip, mask })
    }
    return owned
  }

  /** Returns the rows in a ZIP Code that are still free; null if there aren't any. */
  leftIn(zip: number): Uint8Array | "all" | null {
    const owner = this.#owners[zip] ?? GONE
    if (owner === NOBODY) return "all"
    if (owner !== SPLIT) return null
    const left = this.#splits.get(zip)?.left
    return left === undefined || isEmpty(left) ? null : left
  }

  /** Removes rows, so no later area can own them. */
  exclude({ partial, whole }: Coverage): void {
    for (const zip of whole) {
      const split = this.#splits.get(zip)
      if (split !== undefined) split.left = new Uint8Array(split.left.length)
      else if (this.#owners[zip] === NOBODY) this.#owners[zip] = GONE
    }
    for (const { mask, zip } of partial) {
      const split = this.#split(zip)
      if (split !== undefined) split.left = maskDifference(split.left, mask)
    }
  }

  /** Assigns the rows in a coverage to an area, except those that an earlier area owns. */
  give(area: number, { partial, whole }: Coverage): void {
    for (const zip of whole) {
      if (this.#owners[zip] === NOBODY) {
        this.#owners[zip] = FIRST + area
        this.#touched.push(zip)
      } else if (this.#owners[zip] === SPLIT) this.#share(zip, area, null)
    }
    for (const { mask, zip } of partial) this.#share(zip, area, mask)
  }

  #share(zip: number, area: number, mask: Uint8Array | null): void {
    const split = this.#split(zip)
    if (split === undefined) return
    const own = mask === null ? split.left : maskIntersection(split.left, mask)
    if (isEmpty(own)) return
    split.left = maskDifference(split.left, own)
    split.shares.push({ area, mask: own })
  }

  /** Returns the ZIP Code's shares, creating them if it's free; undefined if it's completely owned or excluded. */
  #split(zip: number): Split | undefined {
    const rows = this.#zips[zip]
    if (this.#owners[zip] === NOBODY && rows !== undefined) {
      this.#owners[zip] = SPLIT
      this.#touched.push(zip)
      this.#splits.set(zip, { left: fullMask(rows), shares: [] })
    }
    return this.#splits.get(zip)
  }
}

const NO_SHARES: ReadonlyArray<Share> = []
