import { type RefObject, useEffect, useRef } from "react"
import { useLocation } from "react-router"

/** '/order/10/geo/zip' and '/order/10/geo/zipRange' are one screen: changing tabs must not take the focus away. */
const screenOf = (pathname: string): string => pathname.split("/").slice(0, 4).join("/")

/** A new screen starts at its beginning, for the keyboard and for a screen reader too. */
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
