import { matchRoutes } from "react-router"
import { loadPalette } from "./loadPalette.ts"
import type { createRouter } from "./createRouter.ts"

/** Returns the URL that users are likely to open next, if known; null otherwise. */
const nextOf = (pathname: string): string | null => {
  if (pathname === "/signin") return "/"
  if (pathname === "/") return "/order/10/geo/zip"
  const [, order, step] = /^(\/order\/\d+)\/(geo|demo)/.exec(pathname) ?? []
  if (order === undefined) return null
  return step === "geo" ? `${order}/demo/demoDemographics` : `${order}/summary`
}

/**
 * Preloads the next screen and the search only once the user starts to work on the current screen, to avoid delaying
 * it. If preloading fails, they're loaded when opened.
 */
export const preloadScreens = (router: ReturnType<typeof createRouter>): void => {
  const done = new Set<string>()
  let underWay = 0
  const load = async (screen: () => Promise<unknown>) => {
    underWay += 1
    await screen().catch(() => null)
    underWay -= 1
  }
  /**
   * True once preloading the search has been attempted. It's attempted only once, to avoid interfering with a user who
   * opens the search after a failure.
   */
  let isSearchTried = false
  const begin = () => {
    if (!isSearchTried && router.state.location.pathname !== "/signin") {
      isSearchTried = true
      if (navigator.onLine) setTimeout(() => void load(loadPalette))
    }
    const next = nextOf(router.state.location.pathname)
    if (next === null || done.has(next) || !navigator.onLine) return
    done.add(next)
    setTimeout(() => {
      for (const { route } of matchRoutes(router.routes, next) ?? []) {
        const { lazy } = route
        if (typeof lazy === "function") void load(async () => await lazy())
      }
    })
  }
  document.addEventListener("pointerdown", begin, { capture: true, passive: true })
  document.addEventListener("keydown", begin, { capture: true, passive: true })
  // If loading ahead fails, don't reload the page, because the user hasn't asked for that screen yet.
  window.addEventListener(
    "vite:preloadError",
    (event) => {
      if (underWay === 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
