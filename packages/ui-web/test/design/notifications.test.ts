import { countFailedNotice } from "@listwright/domain/counting"
import { notice } from "@listwright/domain/shared"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createNotifications, type Notifications } from "../../src/design/notifications.tsx"

const hello = notice("info", "", "Hello")
const texts = (notifications: Notifications) => notifications.shown().map((each) => each.notice.text)

describe("notices at the edge of the screen", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it("go after five seconds, a count error after ten", () => {
    const notifications = createNotifications()
    notifications.notify(hello, "shell")
    notifications.notify(countFailedNotice, "counting")

    vi.advanceTimersByTime(4_999)
    expect(texts(notifications)).toEqual(["Hello", countFailedNotice.text])
    vi.advanceTimersByTime(1)
    expect(texts(notifications)).toEqual([countFailedNotice.text])
    vi.advanceTimersByTime(5_000)
    expect(texts(notifications)).toEqual([])
  })

  it("do not come twice in a group, nor stay longer when they are said again", () => {
    const notifications = createNotifications()
    notifications.notify(hello, "order")
    vi.advanceTimersByTime(4_000)
    notifications.notify(hello, "order")

    expect(texts(notifications)).toEqual(["Hello"])
    vi.advanceTimersByTime(1_000)
    expect(texts(notifications)).toEqual([])
  })

  it("come again in another group", () => {
    const notifications = createNotifications()
    notifications.notify(hello, "order")
    notifications.notify(hello, "audience")
    expect(texts(notifications)).toEqual(["Hello", "Hello"])
  })

  it("stay while somebody points at them, and then as long as they had left", () => {
    const notifications = createNotifications()
    notifications.notify(hello, "shell")
    vi.advanceTimersByTime(2_000)
    notifications.hold(true)
    vi.advanceTimersByTime(60_000)
    notifications.hold(true)
    notifications.notify(countFailedNotice, "counting")
    expect(texts(notifications)).toEqual(["Hello", countFailedNotice.text])

    notifications.hold(false)
    vi.advanceTimersByTime(2_999)
    expect(texts(notifications)).toEqual(["Hello", countFailedNotice.text])
    vi.advanceTimersByTime(1)
    expect(texts(notifications)).toEqual([countFailedNotice.text])
  })

  it("can be closed", () => {
    const notifications = createNotifications()
    notifications.notify(hello, "shell")
    notifications.close(notifications.shown()[0]?.id ?? 0)

    expect(texts(notifications)).toEqual([])
  })
})
