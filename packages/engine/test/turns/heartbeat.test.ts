import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Heartbeat } from "../../src/supervisor/Heartbeat.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe("A process that is watched", () => {
  it("hangs when it has not answered for three and a half seconds, and is told of once", () => {
    const hangs = vi.fn()
    const heartbeat = new Heartbeat(() => undefined, hangs)
    vi.advanceTimersByTime(3_499)
    expect(hangs).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(hangs).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(60_000)
    expect(hangs).toHaveBeenCalledTimes(1)
    heartbeat.stop()
  })

  it("lives as long as it says anything within three seconds", () => {
    const hangs = vi.fn()
    const heartbeat = new Heartbeat(() => undefined, hangs)
    for (let second = 0; second < 60; second += 3) {
      vi.advanceTimersByTime(3_000)
      heartbeat.heard()
    }
    expect(hangs).not.toHaveBeenCalled()
    heartbeat.stop()
  })
})
