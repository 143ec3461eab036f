import { afterEach, beforeAll, expect, it, vi } from "vitest"
import { reloadOnNewBuild } from "../../../src/frame/routes/reloadOnNewBuild.ts"

const reload = vi.fn()

beforeAll(() => {
  Object.defineProperty(window.location, "reload", { configurable: true, value: reload })
  reloadOnNewBuild()
})
afterEach(() => {
  vi.restoreAllMocks()
  reload.mockClear()
  sessionStorage.clear()
})

/** A part of the page could not be loaded; whether that was dealt with. */
const fails = (): boolean => {
  const event = new Event("vite:preloadError", { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

it("a page whose build is gone reloads, once", () => {
  expect(fails()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(fails()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

it("a page without a connection stays, with all that is on it", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  expect(fails()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
