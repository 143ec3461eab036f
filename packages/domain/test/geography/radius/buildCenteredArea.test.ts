import { assert, describe, it } from "@effect/vitest"
import { Effect, Result } from "effect"
import { notice } from "../../../src/shared/Notice.ts"
import type { AddressPlace } from "../../../src/geography/places/AddressPlace.ts"
import { buildCenteredArea, type CenteredAreaEntry } from "../../../src/geography/radius/buildCenteredArea.ts"
import { placesWith } from "../places/placesStub.ts"

const known: Readonly<Record<string, ReadonlyArray<AddressPlace>>> = {
  "60614": [{ addressLine: "Chicago, IL 60614", state: "IL", point: [-87.65, 41.92], precision: "zip" }],
  Springfield: [
    { addressLine: "Springfield, MA", state: "MA", point: [-72.5, 42.1], precision: "city" },
    { addressLine: "Springfield, IL", state: "IL", point: [-89.6, 39.8], precision: "city" },
    { addressLine: "Springfield, ZZ", state: "ZZ", point: null, precision: "city" },
  ],
  "41.88, -87.63": [
    { addressLine: "41.88, -87.63", state: "IL", point: [-87.63, 41.88], precision: "exact" },
  ],
  nowhere: [{ addressLine: "Nowhere, IL", state: "IL", point: null, precision: "city" }],
}
const places = placesWith({ searchAddress: (text) => Effect.succeed(known[text] ?? []) })

const typed: CenteredAreaEntry = {
  place: "60614",
  radius: "5",
  quantity: null,
  sameState: false,
  granularity: "standard",
}
const around = (entry: Partial<CenteredAreaEntry>, listType = 10) =>
  Effect.provide(buildCenteredArea(listType, { ...typed, ...entry }), places)
const tagOf = Effect.fnUntraced(function* (entry: Partial<CenteredAreaEntry>, listType = 10) {
  return Result.getOrThrow(Result.flip(yield* around(entry, listType)))._tag
})

const CENTER = notice("info", "", "Distances are measured from the middle of Chicago, IL 60614 (ZIP center).")

const radius = {
  kind: "radius",
  name: "Chicago, IL 60614",
  longitude: -87.65,
  latitude: 41.92,
  miles: 5,
  withinState: null,
  granularity: "standard",
  excluded: false,
} as const

describe("What is around a place [ob5-radius]", () => {
  it.effect("is a radius around the only place that is meant, with what it is the center of", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* around({}), Result.succeed({ area: radius, center: CENTER }))
      assert.deepStrictEqual(
        yield* around({ sameState: true, granularity: "zip", radius: "1000" }),
        Result.succeed({
          area: { ...radius, miles: 200, withinState: "IL", granularity: "zip" },
          center: CENTER,
        }),
      )
    }),
  )

  it.effect("is a radius around coordinates, which are the place itself", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(
        yield* around({ place: "41.88, -87.63" }),
        Result.succeed({
          area: { ...radius, name: "41.88, -87.63", longitude: -87.63, latitude: 41.88 },
          center: null,
        }),
      )
    }),
  )

  it.effect("is the nearest records, for which a radius's options say nothing", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(
        yield* around({ radius: null, quantity: "500", sameState: true, granularity: "zip4" }, 50),
        Result.succeed({
          area: {
            kind: "closest",
            name: radius.name,
            longitude: radius.longitude,
            latitude: radius.latitude,
            quantity: 500,
            excluded: false,
          },
          center: CENTER,
        }),
      )
    }),
  )

  it.effect("is refused for each of its reasons", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* tagOf({ radius: "0" }), "AddressOrRadiusMissing")
      assert.strictEqual(yield* tagOf({ place: " " }), "AddressOrRadiusMissing")
      assert.strictEqual(yield* tagOf({ place: "unheard of" }), "AddressUnknown")
      assert.strictEqual(yield* tagOf({ place: "nowhere" }), "AddressWithoutGeometry")
      assert.strictEqual(yield* tagOf({ sameState: true }, 150), "StateLinesNotOffered")
      assert.strictEqual(yield* tagOf({ granularity: "zip4" }, 50), "GranularityNotOffered")
    }),
  )

  it.effect("is refused with the places where several may be meant", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(
        yield* around({ place: "Springfield" }),
        Result.fail({
          _tag: "AddressAmbiguous",
          places: [
            { addressLine: "Springfield, MA", state: "MA", point: [-72.5, 42.1], precision: "city" },
            { addressLine: "Springfield, IL", state: "IL", point: [-89.6, 39.8], precision: "city" },
          ],
        }),
      )
    }),
  )
})
