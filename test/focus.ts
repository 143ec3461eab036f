import type { BrowserContext, Page } from "@playwright/test"

const KEY = "focus-losses"
/** Longer than a screen takes to move the focus itself. */
const LOST_AFTER_MS = 600

/** From now on the pages of a context note whenever what had the focus goes, and nothing gets it instead. */
export const watchFocus = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(
    ({ after, key }) => {
      // The frame of a stranger, which keeps nothing here.
      if (window.origin === "null") return
      let last: string | null = null
      let since: number | null = null
      const nameOf = (element: Element): string =>
        `${element.tagName.toLowerCase()} ${element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40)}`
      addEventListener("focusin", ({ target }) => {
        last = target instanceof Element ? nameOf(target) : null
      })
      // Who clicks beside everything leaves on purpose.
      addEventListener(
        "pointerdown",
        ({ target }) => {
          const isBeside =
            target instanceof Element &&
            target.closest("a, button, input, label, select, textarea, [tabindex]") === null
          if (isBeside) last = null
        },
        true,
      )
      setInterval(() => {
        const isLost = last !== null && document.activeElement === document.body
        since = isLost ? (since ?? performance.now()) : null
        if (since === null || performance.now() - since < after) return
        const losses: Array<unknown> = JSON.parse(sessionStorage.getItem(key) ?? "[]")
        sessionStorage.setItem(key, JSON.stringify([...losses, `${location.pathname}: ${last}`]))
        last = null
      }, 50)
    },
    { after: LOST_AFTER_MS, key: KEY },
  )
}

/** What had the focus each time it fell out of the page, with the address. */
export const focusLosses = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? "[]"), KEY)
