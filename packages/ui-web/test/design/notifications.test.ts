import { countFailed, notice } from "@listwright/domain"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { makeNotifications } from "../../src/design/notifications.tsx"

const hello = notice("info", "", "Hello")

describe("notices at the edge of the screen", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it("go after five seconds, a count error after ten", () => {
    const notifications = makeNotifications()
    notifications.notify(hello)
    notifications.notify(countFailed)

    vi.advanceTimersByTime(5_000)
    expect(notifications.shown().map(({ text }) => text)).toEqual([countFailed.text])
    vi.advanceTimersByTime(5_000)
    expect(notifications.shown()).toEqual([])
  })

  it("count up in place of standing there twice", () => {
    const notifications = makeNotifications()
    notifications.notify(hello)
    vi.advanceTimersByTime(4_000)
    notifications.notify(hello)

    expect(notifications.shown()).toMatchObject([{ text: "Hello", times: 2 }])
    vi.advanceTimersByTime(4_000)
    expect(notifications.shown()).toHaveLength(1)
  })

  it("stay while somebody points at them", () => {
    const notifications = makeNotifications()
    notifications.notify(hello)
    notifications.hold(true)
    vi.advanceTimersByTime(60_000)
    expect(notifications.shown()).toHaveLength(1)

    notifications.hold(false)
    vi.advanceTimersByTime(5_000)
    expect(notifications.shown()).toEqual([])
  })

  it("can be closed", () => {
    const notifications = makeNotifications()
    notifications.notify(hello)
    notifications.close(notifications.shown()[0]?.id ?? 0)

    expect(notifications.shown()).toEqual([])
  })
})
