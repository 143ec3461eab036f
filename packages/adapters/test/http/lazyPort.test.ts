import { NetworkFailed } from "@listwright/domain/shared"
import { Cause, Effect, Exit } from "effect"
import { describe, expect, it } from "vitest"
import { lazyPort } from "../../src/http/lazyPort.ts"

const port = { double: (value: number) => Effect.succeed(2 * value), fails: () => Effect.fail("refused") }

describe("a port whose code loads on its first call", () => {
  it("loads nothing before, and then answers as the port does", async () => {
    let loads = 0
    const lazy = lazyPort(async () => {
      loads += 1
      return port
    })
    const call = lazy.double(21)
    expect(loads).toBe(0)
    expect(await Effect.runPromise(call)).toBe(42)
    expect(await Effect.runPromise(Effect.flip(lazy.fails()))).toBe("refused")
  })

  it("fails as a request that wasn't sent if its code can't be loaded, and tries again with the next call", async () => {
    let isServed = false
    const lazy = lazyPort(async () => {
      if (!isServed) throw new TypeError("Failed to fetch dynamically imported module")
      return port
    })
    const exit = await Effect.runPromiseExit(lazy.double(1))
    expect(Exit.isFailure(exit) && Cause.squash(exit.cause)).toBeInstanceOf(NetworkFailed)
    isServed = true
    expect(await Effect.runPromise(lazy.double(1))).toBe(2)
  })
})
