import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Context, Effect, Layer, Logger, Schedule } from "effect"
import { UniverseUnusable } from "../src/format/UniverseErrors.ts"
import { QUESTIONS } from "../src/protocol/questions.ts"
import { Engines, type EnginesOptions } from "../src/supervisor/Engines.ts"
import { writePointer } from "../src/switching/Pointer.ts"
import { siteUniversesFolder } from "../src/switching/UniversesFolder.ts"
import { lendUniverse } from "./universe/lendUniverse.ts"
import { temporaryFolder } from "./universe/smallUniverse.ts"

/** A data folder with records in the places of consumers and businesses. */
const twoUniverses = Effect.gen(function* () {
  const data = yield* temporaryFolder
  yield* Effect.promise(() => mkdir(join(data, "universes")))
  for (const name of ["10", "20"])
    yield* lendUniverse({ folder: join(data, "universes", name), records: 20_000, seed: 7 })
  return data
})

const engines = Effect.fnUntraced(function* (data: string, options: Partial<EnginesOptions> = {}) {
  const context = yield* Layer.build(
    Engines.following(data, { universes: ["consumer", "business", "movers"], ...options }),
  )
  return Context.get(context, Engines)
})

const health = (engine: { readonly ask: Engines["Service"]["all"][0]["ask"] }) =>
  engine.ask(QUESTIONS.health, {})

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const until = <A, E>(work: Effect.Effect<A, E>, holds: (found: A) => boolean) =>
  work.pipe(
    Effect.repeat({ until: holds, schedule: Schedule.spaced("20 millis") }),
    Effect.timeout("20 seconds"),
  )

describe("The engines of a site", () => {
  it.live(
    "start with the first question about their universe, are known without a process, and end when nobody asks",
    () =>
      Effect.gen(function* () {
        const { of } = yield* engines(yield* twoUniverses, { idleTime: "300 millis" })
        const [consumers, businesses] = [yield* of(10), yield* of(170)]
        assert.strictEqual(businesses, yield* of(20), "sources of one universe share its engine")
        assert.isUndefined(yield* businesses.pid)
        const facts = yield* businesses.universe
        assert.isAbove(facts.columns.length, 20)
        const { snapshot } = yield* health(businesses)
        assert.strictEqual(snapshot, facts.snapshot)
        const pid = yield* businesses.pid
        assert.isDefined(pid)
        yield* until(businesses.pid, (now) => now === undefined)
        yield* until(
          Effect.sync(() => isRunning(pid ?? 0)),
          (runs) => !runs,
        )
        yield* health(businesses)
        assert.notStrictEqual(yield* businesses.pid, pid)
        yield* health(consumers)
      }),
    60_000,
  )

  it.live(
    "share their memory: who is not asked leaves, and what finds no room is refused by name",
    () =>
      Effect.gen(function* () {
        const { of } = yield* engines(yield* twoUniverses, { memory: 300e6 })
        const [consumers, businesses] = [yield* of(10), yield* of(20)]
        assert.isDefined(yield* consumers.pid)
        yield* health(businesses)
        assert.isUndefined(yield* consumers.pid)
        yield* health(consumers)
        assert.isUndefined(yield* businesses.pid)
      }),
    60_000,
  )

  it.live(
    "refuse by name what finds no room",
    () =>
      Effect.gen(function* () {
        const data = yield* twoUniverses
        const failed = yield* Effect.flip(engines(data, { memory: 100e6 }))
        assert.match(
          "reason" in failed ? failed.reason : "",
          /^There isn't enough memory to count in Consumers, which needs 0\.\d\d GB\. The limit is 0\.10 GB/,
        )
      }),
    60_000,
  )

  it.live(
    "say why a universe is not there, and that there is none for a source of another",
    () =>
      Effect.gen(function* () {
        const { of } = yield* engines(yield* twoUniverses, { whyMissing: ({ title }) => `${title}: 45 %` })
        const movers = yield* of(30)
        for (const asked of [Effect.asVoid(movers.universe), Effect.asVoid(health(movers))]) {
          const failed = yield* Effect.flip(asked)
          assert.strictEqual("reason" in failed ? failed.reason : "", "Movers and Homeowners: 45 %")
        }
        const failed = yield* Effect.flip(of(50))
        assert.strictEqual(failed.reason, "there are no records for list type 50")
      }),
    60_000,
  )

  it.live(
    "never serve a universe that the site rejects, whether or not a process runs, and log why",
    () =>
      Effect.gen(function* () {
        const data = yield* twoUniverses
        const folder = siteUniversesFolder(data, "business")
        const lines: Array<string> = []
        const log = Logger.make<unknown, void>(({ message }) => void lines.push(String(message)))
        yield* Effect.gen(function* () {
          const next = yield* lendUniverse({
            folder: join(folder.folder, "20-1"),
            records: 20_000,
            seed: 8,
          })
          const rejected = new Set([next.snapshot])
          const { of } = yield* engines(data, {
            ensureServable: ({ snapshot }) =>
              rejected.has(snapshot)
                ? Effect.fail(
                    new UniverseUnusable({
                      file: "prices.json",
                      reason: "lacks a price",
                      userMessage: "Try again later.",
                    }),
                  )
                : Effect.void,
          })
          const businesses = yield* of(20)
          const { snapshot } = yield* businesses.universe
          yield* writePointer(folder, "20-1")
          assert.strictEqual((yield* businesses.universe).snapshot, snapshot, "without a process")
          yield* businesses.universe
          const instead = "Rejected the universe 20-1: prices.json lacks a price. Serving 20 instead."
          assert.deepStrictEqual(lines, [instead])
          assert.strictEqual((yield* health(businesses)).snapshot, snapshot, "with a new process")
          yield* until(
            Effect.sync(() => lines.at(-1)),
            (line) => line === "Rejected the universe 20-1: prices.json lacks a price. Still serving 20.",
          )
          assert.strictEqual((yield* health(businesses)).snapshot, snapshot)
          rejected.clear()
          yield* writePointer(folder, "20-1")
          yield* until(health(businesses), (now) => now.snapshot === next.snapshot)

          const movers = siteUniversesFolder(data, "movers")
          const unpriced = yield* lendUniverse({
            folder: join(movers.folder, "40"),
            records: 20_000,
            seed: 8,
          })
          rejected.add(unpriced.snapshot)
          const failed = yield* Effect.flip((yield* of(40)).universe)
          assert.strictEqual("reason" in failed ? failed.reason : "", "Try again later.")
          assert.strictEqual(
            lines.at(-1),
            "Rejected the universe 40: prices.json lacks a price. There is no earlier universe to serve.",
          )
        }).pipe(Effect.provideService(Logger.CurrentLoggers, new Set([log])))
      }),
    120_000,
  )

  it.live(
    "leave each other alone: one that is killed is started again while the other answers",
    () =>
      Effect.gen(function* () {
        const { of } = yield* engines(yield* twoUniverses)
        const [consumers, businesses] = [yield* of(10), yield* of(20)]
        yield* health(businesses)
        const [kept, killed] = [yield* consumers.pid, yield* businesses.pid]
        process.kill(killed ?? 0, "SIGKILL")
        yield* health(consumers)
        yield* health(businesses)
        assert.strictEqual(yield* consumers.pid, kept)
        assert.notStrictEqual(yield* businesses.pid, killed)
      }),
    60_000,
  )
})
