import { unwrapLongitude, normalizeLongitude } from "@listwright/domain/shared"
import { agreeingHouses, hasEnoughAgreement, milesApart, MAX_DEVIATION_MILES } from "./agreeingHouses.ts"
import { HOUSE_NUMBERS_PER_BLOCK, fitLine } from "./fitLine.ts"
import type { House } from "./House.ts"

/** The minimum number of houses per line; with fewer, the line would reveal individual houses. */
export const MIN_HOUSES_PER_LINE = 3
/** The granularity of a line's ends, in house numbers, which keeps them from revealing a single house. */
const END = 20

/** The house numbers that a line covers; `any` means both sides and is used if one of them has too few houses. */
export type LineSide = "odd" | "even" | "any"
export const LINE_SIDES: ReadonlyArray<LineSide> = ["odd", "even", "any"]

/**
 * A street's course by house number, in degrees. It contains no exact house number, only the blocks of 20 that contain
 * its ends.
 */
export interface StreetLine {
  readonly side: LineSide
  /** The start of the first block of 20 that contains a house. `to` is the end of the last one. */
  readonly from: number
  readonly to: number
  /**
   * The longitude at each hundred, from the hundred of `from` to the hundred after the last house; beyond 180 if the
   * street crosses the 180th meridian.
   */
  readonly longitudes: ReadonlyArray<number>
  readonly latitudes: ReadonlyArray<number>
}

const lineOf = (side: LineSide, houses: ReadonlyArray<House>): StreetLine => {
  const numbers = houses.map(({ number }) => number)
  const [least = 0, most = 0] = [numbers[0], numbers.at(-1)]
  const [first, last] = [
    Math.floor(least / HOUSE_NUMBERS_PER_BLOCK),
    Math.floor(most / HOUSE_NUMBERS_PER_BLOCK),
  ]
  const fit = (values: ReadonlyArray<number>) => [...fitLine(numbers, values, first, last)]
  return {
    side,
    from: Math.floor(least / END),
    to: Math.floor(most / END) + 1,
    longitudes: fit(houses.map(({ longitude }) => longitude)),
    latitudes: fit(houses.map(({ latitude }) => latitude)),
  }
}

/**
 * Fits lines to houses that agree: one for each side with at least three houses, plus one through all houses if a side
 * has fewer. Returns no lines for fewer than three houses.
 */
const linesOf = (houses: ReadonlyArray<House>): ReadonlyArray<StreetLine> => {
  if (houses.length < MIN_HOUSES_PER_LINE) return []
  const odd = houses.filter(({ number }) => number % 2 === 1)
  const even = houses.filter(({ number }) => number % 2 === 0)
  const sides = [
    ...(odd.length < MIN_HOUSES_PER_LINE ? [] : [lineOf("odd", odd)]),
    ...(even.length < MIN_HOUSES_PER_LINE ? [] : [lineOf("even", even)]),
  ]
  return sides.length === 2 ? sides : [...sides, lineOf("any", houses)]
}

const mean = (values: ReadonlyArray<number>): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** A street's location, to the extent that its houses determine it. */
export interface StreetLocation {
  readonly lines: ReadonlyArray<StreetLine>
  /** The center of the street's houses; null if they disagree, so the location is unknown. */
  readonly middle: Omit<House, "number"> | null
}

const UNPLACED: StreetLocation = { lines: [], middle: null }

/**
 * Removes the farther half (rounded up) of the houses that are more than half a mile from the lines. Returns all houses
 * if they're all near.
 */
const nearLines = (houses: ReadonlyArray<House>, lines: ReadonlyArray<StreetLine>): ReadonlyArray<House> => {
  const off = houses.flatMap((house) => {
    const place = placedAt(lines, house.number)
    const miles = place === null ? 0 : milesApart(house, place)
    return miles > MAX_DEVIATION_MILES ? [{ house, miles }] : []
  })
  if (off.length === 0) return houses
  const worst = off.toSorted((a, b) => b.miles - a.miles).slice(0, Math.ceil(off.length / 2))
  const left = new Set(worst.map(({ house }) => house))
  return houses.filter((house) => !left.has(house))
}

/**
 * Locates a street by its houses, ignoring those farther than half a mile from its own line. `houses` must be
 * ascending, without duplicate numbers, and not empty.
 */
export const locateStreetHouses = (houses: ReadonlyArray<House>): StreetLocation => {
  const east = houses[0]?.longitude ?? 0
  const together = houses.map((house) => ({ ...house, longitude: unwrapLongitude(house.longitude, east) }))
  let counted = agreeingHouses(together)
  for (;;) {
    if (counted.length === 0 || !hasEnoughAgreement(counted.length, houses.length)) return UNPLACED
    const lines = linesOf(counted)
    const near = nearLines(counted, lines)
    if (near.length === counted.length)
      return {
        lines,
        middle: {
          longitude: normalizeLongitude(mean(counted.map(({ longitude }) => longitude))),
          latitude: mean(counted.map(({ latitude }) => latitude)),
        },
      }
    counted = near
  }
}

const covers = ({ from, to }: StreetLine, number: number): boolean => {
  const block = Math.floor(number / HOUSE_NUMBERS_PER_BLOCK)
  return (
    Math.floor((from * END) / HOUSE_NUMBERS_PER_BLOCK) <= block &&
    block <= Math.floor((to * END - 1) / HOUSE_NUMBERS_PER_BLOCK)
  )
}

const valueAt = ({ from }: StreetLine, values: ReadonlyArray<number>, number: number): number => {
  const place = number / HOUSE_NUMBERS_PER_BLOCK - Math.floor((from * END) / HOUSE_NUMBERS_PER_BLOCK)
  const at = Math.min(Math.floor(place), values.length - 2)
  const [before = 0, after = 0] = [values[at], values[at + 1]]
  return before + (place - at) * (after - before)
}

/** Works like `locateOnLines`, except that the longitude may be beyond 180 if the line is. */
const placedAt = (lines: ReadonlyArray<StreetLine>, number: number): Omit<House, "number"> | null => {
  const side: LineSide = number % 2 === 1 ? "odd" : "even"
  const reaching = lines.filter((line) => covers(line, number))
  const line =
    reaching.find((one) => one.side === side) ?? reaching.find((one) => one.side === "any") ?? reaching[0]
  if (line === undefined) return null
  // Beyond the ends the line would be a guess that grows with every number.
  const within = Math.min(Math.max(number, line.from * END), line.to * END)
  return {
    longitude: valueAt(line, line.longitudes, within),
    latitude: valueAt(line, line.latitudes, within),
  }
}

/**
 * Places a house number on the line for its side, or otherwise on another line that covers its block. The result is the
 * same whether or not the house exists. Returns null if no line covers the block.
 */
export const locateOnLines = (
  lines: ReadonlyArray<StreetLine>,
  number: number,
): Omit<House, "number"> | null => {
  const place = placedAt(lines, number)
  return place === null ? null : { ...place, longitude: normalizeLongitude(place.longitude) }
}
