import { SIGNED_IN_COOKIE } from "@listwright/adapters"
import { cleanup } from "@testing-library/react"
import { vi } from "vitest"

const ends: Array<() => void> = []

/** Does so when the test ends, while its server can still be reached. */
export const whenTestEnds = (end: () => void): void => void ends.push(end)

/** Closes what a test opened and leaves the browser as a new one: the next test, of this file or another, has the same window. */
export const endTest = (): void => {
  for (const end of ends.splice(0)) end()
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  window.history.replaceState(null, "", "/")
  document.cookie = `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0`
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}
