import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Geography } from "../../src/lookup/Geography.ts"
import { searchAddress } from "../../src/places/searchAddress.ts"

const search = (text: string) => Effect.map(Geography, (geography) => searchAddress(geography, text))
const lines = (text: string) =>
  Effect.map(search(text), (found) => found.map(({ addressLine }) => addressLine))

layer(Geography.layer)("A search for an address", (it) => {
  it.effect("finds a ZIP Code at its point, on its own, as ZIP+4, or at the end of an address", () =>
    Effect.gen(function* () {
      const place = { addressLine: "Chicago, IL 60614", state: "IL", point: [-87.6472, 41.9227] as const }
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
      assert.deepStrictEqual(yield* lines("TX"), ["Texas"])
      assert.deepStrictEqual(yield* lines("west virginia"), ["West Virginia"])
      assert.include(yield* lines("Port Washington"), "Port Washington, NY")
    }),
  )

  it.effect("finds nothing in what means nothing here", () =>
    Effect.gen(function* () {
      for (const text of ["", " , ", "Nowhere, IL", "12 Main Street", "M5V 2T6"])
        assert.deepStrictEqual(yield* search(text), [], text)
    }),
  )
})
