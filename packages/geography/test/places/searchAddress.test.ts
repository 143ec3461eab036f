import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Geography } from "../../src/lookup/Geography.ts"
import { averageCenter } from "../../src/places/averageCenter.ts"
import { searchAddress } from "../../src/places/searchAddress.ts"

const search = (text: string) => Effect.map(Geography, (geography) => searchAddress(geography, text))
const lines = (text: string) =>
  Effect.map(search(text), (found) => found.map(({ addressLine }) => addressLine))

layer(Geography.layer)("A search for an address", (it) => {
  it.effect("finds a ZIP Code at its point, on its own, as ZIP+4, or at the end of an address", () =>
    Effect.gen(function* () {
      const place = {
        addressLine: "Chicago, IL 60614",
        state: "IL",
        point: [-87.6472, 41.9227] as const,
        precision: "zip" as const,
      }
      for (const text of [
        "60614",
        " 60614 ",
        "60614-1234",
        "606141234",
        "2001 N Clark St, Chicago, IL 60614",
      ])
        assert.deepStrictEqual(yield* search(text), [place], text)
      assert.deepStrictEqual(yield* search("00000"), [])
    }),
  )

  it.effect("finds a city of a state, however both are written", () =>
    Effect.gen(function* () {
      const texts = [
        "Saint Louis, MO",
        "st. louis mo",
        "ST LOUIS,MO",
        "St. Louis, Missouri",
        "9 Elm St, St Louis, MO",
      ]
      for (const text of texts) assert.deepStrictEqual(yield* lines(text), ["Saint Louis, MO"], text)
      const [place] = yield* search("Dover, DE")
      assert.strictEqual(place?.state, "DE")
      assert.strictEqual(place?.precision, "city")
      assert.closeTo(place?.point?.[0] ?? 0, -75.5, 0.2)
      assert.closeTo(place?.point?.[1] ?? 0, 39.15, 0.2)
    }),
  )

  it.effect("names the cities of a name with most ZIP Codes first, ten at most", () =>
    Effect.gen(function* () {
      const found = yield* lines("springfield")
      assert.deepStrictEqual(found.slice(0, 3), ["Springfield, IL", "Springfield, MA", "Springfield, MO"])
      assert.strictEqual(found.length, 10)
      assert.deepStrictEqual(yield* lines("kansas city"), ["Kansas City, MO", "Kansas City, KS"])
    }),
  )

  it.effect("takes a name for a great city, then for a state, then for a small city", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* lines("New York"), ["New York, NY", "New York"])
      assert.deepStrictEqual((yield* lines("Washington")).slice(0, 2), ["Washington, DC", "Washington"])
      assert.strictEqual((yield* lines("California"))[0], "California")
      const texas = yield* search("TX")
      assert.deepStrictEqual(
        texas.map(({ addressLine, precision }) => [addressLine, precision]),
        [["Texas", "state"]],
      )
      assert.deepStrictEqual(yield* lines("west virginia"), ["West Virginia"])
      assert.include(yield* lines("Port Washington"), "Port Washington, NY")
    }),
  )

  it.effect("finds the city behind a street without its state, and every city of that name", () =>
    Effect.gen(function* () {
      for (const text of ["350 5th ave new york", "350 5th Ave, New York", "1500 Broadway, New York"])
        assert.deepStrictEqual((yield* lines(text))[0], "New York, NY", text)
      assert.deepStrictEqual((yield* lines("2000 n clark st chicago"))[0], "Chicago, IL")
      assert.deepStrictEqual((yield* lines("12 Elm St, springfield")).slice(0, 2), [
        "Springfield, IL",
        "Springfield, MA",
      ])
      // The end of a street is no city, though there is a place called Street in Maryland.
      assert.deepStrictEqual(yield* lines("12 Main Street"), [])
      assert.deepStrictEqual(yield* lines("Main St"), [])
    }),
  )

  it.effect("finds coordinates where they are, in the state around them", () =>
    Effect.gen(function* () {
      const place = {
        addressLine: "41.88, -87.63",
        state: "IL",
        point: [-87.63, 41.88] as const,
        precision: "exact" as const,
      }
      for (const text of ["41.88, -87.63", " 41.88,-87.63 ", "41.880 -87.63", "+41.88 , -87.630"])
        assert.deepStrictEqual(yield* search(text), [place], text)
      const states = [
        "30.27, -97.74",
        "40.76, -111.89",
        "21.3, -157.85",
        "64.84, -147.72",
        "41.9, -87.3",
        "41.59, -87.35",
      ]
      const found = yield* Effect.forEach(states, search)
      assert.deepStrictEqual(
        found.map(([one]) => one?.state),
        ["TX", "UT", "HI", "AK", "IL", "IN"],
      )
      // London, the north of Ontario, the other way round, and no degrees at all.
      for (const text of ["51.5, -0.12", "55, -90", "-87.63, 41.88", "95, -87.63", "41.88, -187.63"])
        assert.deepStrictEqual(yield* search(text), [], text)
    }),
  )

  it.effect("finds coordinates in the western Aleutians, on both sides of 180 degrees", () =>
    Effect.gen(function* () {
      for (const text of ["51.95,179.9", "52.9,173", "51.95, -179.9", "52, 180", "51.9, -178"]) {
        const [place] = yield* search(text)
        assert.deepInclude(place, { state: "AK", precision: "exact" }, text)
      }
      for (const text of ["52.9, 171", "55, 173", "51.95, 160"])
        assert.deepStrictEqual(yield* search(text), [])
    }),
  )

  it.effect("has its middle where the ZIP Codes are, also over 180 degrees", () =>
    Effect.gen(function* () {
      const zip = {
        city: "Far",
        state: "AK",
        countyFips: null,
        latitude: 52,
        hasArea: true,
      }
      const middle = averageCenter([
        { ...zip, zip: "99990", longitude: 179.5 },
        { ...zip, zip: "99991", longitude: -179.1 },
      ])
      assert.deepStrictEqual(middle, [-179.8, 52])
    }),
  )

  it.effect("finds nothing in what means nothing here", () =>
    Effect.gen(function* () {
      for (const text of ["", " , ", "Nowhere, IL", "12 Main Street", "M5V 2T6"])
        assert.deepStrictEqual(yield* search(text), [], text)
    }),
  )
})
