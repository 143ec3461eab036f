import * as Digest from "effect/crypto/Digest"
import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type LocationRow, decodeLocations, encodeLocations } from "../../src/definition/LocationFile.ts"
import { canonicalLocations, locationFileHash, locationsJson } from "../../src/definition/locationFileHash.ts"

const hashOf = (rows: ReadonlyArray<LocationRow>): Promise<string> =>
  locationFileHash(rows).pipe(Effect.provide(Digest.layerWebCrypto), Effect.runPromise)

/** Few places and miles, so that rows meet. */
const row: fc.Arbitrary<LocationRow> = fc.record({
  longitude: fc.constantFrom(-87.65, -87.7, 0),
  latitude: fc.constantFrom(41.92, 42),
  miles: fc.constantFrom(1, 2.5, 200),
  state: fc.constantFrom("IL", "IN"),
  name: fc.constantFrom("S1", "S2", "Łódź"),
})
const rows = fc.array(row, { minLength: 1, maxLength: 12 })
const shuffled = rows.chain((given) =>
  fc.tuple(
    fc.constant(given),
    fc.shuffledSubarray([...given, ...given.slice(0, 3)], {
      minLength: given.length + Math.min(3, given.length),
    }),
  ),
)
const circleOf = ({ latitude, longitude, miles, state }: LocationRow): string =>
  JSON.stringify([longitude, latitude, miles, state])

const store: LocationRow = { longitude: -87.65, latitude: 41.92, miles: 3, state: "IL", name: "S1" }

describe("a file of locations", () => {
  it("has one hash, whatever the order of its rows and however often one is repeated", async () => {
    await fc.assert(
      fc.asyncProperty(shuffled, async ([given, again]) => {
        expect(await hashOf(again)).toBe(await hashOf(given))
        expect(canonicalLocations(again)).toEqual(canonicalLocations(given))
      }),
    )
  })

  it("holds every circle once, and no other", () => {
    fc.assert(
      fc.property(rows, (given) => {
        const kept = canonicalLocations(given).map(circleOf)
        expect(new Set(kept).size).toBe(kept.length)
        expect(new Set(kept)).toEqual(new Set(given.map(circleOf)))
        expect(canonicalLocations(canonicalLocations(given))).toEqual(canonicalLocations(given))
      }),
    )
  })

  it("calls a circle by the first of its names", () => {
    const [kept] = canonicalLocations([{ ...store, name: "S2" }, store])
    expect(kept?.name).toBe("S1")
  })

  it("is another file where anything that it selects is different", async () => {
    const hash = await hashOf([store])
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    const others = [
      { ...store, miles: 3.1 },
      { ...store, state: "IN" },
      { ...store, longitude: -87.651 },
      { ...store, latitude: 41.921 },
    ]
    const hashes = await Promise.all(others.map((other) => hashOf([other])))
    expect(new Set([hash, ...hashes]).size).toBe(5)
    expect(await hashOf([{ ...store, longitude: -87.65 + 0 }])).toBe(hash)
    expect(await hashOf([{ ...store, longitude: -0 }])).toBe(await hashOf([{ ...store, longitude: 0 }]))
  })

  it("is read as it was written", () => {
    fc.assert(
      fc.property(rows, (given) => {
        expect(decodeLocations(encodeLocations(given))).toEqual(structuredClone(given))
      }),
    )
    expect(locationsJson([store])).toBe('[[-87.65,41.92,3,"IL","S1"]]')
  })
})
