import { type RefCallback, useCallback, useState } from "react"

/** Returns whether an element has ever been in view. If the browser can't observe this, the element counts as seen. */
export const useHasBeenSeen = <Seen extends Element>(): readonly [RefCallback<Seen>, boolean] => {
  const [isSeen, setIsSeen] = useState(typeof IntersectionObserver === "undefined")
  const ref = useCallback((element: Seen | null) => {
    if (element === null || typeof IntersectionObserver === "undefined") return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setIsSeen(true)
        observer.disconnect()
      },
      { rootMargin: "200px" },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, isSeen]
}
