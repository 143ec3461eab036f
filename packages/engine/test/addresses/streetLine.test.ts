import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { BytesIn, BytesOut, nextLines, putLines } from "../../src/addresses/lineBytes.ts"
import { type House, placeOnLines, streetLines } from "../../src/addresses/StreetLine.ts"

/** Houses of a straight street, odd ones on one side. */
const straight = (numbers: ReadonlyArray<number>): ReadonlyArray<House> =>
  [...new Set(numbers)]
    .toSorted((a, b) => a - b)
    .map((number) => ({
      number,
      longitude: -84 + number * 1e-5,
      latitude: 39 + number * 2e-6 + (number % 2) * 1e-4,
    }))

const METER = 1e-5

const numbersOf = (least: number) =>
  fc.uniqueArray(fc.integer({ min: 100, max: 900 }), { minLength: least, maxLength: 30 })

describe("the lines of a street", () => {
  it("lead to every house of a straight street", () => {
    fc.assert(
      fc.property(numbersOf(3), (numbers) => {
        const houses = straight(numbers.map((number) => number * 2))
        const lines = streetLines(houses)
        for (const { latitude, longitude, number } of houses) {
          const place = placeOnLines(lines, number)
          expect(Math.abs((place?.longitude ?? 0) - longitude)).toBeLessThan(METER)
          expect(Math.abs((place?.latitude ?? 0) - latitude)).toBeLessThan(METER)
        }
      }),
    )
  })

  it("put a house that nobody knows between its neighbors of the same side", () => {
    fc.assert(
      fc.property(numbersOf(4), fc.nat(), (numbers, pick) => {
        const all = straight(numbers.map((number) => number * 2))
        const missing = all[1 + (pick % (all.length - 2))]
        if (missing === undefined) return
        const houses = all.filter((house) => house !== missing)
        const before = houses.findLast(({ number }) => number < missing.number)
        const after = houses.find(({ number }) => number > missing.number)
        const place = placeOnLines(streetLines(houses), missing.number)
        expect(place?.longitude).toBeGreaterThan((before?.longitude ?? 0) - METER)
        expect(place?.longitude).toBeLessThan((after?.longitude ?? 0) + METER)
      }),
    )
  })

  it("take the other side where a side has too few houses", () => {
    const lines = streetLines(straight([101, 103, 105, 107, 102]))
    expect(lines.map(({ side }) => side)).toEqual(["odd", "any"])
    expect(placeOnLines(lines, 104)).not.toBeNull()
  })

  it("are none where fewer than three houses are known, so that no house shows through", () => {
    expect(streetLines(straight([101, 103]))).toEqual([])
  })

  it("know no house far from all others", () => {
    const lines = streetLines(straight([401, 403, 499, 512, 514, 520]))
    expect(placeOnLines(lines, 415)).not.toBeNull()
    expect(placeOnLines(lines, 599)).not.toBeNull()
    expect(placeOnLines(lines, 399)).toBeNull()
    expect(placeOnLines(lines, 700)).toBeNull()
  })

  it("do not follow a number that is a mistake", () => {
    const lines = streetLines(straight([101, 103, 105, 107, 102, 104, 106, 990_000]))
    expect(placeOnLines(lines, 990_000)).toBeNull()
    expect(Math.max(...lines.map(({ longitudes }) => longitudes.length))).toBeLessThan(5)
  })

  it("say the same of a house that is known and of its neighbor that is not", () => {
    const known = placeOnLines(streetLines(straight([101, 103, 105, 107, 109, 111])), 105)
    const unknown = placeOnLines(streetLines(straight([101, 103, 107, 109, 111])), 105)
    expect(Math.abs((known?.longitude ?? 0) - (unknown?.longitude ?? 1))).toBeLessThan(METER)
  })

  it("hold no number of a house: any two houses within a block could be the ones", () => {
    const one = streetLines(straight([401, 405, 415]))
    const other = streetLines(straight([403, 407, 417]))
    const ends = (lines: typeof one) => lines.map(({ from, longitudes, to }) => [from, to, longitudes.length])
    expect(ends(one)).toEqual(ends(other))
  })

  it("are read as they were written", () => {
    fc.assert(
      fc.property(numbersOf(3), (numbers) => {
        const lines = streetLines(straight(numbers))
        const out = new BytesOut()
        putLines(out, lines)
        const read = nextLines(new BytesIn(out.take(), 0))
        expect(read.map(({ from, side, to }) => [side, from, to])).toEqual(
          lines.map(({ from, side, to }) => [side, from, to]),
        )
        for (const [at, line] of read.entries())
          for (const [knot, degrees] of line.longitudes.entries())
            expect(Math.abs(degrees - (lines[at]?.longitudes[knot] ?? 0))).toBeLessThan(1e-6)
      }),
    )
  })
})
