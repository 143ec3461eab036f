import { CountUnavailable } from "@listwright/domain/counting"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Schedule } from "effect"
import { EngineSwitch, type NextUniverse } from "../src/supervisor/EngineSwitch.ts"
import { NO_SUPPRESSIONS } from "../src/question/EngineQuestion.ts"
import { QUESTIONS } from "../src/protocol/questions.ts"
import { smallUniverse } from "./universe/smallUniverse.ts"

/** Longer than a process that was switched away from waits. */
const GRACE = "6 seconds"

/** Everybody, with those who must not be sold known for one state of the data alone. */
const everybody = (snapshot?: string) => ({
  question: {
    definition: canonicalDefinition({
      ...emptyDefinition(10),
      areas: [{ kind: "nation" as const, excluded: false }],
    }),
    doNotSell: { files: [], ...(snapshot === undefined ? {} : { snapshot }) },
    suppressing: NO_SUPPRESSIONS,
    savedCounts: [],
    locationFiles: [],
  },
  asks: {},
})

const ask = (engines: EngineSwitch, snapshot?: string) =>
  engines.ask(QUESTIONS.count, everybody(snapshot)).pipe(
    Effect.map((told) => [told.snapshot, told.reply.areas[0]?.[0]]),
    Effect.catchTag("EngineFailed", ({ _tag }) => Effect.succeed([_tag])),
  )

const isGone = (pid: number) =>
  Effect.sync(() => {
    try {
      return !process.kill(pid, 0)
    } catch {
      return true
    }
  })

describe("A switch of the engine", () => {
  it.live("leaves questions that were made for the old universe to it, for a while", () =>
    Effect.gen(function* () {
      const [old, next] = [yield* smallUniverse(2_000), yield* smallUniverse(3_000)]
      const [before, after] = [old.manifest.snapshot, next.manifest.snapshot]
      const engines = yield* EngineSwitch.make(old.folder)
      assert.deepStrictEqual(yield* ask(engines), [before, 2_000])
      const pid = engines.pid
      yield* engines.switchTo(next.folder, () => Effect.void)
      assert.deepStrictEqual(yield* ask(engines), [after, 3_000])
      assert.deepStrictEqual(yield* ask(engines, before), [before, 2_000])
      assert.deepStrictEqual(yield* ask(engines, after), [after, 3_000])
      assert.isFalse(engines.isSettled)
      yield* Effect.sleep(GRACE)
      assert.isTrue(engines.isSettled)
      assert.throws(() => process.kill(pid ?? 0, 0), /ESRCH/)
      assert.deepStrictEqual(yield* ask(engines, before), ["EngineFailed"])
    }),
  )

  it.live("ends its process with its scope", () =>
    Effect.gen(function* () {
      const { folder } = yield* smallUniverse(2_000)
      const pid = yield* Effect.scoped(Effect.map(EngineSwitch.make(folder), (engines) => engines.pid ?? 0))
      yield* Effect.repeat(isGone(pid), { until: (gone) => gone, schedule: Schedule.spaced("10 millis") })
    }),
  )

  it.live("that fails leaves everything as it was", () =>
    Effect.gen(function* () {
      const { folder, manifest } = yield* smallUniverse(2_000)
      const engines = yield* EngineSwitch.make(folder)
      const failure = yield* Effect.flip(engines.switchTo("/nowhere/at/all", () => Effect.void))
      assert.strictEqual(failure._tag, "UniverseUnusable")
      assert.deepStrictEqual([engines.folder, engines.isSettled], [folder, true])
      assert.deepStrictEqual(yield* ask(engines), [manifest.snapshot, 2_000])
    }),
  )

  it.live("whose preparation fails leaves everything as it was, and no process", () =>
    Effect.gen(function* () {
      const [old, next] = [yield* smallUniverse(2_000), yield* smallUniverse(3_000)]
      const engines = yield* EngineSwitch.make(old.folder)
      const refused = new CountUnavailable({ reason: "not this one" })
      let pid = 0
      const prepare = ({ keeper }: NextUniverse) => {
        pid = keeper.pid ?? 0
        return Effect.fail(refused)
      }
      assert.strictEqual(yield* Effect.flip(engines.switchTo(next.folder, prepare)), refused)
      assert.isAbove(pid, 0)
      yield* Effect.repeat(isGone(pid), { until: (gone) => gone, schedule: Schedule.spaced("10 millis") })
      assert.deepStrictEqual([engines.folder, engines.isSettled], [old.folder, true])
      assert.deepStrictEqual(yield* ask(engines), [old.manifest.snapshot, 2_000])
    }),
  )
})
