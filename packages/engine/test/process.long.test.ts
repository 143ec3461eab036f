import { readFile, truncate, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Counts } from "@listwright/domain/counting"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, Fiber, Layer, Schedule } from "effect"
import { Engines } from "../src/supervisor/Engines.ts"
import { engineLayer } from "../src/supervisor/layer.ts"
import { RoutePlaces } from "../src/supervisor/RoutePlaces.ts"
import { UniverseCodes } from "../src/supervisor/UniverseCodes.ts"
import { rowsOf, SmallUniverse, smallUniverse } from "./universe/smallUniverse.ts"
import { codeOf } from "./bruteForce.ts"
import { areaOf } from "./definitions.ts"
import { engineOverUniverse } from "./engineOverUniverse.ts"
import { OWNER } from "./owner.ts"
import { Suppressors } from "../src/question/Suppressors.ts"

/** Makes a definition that differs by age, so that its answer can't come from a cache. */
const list = (age: number) =>
  canonicalDefinition({
    ...emptyDefinition(10),
    areas: [areaOf("zip", "60614"), areaOf("zip", "10001"), areaOf("zip", "90011")],
    audience: {
      unit: "individuals" as const,
      criteria: [
        { kind: "ranges" as const, column: "AGE", ranges: [{ from: "18", to: String(age) }] as const },
      ],
    },
  })

layer(engineOverUniverse, { timeout: "60 seconds", excludeTestServices: true })(
  "The engine's process",
  (it) => {
    it.effect("is started again after a kill, and no question is lost", () =>
      Effect.gen(function* () {
        const counts = yield* Counts
        const [engine] = (yield* Engines).all
        const before = yield* engine.pid
        const expected = yield* counts.count(list(90), OWNER)
        const asked = yield* Effect.forkChild(
          Effect.forEach([...Array(20).keys()], (i) => counts.count(list(40 + i), OWNER), {
            concurrency: "unbounded",
          }),
        )
        if (before !== undefined) process.kill(before, "SIGKILL")
        const answers = yield* Fiber.join(asked)
        assert.strictEqual(answers.length, 20)
        assert.notStrictEqual(yield* engine.pid, before)
        for (const answer of answers) assert.isAtMost(answer.total, expected.total)
        assert.isAbove(answers.at(-1)?.total ?? 0, 0)
      }),
    )

    it.effect("is started again at once when it was killed after a while, before anybody asks", () =>
      Effect.gen(function* () {
        const counts = yield* Counts
        const [engine] = (yield* Engines).all
        yield* counts.count(list(61), OWNER)
        // A process that has lived a while is started again at once.
        yield* Effect.sleep("2200 millis")
        const pid = yield* engine.pid
        if (pid !== undefined) process.kill(pid, "SIGKILL")
        const other = yield* engine.pid.pipe(
          Effect.repeat({ until: (now) => now !== pid, schedule: Schedule.spaced("10 millis") }),
        )
        assert.isDefined(other, "the next process is there as soon as the end of the last is noticed")
        const answer = yield* counts.count(list(62), OWNER)
        assert.isAbove(answer.total, 0)
      }),
    )

    it.effect("keeps answering when questions are superseded", () =>
      Effect.gen(function* () {
        const counts = yield* Counts
        for (let age = 30; age < 60; age++) {
          const superseded = yield* Effect.forkChild(
            counts.count(canonicalDefinition({ ...list(age), phoneOption: "onlyWithPhones" }), OWNER),
          )
          yield* Effect.sleep("2 millis")
          yield* Fiber.interrupt(superseded)
        }
        const answer = yield* counts.count(list(64), OWNER)
        assert.isAbove(answer.total, 0)
      }),
    )

    it.effect("says where the carrier routes of ZIP Codes lie, and how many records each has", () =>
      Effect.gen(function* () {
        const { routesIn } = yield* RoutePlaces
        const { folder } = yield* SmallUniverse
        const wanted = ["60614", "10001"]
        const stored = yield* Effect.promise(() =>
          rowsOf(folder, `SELECT * FROM people WHERE ZIP IN (${wanted.map(Number).join()})`),
        )
        const routes = Map.groupBy(stored, (row) => codeOf(row, "carrierRoute"))
        const { data, routes: found, snapshot } = yield* routesIn(10, [...wanted, "00000"])
        assert.isAtLeast(found.length, 2)
        for (const { latitude, longitude, records, route } of found) {
          const own = routes.get(route) ?? []
          assert.isAtMost(records, own.length)
          assert.isAbove(records, 0)
          assert.closeTo(longitude, route.startsWith("60614") ? -87.65 : -73.99, 0.2)
          assert.closeTo(latitude, route.startsWith("60614") ? 41.92 : 40.75, 0.2)
        }
        // From what was kept, in whatever order and beside what was not.
        const [again, more] = [yield* routesIn(10, wanted), yield* routesIn(10, ["94110", ...wanted])]
        assert.deepStrictEqual(again, { snapshot, data, routes: found })
        assert.deepStrictEqual(
          more.routes.filter(({ route }) => !route.startsWith("94110")),
          found,
        )
        assert.deepStrictEqual(yield* routesIn(10, []), { snapshot, data, routes: [] })
      }),
    )

    it.effect("knows which codes the universe holds", () =>
      Effect.gen(function* () {
        const { codesInUniverse } = yield* UniverseCodes
        const { folder } = yield* SmallUniverse
        const [row = {}, other = {}] = yield* Effect.promise(() =>
          rowsOf(folder, "SELECT * FROM people WHERE ROW_ID IN (7000, 12)"),
        )
        const [zip4, route] = [codeOf(row, "zip4"), codeOf(row, "carrierRoute")]
        assert.deepStrictEqual(
          yield* codesInUniverse(10, "zip4", [zip4, "606140000", "x", zip4, codeOf(other, "zip4")]),
          [zip4, codeOf(other, "zip4")],
        )
        assert.deepStrictEqual(yield* codesInUniverse(10, "carrierRoute", ["60614R999", route]), [route])
        assert.deepStrictEqual(yield* codesInUniverse(10, "zip", ["60614", "00000", "10001", "60614"]), [
          "60614",
          "10001",
        ])
        assert.deepStrictEqual(yield* codesInUniverse(10, "zip4", []), [])
      }),
    )
  },
)

describe("An engine over a universe that", () => {
  const start = (folder: string) =>
    Effect.flip(Effect.scoped(Layer.build(Layer.provide(engineLayer(folder), Suppressors.nobody)))).pipe(
      Effect.map((failure) =>
        failure._tag === "UniverseUnusable" ? [failure.file, failure.reason] : [failure._tag, ""],
      ),
    )

  it.live("has a changed byte is refused by the file's name", () =>
    Effect.gen(function* () {
      const { folder } = yield* smallUniverse(6_000)
      const path = join(folder, "bits/AGE.bits")
      const bytes = yield* Effect.promise(() => readFile(path))
      bytes.writeUInt8(bytes.readUInt8(5_000) ^ 1, 5_000)
      yield* Effect.promise(() => writeFile(path, bytes))
      assert.deepStrictEqual(yield* start(folder), ["bits/AGE.bits", "is damaged: its checksum is wrong"])
    }),
  )

  it.live("lost the end of a file is refused by the file's name", () =>
    Effect.gen(function* () {
      const { folder } = yield* smallUniverse(3_000)
      yield* Effect.promise(() => truncate(join(folder, "bits/AGE.bits"), 1_000))
      const [file, reason] = yield* start(folder)
      assert.strictEqual(file, "bits/AGE.bits")
      assert.match(reason ?? "", /^is damaged: it has 1000 bytes instead of \d+$/)
    }),
  )

  it.live("was never finished is refused", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* start("/nowhere/at/all"), [
        "manifest.json",
        "is missing: the universe is unfinished",
      ])
    }),
  )
})
