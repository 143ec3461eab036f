import { layer } from "@effect/vitest"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { Effect, Result } from "effect"
import { expect } from "vitest"
import { openUniverse } from "../../src/opened/openUniverse.ts"
import { Yielder } from "../../src/turns/Yielder.ts"
import { SmallUniverse } from "../universe/smallUniverse.ts"

/** Selects everyone, nearest first, from a number of places: the first takes them all, and the others stay empty. */
const everybody = (unit: "individuals" | "allHouseholds", places: number) =>
  canonicalDefinition({
    ...emptyDefinition(10),
    audience: { unit, criteria: [] },
    areas: Array.from({ length: places }, (_, at) => ({
      kind: "closest" as const,
      name: "",
      longitude: -122 + at,
      latitude: 38,
      quantity: 100_000,
      excluded: false,
    })),
  })

layer(SmallUniverse.layer, { timeout: "120 seconds" })("The nearest records", (it) => {
  it.effect.each(["individuals", "allHouseholds"] as const)(
    "are looked for a ZIP Code at a time, and others have their turns between: %s",
    (unit) =>
      Effect.gen(function* () {
        const { folder, manifest } = yield* SmallUniverse
        const { engine, slices } = yield* openUniverse(folder)
        const pausesOf = Effect.fnUntraced(function* (places: number) {
          let pauses = 0
          // Always due, so every place where the work would let others go first is counted.
          const yielder = new Yielder({
            longest: 0,
            yieldThread: () => {
              pauses++
              return Promise.resolve()
            },
          })
          const question = {
            definition: everybody(unit, places),
            savedCounts: [],
            doNotSell: { files: [] },
            suppressing: { orders: [], savedCounts: [], files: [] },
            snapshot: manifest.snapshot,
            locationFiles: [],
          }
          const counted = yield* Effect.promise(() => engine.countAll(question, yielder))
          const areas = Result.getOrThrow(counted).areas.map(({ records }) => records)
          return { areas, pauses }
        })
        const zips = slices.places.rows.length
        const one = yield* pausesOf(1)
        expect(one.areas[0]).toBe(unit === "individuals" ? manifest.records : manifest.households)
        // Of households, candidates are found, measured and given to the area one ZIP Code after another.
        expect(one.pauses).toBeGreaterThan(unit === "individuals" ? zips : 3 * zips)
        // What is gone is not looked at again.
        const three = yield* pausesOf(3)
        expect(three.areas.slice(1)).toEqual([0, 0])
        expect(three.pauses).toBeLessThan(one.pauses + 3 * zips)
      }),
  )
})
