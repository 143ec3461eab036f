import { describe, expect, it } from "vitest"
import { Yielder } from "../../src/turns/Yielder.ts"
import { CanceledError } from "../../src/turns/CanceledError.ts"

const hold = (milliseconds: number): void => {
  for (const start = performance.now(); performance.now() - start < milliseconds;);
}

describe("A question that reckons by itself", () => {
  it("lets others have the thread once it held it for so long", async () => {
    const yielder = new Yielder({ longest: 3 })
    expect(yielder.isDue).toBe(false)
    let others = 0
    setImmediate(() => others++)
    hold(4)
    expect([yielder.isDue, others]).toEqual([true, 0])
    await yielder.pause()
    expect([yielder.isDue, others]).toEqual([false, 1])
  })

  it("stops there when it was abandoned in between", async () => {
    const controller = new AbortController()
    const yielder = new Yielder({ signal: controller.signal, longest: 0 })
    await yielder.pause()
    setImmediate(() => controller.abort())
    await expect(yielder.pause()).rejects.toBeInstanceOf(CanceledError)
  })
})
