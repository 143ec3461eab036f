/** Events of which at least one occurs before a focused element can be removed. */
const BEGINNINGS = ["pointermove", "pointerdown", "keydown", "focusin"] as const

/**
 * Starts `keepFocus` once the user begins to use the page, so that the first load doesn't need it. Returns a function
 * that stops it.
 */
export const keepFocusOnceUsed = (): (() => void) => {
  const ended = new AbortController()
  const used = new AbortController()
  const begin = async () => {
    used.abort()
    const first = document.activeElement
    // Without it, as offline, the browser does what it does.
    const loaded = await import("./keepFocus.ts").catch(() => null)
    if (loaded === null || ended.signal.aborted) return
    ended.signal.addEventListener("abort", loaded.keepFocus(first))
  }
  const signal = AbortSignal.any([used.signal, ended.signal])
  for (const beginning of BEGINNINGS) document.addEventListener(beginning, () => void begin(), { signal })
  return () => ended.abort()
}
