/** What a person does before anything that has the focus can go. */
const BEGINNINGS = ["pointermove", "pointerdown", "keydown", "focusin"] as const

/** `keepFocus` from when somebody works on the page: the first one loads without it. Answers how to end this. */
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
