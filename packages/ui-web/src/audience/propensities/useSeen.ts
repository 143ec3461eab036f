import { type RefObject, useEffect, useState } from "react"

/** A little before it comes into view. */
const AHEAD = "200px"

/** Whether a part of the page is in view, or nearly: what it shows is asked for then alone. */
export const useSeen = (part: RefObject<Element | null>): boolean => {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (part.current === null) return
    // Where nothing says what is in view, all of it is.
    if (typeof IntersectionObserver === "undefined") return setIsSeen(true)
    const watch = new IntersectionObserver((seen) => setIsSeen(seen.at(-1)?.isIntersecting === true), {
      rootMargin: AHEAD,
    })
    watch.observe(part.current)
    return () => watch.disconnect()
  }, [part])
  return isSeen
}
