import { assert, layer } from "@effect/vitest"
import { Effect, Result } from "effect"
import { Geography } from "../../src/lookup/Geography.ts"
import { findAddressQueries } from "../../src/places/addressLine.ts"
import { rowAddressQuery, locateRow } from "../../src/places/locateRow.ts"
import { bestStreets } from "../../src/places/streetPlaces.ts"

const ROW = {
  line: 2,
  keycode: "S1",
  address: "1600 Main St Ste 200",
  city: "Dayton",
  state: "OH",
  zip: "99999",
  miles: 2,
}

const read = (text: string) => Effect.map(Geography, (geography) => findAddressQueries(geography, text))

layer(Geography.layer)("What an address says of street and city", (it) => {
  it.effect("is its house, its street, and the ZIP Codes of its city", () =>
    Effect.gen(function* () {
      const { zipsOfCity } = yield* Geography
      const dayton = zipsOfCity("OH", "Dayton")
      for (const text of [
        "1600 Main St, Dayton OH",
        "1600 main street, dayton, ohio",
        "1600 Main St Dayton OH",
        "1600 Main St Apt 5 Dayton, OH",
        "  1600   Main St. ,Dayton,OH ",
      ]) {
        const [first] = yield* read(text)
        assert.deepStrictEqual([first?.number, first?.street, first?.isExact], [1600, "MAIN ST", false], text)
        assert.deepStrictEqual(first?.zips, dayton, text)
      }
    }),
  )

  it.effect(
    "asks the ZIP Code that is written alone, and those of the city where there is no such ZIP Code",
    () =>
      Effect.gen(function* () {
        for (const zip of ["45402", "60614"])
          for (const { zips } of yield* read(`1600 Main St, Dayton, OH ${zip}`))
            assert.deepStrictEqual(zips, [zip])
        const { zipsOfCity } = yield* Geography
        const [first] = yield* read("1600 Main St, Dayton, OH 99999")
        assert.deepStrictEqual(first?.zips, zipsOfCity("OH", "Dayton"))
        const [alone] = yield* read("1600 Main St 45402-1234")
        assert.deepStrictEqual(alone?.zips, ["45402"])
      }),
  )

  it.effect("is in the city of New York where its name ends the address, though it's a state, too", () =>
    Effect.gen(function* () {
      const { zipsOfCity } = yield* Geography
      for (const text of ["350 5th ave new york", "350 5th Ave, New York"]) {
        const [first] = yield* read(text)
        assert.deepStrictEqual([first?.number, first?.street], [350, "5TH AVE"], text)
        assert.deepStrictEqual(first?.zips, zipsOfCity("NY", "New York"), text)
      }
    }),
  )

  it.effect("means no street of another side where its city is in another state than its ZIP Code", () =>
    Effect.gen(function* () {
      const exact = (text: string) => Effect.map(read(text), ([first]) => first?.isExact)
      assert.isTrue(yield* exact("28 N Main St, New York, NY 20001"))
      assert.isFalse(yield* exact("28 N Main St, Washington, DC 20001"))
      assert.isFalse(yield* exact("28 N Main St 20001"))
    }),
  )

  it.effect("may be read in several ways, where a street is called like a city", () =>
    Effect.gen(function* () {
      const streets = (yield* read("12 North Lake Forest IL")).map(({ street }) => street)
      assert.include(streets, "N")
      const [court] = yield* read("12 Parker Ct 60614")
      assert.strictEqual(court?.street, "PARKER CT")
    }),
  )

  it.effect("is nothing where there is no street: a place alone, a box, nonsense", () =>
    Effect.gen(function* () {
      for (const text of [
        "60614",
        "Dayton OH",
        "New York, NY",
        "Lake Forest IL",
        "Chicago 60614",
        "Texas",
        "PO Box 12, Dayton OH 45402",
        "41.88, -87.63",
        "",
        "12",
        "Main St",
      ])
        assert.deepStrictEqual(yield* read(text), [], text)
    }),
  )

  it.effect("is answered as a house before a street, in the words of what was asked", () =>
    Effect.gen(function* () {
      const geography = yield* Geography
      const asked = findAddressQueries(geography, "1600 n main street apt 5, dayton oh").slice(0, 1)
      const at = { zip: "45402", street: "MAIN ST|N", longitude: -84.19, latitude: 39.76 }
      assert.deepStrictEqual(bestStreets(geography, asked, [[{ ...at, level: "address" }]]), [
        {
          addressLine: "1600 N Main St, Dayton, OH 45402",
          state: "OH",
          point: [-84.19, 39.76],
          precision: "address",
        },
      ])
      const [street] = bestStreets(geography, asked, [[{ ...at, level: "street" }]])
      assert.strictEqual(street?.addressLine, "N Main St, Dayton, OH 45402")
      assert.deepStrictEqual(bestStreets(geography, asked, [[]]), [])
      const [zip] = bestStreets(geography, asked, [[{ zip: "45402", street: "MAIN ST|N", level: "zip" }]])
      assert.deepInclude(zip, { addressLine: "Dayton, OH 45402", precision: "zip" })
    }),
  )

  it.effect(
    "of a row is found in the right city although its ZIP Code is wrong, and never in another city",
    () =>
      Effect.gen(function* () {
        const geography = yield* Geography
        const row = ROW
        const asked = rowAddressQuery(geography, row)
        assert.include(asked?.zips ?? [], "45402")
        const street = {
          zip: "45402",
          street: "MAIN ST",
          longitude: -84.19,
          latitude: 39.76,
          level: "address",
        } as const
        const found = locateRow(geography, row, [street])
        assert.deepInclude(found, { _tag: "Success" })
        assert.deepInclude(locateRow(geography, row), { _tag: "Failure" })
        assert.isNull(rowAddressQuery(geography, { ...row, address: "PO Box 12" }))
      }),
  )

  it.effect("of a row never leaves its ZIP Code where there is such a one", () =>
    Effect.gen(function* () {
      const geography = yield* Geography
      assert.deepStrictEqual(rowAddressQuery(geography, { ...ROW, zip: "45402" })?.zips, ["45402"])
    }),
  )

  it.effect("of a row that fits several places is rejected with the places", () =>
    Effect.gen(function* () {
      const geography = yield* Geography
      const places = ["60601", "60602", "60603", "60604"].map((zip) => ({
        zip,
        street: "OAK ST",
        level: "address" as const,
        longitude: -87.6,
        latitude: 41.9,
      }))
      const row = { ...ROW, address: "1 Oak St", city: "Chicago", state: "IL" }
      assert.deepStrictEqual(
        locateRow(geography, row, places),
        Result.fail(
          "which-address: this could be 1 Oak St, Chicago, IL 60601; 1 Oak St, Chicago, IL 60602; 1 Oak St, Chicago, IL 60603; and 1 more. Please enter one of them",
        ),
      )
    }),
  )

  it.effect(
    "of a row whose street is not known well is at the ZIP center; what is no place is rejected",
    () =>
      Effect.gen(function* () {
        const geography = yield* Geography
        const at = { zip: "45402", street: "MAIN ST" }
        const row = { ...ROW, zip: "45402" }
        const center = Result.getOrThrow(locateRow(geography, row))
        assert.deepStrictEqual(locateRow(geography, row, [{ ...at, level: "zip" }]), Result.succeed(center))
        const beyond = { ...at, level: "address", longitude: 180.2, latitude: 52 } as const
        assert.deepInclude(locateRow(geography, row, [beyond]), { _tag: "Failure" })
      }),
  )
})
