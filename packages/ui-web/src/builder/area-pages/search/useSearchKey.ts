import { useEffect, useEffectEvent } from "react"
import { isTyping } from "../../../app/Intent.ts"

/** The key that focuses the search from anywhere on the page. */
export const SEARCH_KEY = "/"

/** Listens for the search key, except while the user types text. */
export const useSearchKey = (perform: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const hasCommand = event.ctrlKey || event.metaKey || event.altKey
    if (event.key !== SEARCH_KEY || hasCommand || event.defaultPrevented || isTyping(event.target)) return
    // The key must not end up in the box that it leads to.
    event.preventDefault()
    perform()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener("keydown", listen)
    return () => window.removeEventListener("keydown", listen)
  }, [])
}
