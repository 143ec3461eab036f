import { normalizeAddress } from "@listwright/domain/suppression"
import fc from "fast-check"
import { assert, describe, it } from "vitest"
import { type Address, isResidential } from "../../src/sample-universe/addresses/Address.ts"
import { ADDRESS_FORMS, SUFFIXES } from "../../src/sample-universe/addresses/addressForms.ts"
import { AddressStream } from "../../src/sample-universe/addresses/AddressStream.ts"
import { nameLists } from "../../src/sample-universe/people/nameLists.ts"
import { layOutPlaces } from "../../src/sample-universe/places/layOutPlaces.ts"
import type { Place } from "../../src/format/layout/Place.ts"
import { toStoredDegrees } from "../../src/format/layout/points.ts"
import { ADDRESS_KINDS, type AddressKind } from "../../src/format/rows/rowColumns.ts"

const { streets } = nameLists()

/** The largest ZIP Code, a middling one of a city and rural ones, in small demos and in one of 100 million people. */
const PEOPLED = [20_000, 1_000_000, 100_000_000].flatMap((people) => {
  const places = layOutPlaces(7, people)
  const largest = places.reduce((a, b) => (b.people > a.people ? b : a))
  return places.filter(({ zip }) => [largest.zip, "60614", "59718", "99701"].includes(zip))
})
/** The test places, including one without residents, because businesses may be there. */
const PLACES = [...PEOPLED, ...PEOPLED.slice(0, 1).map((place) => ({ ...place, people: 0 }))]

const streamOf = (seed: number, place: Place): AddressStream => new AddressStream(seed, place, streets.length)

/** Addresses that all universes together need: three for every four people, which is more than all of them live at. */
const some = (stream: AddressStream, { people }: Place): ReadonlyArray<Address> =>
  Array.from({ length: Math.max(Math.ceil(people * 0.75), 40) }, () => stream.next())

const kindOf = ({ kind }: Address): AddressKind =>
  Object.values(ADDRESS_KINDS).find((code) => code === kind) ?? assert.fail(`no kind ${kind}`)

const isBox = ({ kind }: Address): boolean => kind === ADDRESS_KINDS.box || kind === ADDRESS_KINDS.businessBox
const streetOf = ({ street, suffix }: Address): string => `${streets[street]} ${SUFFIXES[suffix]}`
const textOf = (address: Address): string => {
  const { before, hasStreet, unit } = ADDRESS_FORMS[kindOf(address)]
  return `${before}${address.number}${hasStreet ? ` ${streetOf(address)}` : ""}${unit === null ? "" : `${unit}${address.unit}`}`
}

/** Addresses of streets by street, in order. */
const byStreet = (addresses: ReadonlyArray<Address>): ReadonlyArray<ReadonlyArray<Address>> => [
  ...Map.groupBy(
    addresses.filter((address) => !isBox(address)),
    streetOf,
  ).values(),
]
const sidesOf = (street: ReadonlyArray<Address>): ReadonlyArray<ReadonlyArray<Address>> =>
  [1, 0].map((parity) => street.filter(({ number }) => number % 2 === parity))

const isAscending = (numbers: ReadonlyArray<number>): boolean =>
  numbers.every((number, at) => at === 0 || (numbers[at - 1] ?? 0) < number)
/** Counts the runs of equal values in a list; `distinct` counts the different values. */
const runs = (values: ReadonlyArray<unknown>): number =>
  values.filter((value, at) => at === 0 || values[at - 1] !== value).length
const distinct = (values: ReadonlyArray<unknown>): number => new Set(values).size

/** Holds for the addresses of every place, with any seed. */
const everywhere = (holds: (addresses: ReadonlyArray<Address>, place: Place, seed: number) => void): void => {
  for (const place of PLACES)
    fc.assert(
      fc.property(fc.nat(), (seed) => holds(some(streamOf(seed, place), place), place, seed)),
      { numRuns: place.people > 10_000 ? 2 : 10 },
    )
}

describe("The addresses of a ZIP Code", () => {
  it("ascend along each side of a street, without turning back", () =>
    everywhere((addresses) => {
      for (const street of byStreet(addresses))
        for (const side of sidesOf(street)) {
          const numbers = side.map(({ number }) => number)
          assert.isTrue(isAscending([...new Set(numbers)]), String(numbers))
          assert.strictEqual(runs(numbers), distinct(numbers))
        }
    }))

  it("lie exactly between those of their side of the street, as their numbers do", () =>
    everywhere((addresses) => {
      for (const side of byStreet(addresses).flatMap(sidesOf)) {
        const [first, last] = [side[0], side.at(-1)]
        if (first === undefined || last === undefined || first.number === last.number) continue
        // As a universe holds them, in ten-millionths of a degree.
        const off = side.flatMap((address) =>
          (["latitude", "longitude"] as const).map((axis) => {
            const [from, to] = [toStoredDegrees(first[axis]), toStoredDegrees(last[axis])]
            const part = (address.number - first.number) / (last.number - first.number)
            return Math.abs(toStoredDegrees(address[axis]) - (from + part * (to - from)))
          }),
        )
        assert.isAtMost(Math.max(...off), 1)
      }
    }))

  it("have odd numbers on the left side of a street and even ones on the right, at one distance", () => {
    let compared = 0
    everywhere((addresses, { latitude, reach }) => {
      const narrowing = Math.cos((latitude * Math.PI) / 180)
      const way = (from: Address, to: Address): readonly [number, number] => [
        (to.longitude - from.longitude) * narrowing,
        to.latitude - from.latitude,
      ]
      for (const [odd = [], even = []] of byStreet(addresses).map(sidesOf)) {
        const [first, last, across] = [odd[0], odd.at(-1), even[0]]
        if (first === undefined || last === undefined || across === undefined) continue
        if (first.number === last.number) continue
        const [[east, north], [toEast, toNorth]] = [way(first, last), way(first, across)]
        const toTheRight = (toEast * north - toNorth * east) / Math.hypot(east, north)
        assert.closeTo(toTheRight / reach, 0.004, 1e-6)
        compared++
      }
    })
    assert.isAbove(compared, 1_000)
  })

  it("have a ZIP+4 for each side of a block, each building and each few boxes", () =>
    everywhere((addresses) => {
      const onStreets = addresses.filter((address) => !isBox(address))
      const segmentOf = (address: Address): string =>
        `${streetOf(address)} ${Math.floor(address.number / 100)} ${address.number % 2}`
      assert.strictEqual(distinct(onStreets.map(segmentOf)), distinct(onStreets.map(({ zip4 }) => zip4)))
      assert.strictEqual(
        distinct(onStreets.map((address) => `${segmentOf(address)} ${address.zip4}`)),
        distinct(onStreets.map(segmentOf)),
      )
      for (const building of Map.groupBy(
        onStreets.filter(({ unit }) => unit > 0),
        ({ zip4 }) => zip4,
      ).values()) {
        assert.strictEqual(distinct(building.map(({ kind, number }) => `${number} ${kind}`)), 1)
        assert.strictEqual(distinct(building.map((at) => `${at.latitude} ${at.longitude}`)), 1)
      }
      // Records of a ZIP+4 follow each other.
      assert.strictEqual(runs(addresses.map(({ zip4 }) => zip4)), distinct(addresses.map(({ zip4 }) => zip4)))
    }))

  it("are each written in one way, on streets that each belong to one carrier route", () =>
    everywhere((addresses) => {
      assert.strictEqual(
        distinct(addresses.map((address) => normalizeAddress(textOf(address)))),
        addresses.length,
      )
      const onStreets = addresses.filter((address) => !isBox(address))
      assert.strictEqual(
        distinct(onStreets.map((address) => `${streetOf(address)} ${address.route}`)),
        distinct(onStreets.map(streetOf)),
      )
    }))

  it("come in the order of the routes and of the walk along each", () =>
    everywhere((addresses) => {
      assert.isTrue(isAscending(addresses.map(({ route, walk }) => route * 100_000 + walk)))
    }))

  it("have boxes in routes of their own, ascending, at the post office", () =>
    everywhere((addresses) => {
      const boxes = addresses.filter(isBox)
      assert.isTrue(isAscending(boxes.map(({ number }) => number)))
      assert.isTrue(addresses.every((address) => isBox(address) === address.route < 1_000))
      assert.isAtMost(distinct(boxes.map((at) => `${at.latitude} ${at.longitude}`)), 1)
    }))

  it("are within the reach of the place", () =>
    everywhere((addresses, { latitude, longitude, reach }) => {
      const narrowing = Math.cos((latitude * Math.PI) / 180)
      const far = addresses.flatMap((at) => [
        Math.abs(at.latitude - latitude),
        Math.abs(at.longitude - longitude) * narrowing,
      ])
      assert.isAtMost(far.reduce((a, b) => Math.max(a, b)) / reach, 2.2)
    }))

  it("have the same facts whoever takes which of them, and however many", () => {
    for (const place of PLACES)
      fc.assert(
        fc.property(fc.nat(), fc.integer({ min: 1, max: 500 }), (seed, length) => {
          // Another universe has other records of the place.
          const other = { ...place, records: length, firstRow: 3, affluence: 1, ageing: 2, homePrice: 3 }
          const take = (from: Place, fits: (address: Address) => boolean) => {
            const stream = streamOf(seed, from)
            return Array.from({ length }, () => stream.nextWhere(fits))
          }
          const taken = [...take(place, isResidential), ...take(other, ({ business }) => business)]
          const all = streamOf(seed, other)
          const wanted = new Map(taken.map((address) => [textOf(address), address]))
          for (let looked = 0; wanted.size > 0; looked++) {
            const address = all.next()
            const text = textOf(address)
            const same = wanted.get(text)
            if (same !== undefined) assert.deepStrictEqual(same, address, text)
            wanted.delete(text)
            assert.isBelow(looked, 100_000, `${wanted.size} are nowhere`)
          }
        }),
        { numRuns: 2 },
      )
  })

  it("are for one in ten a business's, more in cities, and one home in twelve is vacant", () => {
    const places = layOutPlaces(7, 10_000_000).filter(({ people }, at) => at % 100 === 0 && people > 60)
    const share = (addresses: ReadonlyArray<Address>, is: (address: Address) => boolean): number =>
      addresses.filter(is).length / addresses.length
    const isBusiness = ({ business }: Address): boolean => business
    const within = (least: number, most: number) =>
      places
        .filter(({ urbanity }) => urbanity >= least && urbanity < most)
        .flatMap((place) => some(streamOf(7, place), place))
    const all = within(0, 1)
    assert.closeTo(share(all, isBusiness), 0.1, 0.01)
    assert.isAbove(share(within(0.75, 1), isBusiness) - share(within(0, 0.25), isBusiness), 0.02)
    assert.isTrue(all.some(({ kind }) => kind === ADDRESS_KINDS.suite))
    assert.isTrue(all.every(({ business, vacant }) => !business || !vacant))
    const homes = all.filter(({ business }) => !business)
    assert.closeTo(
      share(homes, ({ vacant }) => vacant),
      0.08,
      0.01,
    )
    // What routes are planned for: 1.73 people share an address.
    assert.closeTo(share(all, isResidential), 1 / (0.7 * 1.73), 0.02)
  })
})
