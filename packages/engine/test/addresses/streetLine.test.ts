import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ByteReader, ByteWriter, readLines, writeLines } from "../../src/addresses/lineBytes.ts"
import type { House } from "../../src/addresses/House.ts"
import { locateStreetHouses, locateOnLines } from "../../src/addresses/StreetLine.ts"

const streetLines = (houses: ReadonlyArray<House>) => locateStreetHouses(houses).lines

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
          const place = locateOnLines(lines, number)
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
        const place = locateOnLines(streetLines(houses), missing.number)
        expect(place?.longitude).toBeGreaterThan((before?.longitude ?? 0) - METER)
        expect(place?.longitude).toBeLessThan((after?.longitude ?? 0) + METER)
      }),
    )
  })

  it("take the other side where a side has too few houses", () => {
    const lines = streetLines(straight([101, 103, 105, 107, 102]))
    expect(lines.map(({ side }) => side)).toEqual(["odd", "any"])
    expect(locateOnLines(lines, 104)).not.toBeNull()
  })

  it("are none where fewer than three houses are known, so that no house shows through", () => {
    expect(streetLines(straight([101, 103]))).toEqual([])
  })

  it("know no house far from all others", () => {
    const lines = streetLines(straight([401, 403, 499, 512, 514, 520]))
    expect(locateOnLines(lines, 415)).not.toBeNull()
    expect(locateOnLines(lines, 599)).not.toBeNull()
    expect(locateOnLines(lines, 399)).toBeNull()
    expect(locateOnLines(lines, 700)).toBeNull()
  })

  it("do not follow a number that is a mistake", () => {
    const lines = streetLines(straight([101, 103, 105, 107, 102, 104, 106, 990_000]))
    expect(locateOnLines(lines, 990_000)).toBeNull()
    expect(Math.max(...lines.map(({ longitudes }) => longitudes.length))).toBeLessThan(5)
  })

  it("say the same of a house that is known and of its neighbor that is not", () => {
    const known = locateOnLines(streetLines(straight([101, 103, 105, 107, 109, 111])), 105)
    const unknown = locateOnLines(streetLines(straight([101, 103, 107, 109, 111])), 105)
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
        const out = new ByteWriter()
        writeLines(out, lines)
        const read = readLines(new ByteReader(out.take(), 0))
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

/** Houses of a street that goes straight north through Chicago, a thousand numbers a mile. */
const northward = (numbers: ReadonlyArray<number>): ReadonlyArray<House> =>
  numbers.map((number) => ({ number, longitude: -87.65, latitude: 41.92 + number * 1.45e-5 }))

const from100 = (count: number, step: number): ReadonlyArray<number> =>
  Array.from({ length: count }, (_, at) => 100 + step * at)

/** The same houses, some of them elsewhere. */
const moved = (
  houses: ReadonlyArray<House>,
  numbers: ReadonlyArray<number>,
  east: number,
  north: number,
): ReadonlyArray<House> =>
  houses.map((house) =>
    numbers.includes(house.number)
      ? { number: house.number, longitude: house.longitude + east, latitude: house.latitude + north }
      : house,
  )

describe("houses with a wrong geocode", () => {
  it.each([
    ["one of 30, three degrees away", northward(from100(30, 2)), [130], 0, -3],
    ["one of 100 over ten hundreds", northward(from100(100, 10)), [550], 0, -3],
    ["one of 100, a mile away", northward(from100(100, 10)), [550], 0.0195, 0],
    ["the first of 30", northward(from100(30, 2)), [100], 5, 5],
    ["the last of 30", northward(from100(30, 2)), [158], 0, 3],
    [
      "five of 30 in one place, as at the middle of a ZIP Code",
      northward(from100(30, 2)),
      [104, 112, 120, 130, 150],
      0.02,
      0,
    ],
    ["one of four", northward([100, 104, 108, 112]), [108], 0, -3],
  ])("move no other house: %s", (_, right, wrong, east, north) => {
    const without = locateStreetHouses(right.filter(({ number }) => !wrong.includes(number)))
    const found = locateStreetHouses(moved(right, wrong, east, north))
    for (const { number } of right)
      expect(locateOnLines(found.lines, number)).toEqual(locateOnLines(without.lines, number))
    expect(found.middle).toEqual(without.middle)
    expect(found.lines).not.toEqual([])
  })

  it("leave no line where the others are no street anymore", () => {
    const half = locateStreetHouses(moved(northward(from100(20, 2)), from100(10, 4), 0.1, 0))
    expect(half).toEqual({ lines: [], middle: null })
    expect(locateStreetHouses(moved(northward([100, 102]), [102], 0, -3))).toEqual({
      lines: [],
      middle: null,
    })
    const scattered = from100(12, 2).map((number, at) => ({
      number,
      longitude: -87 + at * at * 0.05,
      latitude: 41 + (at % 5) * 0.2,
    }))
    expect(locateStreetHouses(scattered)).toEqual({ lines: [], middle: null })
  })

  it("leave the middle of two houses that agree, and no line of them", () => {
    const { lines, middle } = locateStreetHouses(moved(northward([100, 102, 104]), [104], 0, -3))
    expect(lines).toEqual([])
    expect(middle?.latitude).toBeCloseTo(41.92 + 101 * 1.45e-5, 6)
  })

  it("are none on a street that bends, or has gaps", () => {
    const bent = from100(200, 10).map((number) => ({
      number,
      longitude: -87.65 + 0.03 * Math.sin(number / 400),
      latitude: 41.92 + number * 1.45e-5,
    }))
    const lines = streetLines(bent)
    for (const { latitude, longitude, number } of bent) {
      const place = locateOnLines(lines, number)
      expect(Math.abs((place?.longitude ?? 0) - longitude)).toBeLessThan(0.003)
      expect(Math.abs((place?.latitude ?? 0) - latitude)).toBeLessThan(0.001)
    }
    const farms = from100(8, 4).map((number, at) => ({ number, longitude: -100 + at * 0.02, latitude: 41 }))
    expect(locateOnLines(streetLines(farms), 116)?.longitude).toBeCloseTo(-99.92, 3)
    const gaps = northward([100, 110, 120, 500, 510, 520])
    expect(locateOnLines(streetLines(gaps), 515)?.latitude).toBeCloseTo(41.92 + 515 * 1.45e-5, 4)
  })
})

describe("a street on both sides of 180 degrees", () => {
  const houses = from100(20, 2).map((number, at) => {
    const east = 179.99 + at * 0.001
    return { number, longitude: east > 180 ? east - 360 : east, latitude: 51.95 }
  })

  it("has its houses and its middle on it", () => {
    const { lines, middle } = locateStreetHouses(houses)
    for (const { longitude, number } of houses) {
      const place = locateOnLines(lines, number)
      expect(Math.abs((place?.longitude ?? 0) - longitude)).toBeLessThan(METER)
    }
    expect(Math.abs(middle?.longitude ?? 0)).toBeGreaterThan(179.99)
  })
})
