import { Effect, Exit, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, it } from "vitest"
import {
  ErrorLogs,
  LOG_POST_TIMEOUT_MS,
  logScriptError,
  type ScriptError,
} from "../../src/shared/ErrorLogs.ts"
import { NetworkFailed } from "../../src/shared/Failures.ts"

const error: ScriptError = { message: "x is undefined", page: "/slc", stack: "" }

describe("an unhandled error of the screens [p8-script-errors]", () => {
  it("is logged", async () => {
    const written: Array<ScriptError> = []
    const logs = Layer.succeed(ErrorLogs, { write: (each) => Effect.sync(() => void written.push(each)) })
    await Effect.runPromise(Effect.provide(logScriptError(error), logs))
    expect(written).toEqual([error])
  })

  it("stays silent when the log cannot be reached", async () => {
    const logs = Layer.succeed(ErrorLogs, { write: () => Effect.fail(new NetworkFailed()) })
    const exit = await Effect.runPromiseExit(Effect.provide(logScriptError(error), logs))
    expect(Exit.isSuccess(exit)).toBe(true)
  })

  it("gives the log up after 4 seconds [p9-notice-durations]", async () => {
    expect(LOG_POST_TIMEOUT_MS).toBe(4_000)
    const logs = Layer.succeed(ErrorLogs, { write: () => Effect.never })
    const isOver = Effect.gen(function* () {
      const logging = yield* Effect.forkChild(logScriptError(error))
      yield* TestClock.adjust("3999 millis")
      const before = logging.pollUnsafe() !== undefined
      yield* TestClock.adjust("1 millis")
      yield* Fiber.join(logging)
      return before
    })
    expect(await Effect.runPromise(Effect.provide(isOver, Layer.merge(logs, TestClock.layer())))).toBe(false)
  })
})
