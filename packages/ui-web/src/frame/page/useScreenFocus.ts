import { type RefObject, useEffect, useRef } from "react"
import { useLocation } from "react-router"

/**
 * Returns the screen for a path: '/order/10/geo/zip' and '/order/10/geo/validateZipRange' are one screen, because changing tabs
 * must not move the focus.
 */
const screenOf = (pathname: string): string => pathname.split("/").slice(0, 4).join("/")

/** Moves the focus and the scroll position to the start of each new screen, for keyboard and screen reader users. */
export const useScreenFocus = (): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null)
  const { hash, pathname } = useLocation()
  const screen = screenOf(pathname)
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    // The address names the place where the person goes on.
    if (hash !== "") return
    main.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [screen, hash])
  return main
}
