import type { BrowserContext, Page } from "@playwright/test"

const KEY = "focus-losses"
/** The interval between two checks of the focus, in milliseconds. */
const LOOKED_AT_EVERY = 50
/**
 * The number of checks without a focus that make a loss: more than a screen needs to move the focus itself. Counts
 * checks instead of time because a map may hold up the page for a second, and then the page's own timers are late,
 * too.
 */
const LOST_AFTER_LOOKS = 12

/** From now on the pages of a context note whenever what had the focus goes, and nothing gets it instead. */
export const watchFocus = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(
    ({ after, every, key }) => {
      // The frame of a stranger, which keeps nothing here.
      if (window.origin === "null") return
      let last: string | null = null
      let looks = 0
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
        looks = isLost ? looks + 1 : 0
        if (looks < after) return
        const losses: Array<unknown> = JSON.parse(sessionStorage.getItem(key) ?? "[]")
        sessionStorage.setItem(key, JSON.stringify([...losses, `${location.pathname}: ${last}`]))
        last = null
      }, every)
    },
    { after: LOST_AFTER_LOOKS, every: LOOKED_AT_EVERY, key: KEY },
  )
}

/** Reads the elements that lost the focus without another one getting it, each with its address. */
export const focusLosses = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? "[]"), KEY)
