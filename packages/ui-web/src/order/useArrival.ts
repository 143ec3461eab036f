import { useEffect } from "react"
import { useLocation } from "react-router"

/** The time in milliseconds that a page may take to load the place. */
const AWAITED_MS = 5_000
/** The time that the place stays marked, in milliseconds. */
const MARKED_MS = 1_600

const FOCUSABLE =
  "[data-arrival], input:not([type=hidden]), button:not(.help-mark), select, textarea, a[href]"

/** Opens the place if it's closed, scrolls it into view, focuses it and marks it for a moment. */
const arriveAt = (place: HTMLElement): void => {
  place.querySelector<HTMLElement>('[aria-expanded="false"]')?.click()
  place.scrollIntoView({ block: "center" })
  const target = place.matches(FOCUSABLE) ? place : place.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus({ preventScroll: true })
  place.toggleAttribute("data-arrived", true)
  setTimeout(() => place.toggleAttribute("data-arrived", false), MARKED_MS)
}

/** Goes to the control that an address names after '#', once the page has it. */
export const useArrival = (): void => {
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
