import { join } from "node:path"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { readFile } from "node:fs/promises"
import { MOST_USED_ATTRIBUTES } from "@listwright/domain/audience"
import { FACTS } from "../../src/format/layout/Slices.ts"
import { FileLoaders } from "../../src/bitslice/memory/FileLoaders.ts"
import { planMemory } from "../../src/bitslice/memory/Segment.ts"
import { SliceStore, SlotsFullError } from "../../src/bitslice/memory/SliceStore.ts"
import { SmallUniverse } from "../universe/smallUniverse.ts"

const loadersOf = (folder: string) =>
  Effect.acquireRelease(
    Effect.sync(() => new FileLoaders(folder, 2)),
    (loaders) => Effect.promise(() => loaders.close()),
  )

const opened = (slots: number) =>
  Effect.gen(function* () {
    const { folder, manifest } = yield* SmallUniverse
    const plan = planMemory([0], manifest.vectors, slots)
    const loaders = yield* loadersOf(folder)
    const store = new SliceStore(manifest, plan, loaders)
    const length = manifest.vectors * 16
    const slice = (slot: number): Uint8Array =>
      new Uint8Array(plan.segments[0]?.memory.buffer ?? new ArrayBuffer(), slot * plan.stride, length)
    const file = (name: string) =>
      readFile(join(folder, manifest.bits.find((group) => group.name === name)?.path ?? ""))
    return { store, slice, file, length }
  })

layer(SmallUniverse.layer, { timeout: "60 seconds", excludeTestServices: true })(
  "The slices in memory",
  (it) => {
    it.effect("are those of the files, whoever had their room before", () =>
      Effect.gen(function* () {
        // AGE has 7 slices, HOMEBUILT 7, LENGTHRES 7: there is room for two of them.
        const { file, length, slice, store } = yield* opened(15)
        for (const name of ["AGE", "HOMEBUILT", "LENGTHRES", "AGE", "LENGTHRES", "HOMEBUILT"]) {
          const bytes = yield* Effect.promise(() => file(name))
          yield* Effect.promise(() =>
            store.use([name], async (slotsOf) => {
              for (const [bit, slot] of slotsOf(name).entries())
                assert.isTrue(
                  bytes.subarray(bit * length, (bit + 1) * length).equals(slice(slot)),
                  `${name} ${bit}`,
                )
            }),
          )
        }
      }),
    )

    it.effect("wait for questions that are under way, and then take their room", () =>
      Effect.gen(function* () {
        const { store } = yield* opened(15)
        const order: Array<string> = []
        const asked = (name: string, together: ReadonlyArray<string>) =>
          store.use(together, async () => {
            order.push(`${name} starts`)
            await new Promise((resolve) => setTimeout(resolve, 20))
            order.push(`${name} ends`)
          })
        yield* Effect.promise(() =>
          Promise.all([
            asked("first", ["AGE", "HOMEBUILT"]),
            asked("second", ["LENGTHRES", "HOMEBUILT"]),
            asked("third", ["AGE", "LENGTHRES"]),
          ]),
        )
        assert.deepStrictEqual(order, [
          "first starts",
          "first ends",
          "second starts",
          "second ends",
          "third starts",
          "third ends",
        ])
      }),
    )

    it.effect("are refused where one question needs more than there is, and nothing is lost by that", () =>
      Effect.gen(function* () {
        const { file, length, slice, store } = yield* opened(15)
        const refused = yield* Effect.promise(() =>
          store.use(["AGE", "HOMEBUILT", "LENGTHRES"], async () => "room").catch((cause: unknown) => cause),
        )
        assert.instanceOf(refused, SlotsFullError)
        const bytes = yield* Effect.promise(() => file("LENGTHRES"))
        yield* Effect.promise(() =>
          store.use(["LENGTHRES"], async (slotsOf) => {
            // What was being read for the refused question must not have written here.
            await new Promise((resolve) => setTimeout(resolve, 30))
            for (const [bit, slot] of slotsOf("LENGTHRES").entries())
              assert.isTrue(bytes.subarray(bit * length, (bit + 1) * length).equals(slice(slot)))
          }),
        )
      }),
    )

    it.effect(
      "take memory from the first question about them on, but for facts and the most used attributes",
      () =>
        Effect.gen(function* () {
          const slots = 120
          const { slice, store } = yield* opened(slots)
          const { manifest } = yield* SmallUniverse
          const slicesOf = (names: ReadonlyArray<string>): number =>
            manifest.bits.reduce((sum, { name, slices }) => sum + (names.includes(name) ? slices : 0), 0)
          // The slice of boxes is empty: no consumer gets mail in one.
          const written = (): number =>
            Array.from({ length: slots }, (_, slot) => slice(slot)).filter((bytes) =>
              bytes.some((byte) => byte !== 0),
            ).length
          const emptySlices = 1
          assert.strictEqual(written(), 0)
          yield* Effect.promise(() => store.preload())
          const first = slicesOf([...FACTS, ...MOST_USED_ATTRIBUTES])
          assert.deepStrictEqual([written(), store.freeSlots], [first - emptySlices, slots - first])
          yield* Effect.promise(() => store.use(["BOATING", "LIKELY_VOTE"], () => Promise.resolve()))
          const then = first + slicesOf(["BOATING", "LIKELY_VOTE"])
          assert.deepStrictEqual([written(), store.freeSlots], [then - emptySlices, slots - then])
          assert.strictEqual(then - first, 5)
        }),
    )

    it.effect("leave slots that were lent alone until they are given back", () =>
      Effect.gen(function* () {
        const { slice, store } = yield* opened(9)
        const [one, other] = [store.lend(), store.lend()]
        slice(one).fill(0xaa)
        assert.notStrictEqual(one, other)
        yield* Effect.promise(() => store.use(["AGE"], async () => undefined))
        assert.isTrue(slice(one).every((byte) => byte === 0xaa))
        assert.throws(() => Array.from({ length: 9 }, () => store.lend()), SlotsFullError)
      }),
    )
  },
)
