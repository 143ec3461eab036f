/** The events, at least one of which occurs before a focused element can be removed. */
const BEGINNINGS = ["pointermove", "pointerdown", "keydown", "focusin"] as const

/**
 * Starts `preserveFocus` once the user begins to use the page, since the first load doesn't need it. Returns a function
 * that stops it.
 */
export const preserveFocusAfterFirstUse = (): (() => void) => {
  const ended = new AbortController()
  const used = new AbortController()
  const begin = async () => {
    used.abort()
    const loading = new AbortController()
    let focused = document.activeElement
    // On a busy page, the first press can focus an element and remove it before the module has loaded.
    document.addEventListener(
      "focusin",
      ({ target }) => {
        if (target instanceof Element) focused = target
      },
      { signal: loading.signal },
    )
    // Without it, as offline, the browser does what it does.
    const loaded = await import("./preserveFocus.ts").catch(() => null)
    loading.abort()
    if (loaded === null || ended.signal.aborted) return
    ended.signal.addEventListener("abort", loaded.preserveFocus(focused))
  }
  const signal = AbortSignal.any([used.signal, ended.signal])
  for (const beginning of BEGINNINGS) document.addEventListener(beginning, () => void begin(), { signal })
  return () => ended.abort()
}
