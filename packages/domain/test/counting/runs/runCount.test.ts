import { DraftId } from "../../../src/shared/DraftId.ts"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, it } from "vitest"
import { CountRuns } from "../../../src/counting/runs/CountRuns.ts"
import { followCount, runCount } from "../../../src/counting/runs/runCount.ts"
import { DefinitionHash } from "../../../src/definition/ListDefinition.ts"

const answer = {
  definitionHash: DefinitionHash.make("h"),
  snapshot: "s",
  total: 12,
  withPhones: 3,
  areas: [],
  suppressed: [],
  withoutPlace: [],
  countedAt: "2026-11-21T12:00:00.000Z",
}

/** A server whose runs are so far at each question, and what it was asked. */
const server = (percents: ReadonlyArray<number>, failsAt = Number.POSITIVE_INFINITY) => {
  const calls: Array<string> = []
  let asked = 0
  const layer = Layer.succeed(CountRuns, {
    submit: (draftId) => Effect.sync(() => (calls.push(`submit ${draftId}`), "run-1")),
    progress: () =>
      Effect.sync(() => {
        calls.push("progress")
        const percent = percents[asked] ?? 100
        asked += 1
        return { percent, failed: asked > failsAt }
      }),
    answer: (runId) => Effect.sync(() => (calls.push(`answer ${runId}`), answer)),
    stop: (runId) => Effect.sync(() => void calls.push(`stop ${runId}`)),
  })
  return { calls, layer }
}

const run = <A, E>(effect: Effect.Effect<A, E, CountRuns>, layer: Layer.Layer<CountRuns>) =>
  Effect.runPromise(effect.pipe(Effect.provide(Layer.merge(layer, TestClock.layer()))))

describe("the official count", () => {
  it("asks every second until it is complete, then fetches the answer", async () => {
    const { calls, layer } = server([0, 40, 100])
    const told: Array<number> = []
    const counted = await run(
      Effect.gen(function* () {
        const fiber = yield* Effect.forkChild(
          runCount(DraftId.make("draft-1"), { onProgress: (percent) => told.push(percent) }),
        )
        yield* TestClock.adjust("999 millis")
        expect(told).toEqual([0])
        yield* TestClock.adjust("1 millis")
        expect(told).toEqual([0, 40])
        yield* TestClock.adjust("1 second")
        return yield* Fiber.join(fiber)
      }),
      layer,
    )
    expect(counted).toEqual({ runId: "run-1", answer })
    expect(told).toEqual([0, 40, 100])
    expect(calls).toEqual(["submit draft-1", "progress", "progress", "progress", "answer run-1"])
  })

  it("waits for nothing when it is complete at once", async () => {
    const { layer } = server([])
    expect(await run(runCount(DraftId.make("draft-1")), layer)).toEqual({ runId: "run-1", answer })
  })

  it("fails when the run fails, without an answer", async () => {
    const { calls, layer } = server([], 0)
    expect(await run(Effect.flip(runCount(DraftId.make("draft-1"))), layer)).toMatchObject({
      _tag: "CountFailed",
      runId: "run-1",
    })
    expect(calls).toEqual(["submit draft-1", "progress"])
  })

  it("is stopped on the server when it is interrupted", async () => {
    const { calls, layer } = server([10, 20])
    await run(
      Effect.gen(function* () {
        const fiber = yield* Effect.forkChild(runCount(DraftId.make("draft-1")))
        yield* TestClock.adjust("1 second")
        yield* Fiber.interrupt(fiber)
      }),
      layer,
    )
    expect(calls).toEqual(["submit draft-1", "progress", "progress", "stop run-1"])
  })
})

describe("following a run that a reload left", () => {
  it("resumes the run without submitting it again", async () => {
    const { calls, layer } = server([])
    expect(await run(followCount("run-1", DraftId.make("draft-1")), layer)).toEqual(answer)
    expect(calls).toEqual(["progress", "answer run-1"])
  })

  it("leaves the run alone when it is interrupted", async () => {
    const { calls, layer } = server([50, 50])
    await run(
      Effect.gen(function* () {
        const fiber = yield* Effect.forkChild(followCount("run-1", DraftId.make("draft-1")))
        yield* TestClock.adjust("500 millis")
        yield* Fiber.interrupt(fiber)
      }),
      layer,
    )
    expect(calls).toEqual(["progress"])
  })

  it("learns the run's id before the count is through", async () => {
    const { layer } = server([50])
    const started: Array<string> = []
    await run(
      Effect.gen(function* () {
        yield* Effect.forkChild(
          runCount(DraftId.make("draft-1"), { onStarted: (runId) => started.push(runId) }),
        )
        yield* TestClock.adjust("10 millis")
        expect(started).toEqual(["run-1"])
      }),
      layer,
    )
  })
})
