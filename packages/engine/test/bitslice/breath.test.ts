import { describe, expect, it } from "vitest"
import { Breath } from "../../src/turns/Breath.ts"
import { Cancelled } from "../../src/turns/Cancelled.ts"

const hold = (milliseconds: number): void => {
  for (const start = performance.now(); performance.now() - start < milliseconds;);
}

describe("A question that reckons by itself", () => {
  it("lets others have the thread once it held it for so long", async () => {
    const breath = new Breath({ longest: 3 })
    expect(breath.isDue).toBe(false)
    let others = 0
    setImmediate(() => others++)
    hold(4)
    expect([breath.isDue, others]).toEqual([true, 0])
    await breath.take()
    expect([breath.isDue, others]).toEqual([false, 1])
  })

  it("stops there when it was given up meanwhile", async () => {
    const controller = new AbortController()
    const breath = new Breath({ signal: controller.signal, longest: 0 })
    await breath.take()
    setImmediate(() => controller.abort())
    await expect(breath.take()).rejects.toBeInstanceOf(Cancelled)
  })
})
