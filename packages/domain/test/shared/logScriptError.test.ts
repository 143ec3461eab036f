import { Effect, Exit, Layer } from "effect"
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
    const given: Array<number> = []
    const logs = Layer.succeed(ErrorLogs, {
      write: (_, giveUpAfterMs) => Effect.sync(() => void given.push(giveUpAfterMs)),
    })
    await Effect.runPromise(Effect.provide(logScriptError(error), logs))
    expect(given).toEqual([4_000])
  })
})
