import { useEffect } from "react"
import { useLocation } from "react-router"

/** The maximum time in milliseconds for a page to load the target. */
const AWAITED_MS = 5_000
/** The duration of the target's highlight, in milliseconds. */
const MARKED_MS = 1_600

const FOCUSABLE =
  "[data-arrival], input:not([type=hidden]), button:not(.help-mark), select, textarea, a[href]"

/** Expands the target if it's collapsed, scrolls it into view, focuses it, and highlights it briefly. */
const arriveAt = (place: HTMLElement): void => {
  place.querySelector<HTMLElement>('[aria-expanded="false"]')?.click()
  place.scrollIntoView({ block: "center" })
  const target = place.matches(FOCUSABLE) ? place : place.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus({ preventScroll: true })
  place.toggleAttribute("data-arrived", true)
  setTimeout(() => place.toggleAttribute("data-arrived", false), MARKED_MS)
}

/** Moves to the control named after '#' in the URL, once it's on the page. */
export const useScrollToHash = (): void => {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === "") return
    const id = decodeURIComponent(hash.slice(1))
    const end = () => {
      watch.disconnect()
      clearTimeout(timer)
    }
    const look = () => {
      const place = document.getElementById(id)
      if (place === null) return
      end()
      arriveAt(place)
    }
    const watch = new MutationObserver(look)
    const timer = setTimeout(end, AWAITED_MS)
    watch.observe(document.body, { childList: true, subtree: true })
    look()
    return end
  }, [hash, key])
}
