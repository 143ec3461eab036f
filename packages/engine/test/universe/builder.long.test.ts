import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { forkModule } from "../../src/files/forkModule.ts"
import { temporaryFolder } from "./smallUniverse.ts"

/** A chunk takes a quarter of a second: it is cut off everywhere, also while DuckDB waits for its rows. */
const MOMENTS = Array.from({ length: 6 }, (_, at) => at * 50)

describe("A builder", () => {
  it.live(
    "ends when whoever asked is gone, whatever it is at",
    () =>
      Effect.gen(function* () {
        const folder = yield* temporaryFolder
        for (const name of ["parts", "people", "payload", "blocks"])
          yield* Effect.promise(() => mkdir(join(folder, name)))
        const job = JSON.stringify({ universe: "consumer", seed: 7, people: 400_000, states: [], folder })
        for (const moment of MOMENTS) {
          const builder = forkModule("../../src/sample-universe/build/main.ts", import.meta.url, [job])
          yield* Effect.addFinalizer(() => Effect.sync(() => builder.kill("SIGKILL")))
          yield* Effect.promise(() => new Promise((resolve) => builder.once("message", resolve)))
          builder.send({ chunk: 0 })
          yield* Effect.sleep(moment)
          const ended = new Promise<boolean>((resolve) => builder.once("exit", () => resolve(true)))
          builder.disconnect()
          const hasEnded = yield* Effect.promise(() => ended).pipe(
            Effect.timeoutOrElse({ duration: "10 seconds", orElse: () => Effect.succeed(false) }),
          )
          assert.isTrue(hasEnded, `after ${moment} ms`)
        }
      }),
    120_000,
  )
})
