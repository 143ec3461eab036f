import { act } from "@testing-library/react"
import { onTestFinished, vi } from "vitest"

/**
 * Stops the timers of one length in milliseconds, however slow the machine is; `runOut` lets those that stand run out,
 * and `standing` says how many do. All others run as ever.
 */
export const holdTimers = (
  length: number,
): { readonly runOut: () => void; readonly standing: () => number } => {
  const standing = new Map<number, () => void>()
  const repeating = new Map<number, () => void>()
  const { clearInterval: end, clearTimeout: clear, setInterval: repeat, setTimeout: set } = globalThis
  let last = 0
  vi.stubGlobal("setTimeout", (run: () => void, ms?: number, ...rest: ReadonlyArray<unknown>) => {
    if (ms !== length) return set(run, ms, ...rest)
    // Below the ids of the browser.
    last -= 1
    standing.set(last, run)
    return last
  })
  vi.stubGlobal("clearTimeout", (id: number) => {
    if (!standing.delete(id)) clear(id)
  })
  vi.stubGlobal("setInterval", (run: () => void, ms?: number, ...rest: ReadonlyArray<unknown>) => {
    if (ms !== length) return repeat(run, ms, ...rest)
    last -= 1
    repeating.set(last, run)
    return last
  })
  vi.stubGlobal("clearInterval", (id: number) => {
    if (!repeating.delete(id)) end(id)
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return {
    standing: () => standing.size + repeating.size,
    runOut: () =>
      act(() => {
        const all = [...standing.values(), ...repeating.values()]
        standing.clear()
        for (const run of all) run()
      }),
  }
}
