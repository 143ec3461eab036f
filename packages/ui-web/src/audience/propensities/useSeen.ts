import { type RefObject, useEffect, useState } from "react"

/** A little before it comes into view. */
const AHEAD = "200px"

/** Tells whether a part of the page is in view, or nearly so: its data is requested only then. */
export const useSeen = (part: RefObject<Element | null>): boolean => {
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
