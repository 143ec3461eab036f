import { cp, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type Area, emptyDefinition, evaluate, type ListDefinition } from "@listwright/domain"
import { assert, layer } from "@effect/vitest"
import { Context, Effect, Layer, Result } from "effect"
import { BitSliceEngine } from "../../../src/engine/bitslice/BitSliceEngine.ts"
import { openSlices } from "../../../src/engine/bitslice/Universe.ts"
import { readAreaFacts } from "../../../src/engine/question/readAreaFacts.ts"
import { readManifest } from "../../../src/universe/readManifest.ts"
import { readZipTable, writeZipTable } from "../../../src/universe/layout/ZipTable.ts"
import { temporaryFolder } from "../../universe/smallUniverse.ts"
import { DenseUniverse } from "../conformance/denseUniverse.ts"
import { recordsOf } from "../conformance/recordsOf.ts"

/** In every other ZIP Code, nobody knows the place of two records in three. */
const losePlaces = async (folder: string): Promise<void> => {
  const zips = readZipTable(await readFile(join(folder, "places/zips")))
  const points = await readFile(join(folder, "places/points"))
  const located = zips.map((zip, at) => {
    if (at % 2 === 0) return zip
    for (let position = zip.vector * 128; position < (zip.vector + zip.vectors) * 128; position++)
      if (position % 3 !== 0) points.fill(0xff, position * 4, position * 4 + 4)
    return { ...zip, located: false }
  })
  await writeFile(join(folder, "places/points"), points)
  await writeFile(join(folder, "places/zips"), writeZipTable(located))
}

const make = Effect.gen(function* () {
  const dense = yield* DenseUniverse
  const folder = join(yield* temporaryFolder, "universe")
  yield* Effect.promise(async () => {
    await cp(dense.folder, folder, { recursive: true })
    await losePlaces(folder)
  })
  const manifest = yield* readManifest(folder)
  if (manifest === null) return yield* Effect.die("there is no universe")
  const facts = yield* readAreaFacts(null)
  const slices = yield* Effect.acquireRelease(
    Effect.promise(() => openSlices(folder, manifest, { ...facts, workers: 1, slotBytes: 1e8 })),
    (opened) => Effect.promise(opened.close),
  )
  const records = yield* Effect.promise(() => recordsOf(folder))
  return { dense, engine: new BitSliceEngine(slices), universe: { ...dense.universe, records } }
})

class WithoutPlaces extends Context.Service<WithoutPlaces, Effect.Success<typeof make>>()(
  "test/BitSlicesWithoutPlaces",
) {
  static readonly layer = Layer.effect(WithoutPlaces, make).pipe(Layer.provide(DenseUniverse.layer))
}

const around = { name: "", longitude: -71.41, latitude: 41.82, excluded: false }
const closest = (quantity: number): Area => ({ kind: "closest", ...around, quantity })
const radius = (miles: number): Area => ({
  kind: "radius",
  ...around,
  miles,
  withinState: null,
  granularity: "standard",
})

layer(WithoutPlaces.layer, { timeout: "120 seconds", excludeTestServices: true })(
  "Records of which nobody knows the place",
  (it) => {
    for (const unit of ["individuals", "allHouseholds"] as const)
      it.effect(`are not among the nearest, and keep nobody from being so: ${unit}`, () =>
        Effect.gen(function* () {
          const { dense, engine, universe } = yield* WithoutPlaces
          for (const areas of [
            ...[1, 40, 150, 400, 1_000, 2_500].map((quantity) => [closest(quantity)]),
            [radius(3), closest(500), radius(9), closest(100)],
          ]) {
            const definition: ListDefinition = {
              ...emptyDefinition(10),
              areas,
              audience: { unit, criteria: [] },
            }
            const expected = Result.getOrThrow(evaluate(universe, definition, dense.suppressed))
            const counted = yield* Effect.promise(() => engine.count(dense.question(definition)))
            assert.deepStrictEqual(
              Result.getOrThrow(counted).map(({ records }) => records),
              expected.details.areas.map(({ available }) => available),
            )
          }
        }),
      )
  },
)
