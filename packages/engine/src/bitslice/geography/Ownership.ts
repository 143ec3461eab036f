import type { ZipRows } from "../../format/layout/ZipTable.ts"
import type { Coverage, ZipMask } from "./Coverage.ts"
import { difference, emptyMask, fullMask, intersection, isEmpty, unionOf } from "./masks.ts"

/** The part of a shared ZIP Code that one area owns. */
export interface Share {
  readonly area: number
  readonly mask: Uint8Array
}

/** A ZIP Code that several areas share, or that is partly free. */
interface Split {
  /** The rows that no area owns yet. */
  left: Uint8Array
  readonly shares: Array<Share>
}

/** Marks of a ZIP Code that no area owns as a whole; `FIRST + i` means that area i owns it. */
const NOBODY = 0
const GONE = 1
const SPLIT = 2
const FIRST = 3

/** Gives rows to areas, one area after another: a row belongs to the first that asks for it. */
export class Ownership {
  readonly #zips: ReadonlyArray<ZipRows>
  /** By ZIP Code: the area that has all of it, or one of the marks above. Small, since most questions ask of few. */
  readonly #owners: Uint16Array | Uint32Array
  readonly #splits = new Map<number, Split>()
  /** ZIP Codes that areas own parts of, in the order of the first claim. */
  readonly #touched: Array<number> = []

  /** For this many areas. */
  constructor(zips: ReadonlyArray<ZipRows>, areas: number) {
    this.#zips = zips
    this.#owners = new (areas + FIRST < 2 ** 16 ? Uint16Array : Uint32Array)(zips.length)
  }

  /** The ZIP Codes that areas have something of, ascending; a few others may be among them. */
  get touched(): Iterable<number> {
    // From this many on, scanning all is faster than sorting.
    return this.#touched.length > this.#zips.length / 16
      ? this.#zips.keys()
      : Int32Array.from(this.#touched).toSorted()
  }

  /** Returns the area that owns all of a ZIP Code; null if no area does. */
  ownerOf(zip: number): number | null {
    const owner = this.#owners[zip] ?? GONE
    return owner >= FIRST ? owner - FIRST : null
  }

  /** Returns the areas' parts of a shared ZIP Code, in the areas' order. */
  sharesOf(zip: number): ReadonlyArray<Share> {
    return this.#splits.get(zip)?.shares ?? NO_SHARES
  }

  /**
   * Returns the rows of a ZIP Code that belong to any area; null if one area owns all of them or no area owns any.
   */
  unionIn(zip: number): Uint8Array | null {
    const [first, ...others] = this.sharesOf(zip)
    return first === undefined ? null : others.reduce((union, { mask }) => unionOf(union, mask), first.mask)
  }

  /** The rows of a ZIP Code that areas have. */
  ownedIn(zip: number): Uint8Array {
    const rows = this.#zips[zip]
    if (rows === undefined) return new Uint8Array()
    return this.ownerOf(zip) === null ? (this.unionIn(zip) ?? emptyMask(rows)) : fullMask(rows)
  }

  /** Returns everything that each area owns, by the areas' positions. */
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

  /** Returns the rows of a ZIP Code that are still free; null if no row is left. */
  leftIn(zip: number): Uint8Array | "all" | null {
    const owner = this.#owners[zip] ?? GONE
    if (owner === NOBODY) return "all"
    if (owner !== SPLIT) return null
    const left = this.#splits.get(zip)?.left
    return left === undefined || isEmpty(left) ? null : left
  }

  /** Takes rows away from everybody who comes later. */
  exclude({ partial, whole }: Coverage): void {
    for (const zip of whole) {
      const split = this.#splits.get(zip)
      if (split !== undefined) split.left = new Uint8Array(split.left.length)
      else if (this.#owners[zip] === NOBODY) this.#owners[zip] = GONE
    }
    for (const { mask, zip } of partial) {
      const split = this.#split(zip)
      if (split !== undefined) split.left = difference(split.left, mask)
    }
  }

  /** Gives an area what it contains and no earlier area owns. */
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
    const own = mask === null ? split.left : intersection(split.left, mask)
    if (isEmpty(own)) return
    split.left = difference(split.left, own)
    split.shares.push({ area, mask: own })
  }

  /** The ZIP Code's shares, created when it is free; undefined when it is owned or gone as a whole. */
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
