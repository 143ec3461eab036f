import { readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { assert, layer } from "@effect/vitest"
import { Counts } from "@listwright/domain/counting"
import { Context, Effect, Layer } from "effect"
import { afterAll } from "vitest"
import { Engines } from "../../../engine/src/supervisor/Engines.ts"
import type { Preparation, UniverseEngine } from "../../../engine/src/supervisor/UniverseEngine.ts"
import { QUESTIONS } from "../../../engine/src/protocol/questions.ts"
import { identityFromKey, identityFromPerson } from "../../../engine/src/matching/Identity.ts"
import { DoNotSell } from "../../src/suppression/do-not-sell/DoNotSell.ts"
import { layerCrypto, newUser, ownerOf, removeFolder, temporaryFolder } from "../orders/shop.ts"
import { databases } from "../storage/databases.ts"
import { smallUniverse } from "../../../engine/test/universe/smallUniverse.ts"
import { bigList, layerEngineOnly, layerSite } from "./world.ts"

/** The real engine, what is sought in it, and a switch to another universe. */
class Watched extends Context.Service<
  Watched,
  {
    /** One entry per search: "sealed" if it was a search of the whole, sealed list, otherwise "open". */
    readonly searches: Array<"sealed" | "open">
    /** Serves another universe from now on, prepared as the site wants it. */
    readonly switchTo: (next: UniverseEngine) => Effect.Effect<void>
  }
>()("test/Watched") {
  static readonly layer = Layer.effectContext(
    Effect.gen(function* () {
      const searches: Array<"sealed" | "open"> = []
      const preparations: Array<Preparation> = []
      let [engine] = (yield* Engines).all
      const watched = (real: () => UniverseEngine): UniverseEngine["ask"] => {
        return (asked, payload) => {
          if (asked.name === QUESTIONS.match.name) {
            const { order } = QUESTIONS.match.decodePayload(payload)
            searches.push(order.secret === null ? "open" : "sealed")
          }
          return real().ask(asked, payload)
        }
      }
      const asked: UniverseEngine = {
        ...engine,
        universe: Effect.suspend(() => engine.universe),
        ask: watched(() => engine),
      }
      return Context.make(Watched, {
        searches,
        switchTo: (next) =>
          Effect.gen(function* () {
            const universe = yield* next.universe
            for (const prepare of preparations) yield* prepare({ universe, ask: watched(() => next) })
            engine = next
          }).pipe(Effect.orDie),
      }).pipe(
        Context.add(Engines, {
          of: () => Effect.succeed(asked),
          all: [asked],
          beforeSwitch: (prepare) => Effect.sync(() => void preparations.push(prepare)),
        }),
      )
    }),
  ).pipe(Layer.provide(layerEngineOnly))
}

for (const database of databases()) {
  const folder = temporaryFolder()
  afterAll(() => removeFolder(folder))
  const world = layerSite(folder).pipe(
    Layer.provideMerge(Layer.mergeAll(database.layer, Watched.layer, layerCrypto)),
    Layer.provideMerge(layerEngineOnly),
  )
  const keyFiles = () => readdirSync(join(folder, "suppressions", "do-not-sell")).toSorted()
  const contents = (name: string) => readFileSync(join(folder, "suppressions", "do-not-sell", name))

  layer(world, { excludeTestServices: true, timeout: "2 minutes" })(
    `The do-not-sell list on ${database.name}`,
    (it) => {
      it.effect("looks for what is added alone, and has the keys that a search for all of it finds", () =>
        Effect.gen(function* () {
          const { searches } = yield* Watched
          const doNotSell = yield* DoNotSell
          const counts = yield* Counts
          const user = yield* newUser()
          const { definition, members } = yield* bigList
          const [byName, byKey] = [members.slice(0, 40), members.slice(100, 140)]
          const first = yield* doNotSell.add(byName.map((person) => identityFromPerson(person)))
          const second = yield* doNotSell.add(byKey.map(({ key }) => identityFromKey(key)))
          assert.isAtLeast(second.persons, first.persons + byKey.length)
          const answer = yield* counts.count(definition, ownerOf(user))
          assert.strictEqual(answer.total, members.length - second.persons)
          assert.deepStrictEqual(searches, ["open", "open"])

          const { file } = (yield* doNotSell.keys(10)) ?? assert.fail("the list is not empty")
          const found = readFileSync(file.path)
          rmSync(file.path)
          yield* Effect.gen(function* () {
            const again = (yield* (yield* DoNotSell).keys(10)) ?? assert.fail("the list is not empty")
            assert.strictEqual(again.file.path, file.path)
            assert.deepStrictEqual(readFileSync(again.file.path), found)
          }).pipe(Effect.provide(layerSite(folder), { local: true }))
          assert.deepStrictEqual(searches, ["open", "open", "sealed"])
        }),
      )

      it.effect("is found whole where two add at once", () =>
        Effect.gen(function* () {
          const doNotSell = yield* DoNotSell
          const { members } = yield* bigList
          const { entries, persons } = yield* doNotSell.size
          const parts = [members.slice(200, 230), members.slice(230, 260), members.slice(220, 270)]
          yield* Effect.forEach(parts, (part) => doNotSell.add(part.map(({ key }) => identityFromKey(key))), {
            concurrency: "unbounded",
          })
          assert.deepStrictEqual(yield* doNotSell.size, { entries: entries + 70, persons: persons + 70 })
        }),
      )

      it.effect("is looked for in a new universe before that is served", () =>
        Effect.gen(function* () {
          const { searches, switchTo } = yield* Watched
          const doNotSell = yield* DoNotSell
          // Other people beside some of the same.
          const next = yield* smallUniverse(21_000)
          const [engine] = yield* Engines.layer(next.folder).pipe(
            Layer.build,
            Effect.map((context) => Context.get(context, Engines).all),
          )
          const before = keyFiles()
          searches.length = 0
          yield* switchTo(engine)
          const prepared = keyFiles().filter((name) => !before.includes(name))
          assert.deepStrictEqual(
            prepared.map((name) => name.startsWith(next.manifest.snapshot)),
            [true],
          )
          assert.deepStrictEqual(searches, ["sealed"])
          const { file, snapshot } = (yield* doNotSell.keys(10)) ?? assert.fail("the list is not empty")
          assert.strictEqual(snapshot, next.manifest.snapshot)
          assert.strictEqual(file.keys * 8, contents(prepared[0] ?? "").length)
          assert.isAbove(file.keys, 0)
          assert.deepStrictEqual(searches, ["sealed"])
        }),
      )
    },
  )
}
