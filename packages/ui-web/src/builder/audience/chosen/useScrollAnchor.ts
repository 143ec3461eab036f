import { type RefObject, useEffect } from "react"

/**
 * Keeps the control in use in the same place on the screen while a part of the page above it grows or shrinks with the
 * user's choices.
 */
export const useScrollAnchor = (above: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const part = above.current
    if (part === null) return
    const scroller = scrollerOf(part)
    // The browser's own way of this would move the page once more.
    scroller.style.overflowAnchor = "none"
    let height = part.offsetHeight
    const watch = new ResizeObserver(() => {
      const grown = part.offsetHeight - height
      height = part.offsetHeight
      const used = document.activeElement
      const isBelow =
        used !== null &&
        part.parentElement?.contains(used) === true &&
        (part.compareDocumentPosition(used) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
        !part.contains(used)
      // Before the next frame is painted, so that nothing is seen to move.
      if (grown !== 0 && isBelow) scroller.scrollBy({ top: grown, behavior: "instant" })
    })
    watch.observe(part)
    return () => {
      watch.disconnect()
      scroller.style.overflowAnchor = ""
    }
  }, [above])
}

/** Returns the scrolling element for a part of the page: a dialog's own box, or otherwise the page. */
const scrollerOf = (part: HTMLElement): HTMLElement =>
  part.closest<HTMLElement>("[data-scroller]") ?? document.documentElement
