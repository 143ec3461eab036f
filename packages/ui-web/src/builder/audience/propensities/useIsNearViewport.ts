import { type RefObject, useEffect, useState } from "react"

/** The distance from the viewport within which a part counts as in view. */
const AHEAD = "200px"

/** Returns whether a part of the page is in view, or nearly so; its data isn't requested before that. */
export const useIsNearViewport = (part: RefObject<Element | null>): boolean => {
  // Where nothing says what is in view, all of it is.
  const [isSeen, setIsSeen] = useState(typeof IntersectionObserver === "undefined")
  useEffect(() => {
    if (part.current === null || typeof IntersectionObserver === "undefined") return undefined
    const watch = new IntersectionObserver((seen) => setIsSeen(seen.at(-1)?.isIntersecting === true), {
      rootMargin: AHEAD,
    })
    watch.observe(part.current)
    return () => watch.disconnect()
  }, [part])
  return isSeen
}
