import { type RefObject, useEffect, useRef, useState } from "react"
import { categoryAnchor } from "./categoryAnchor.ts"

export interface CategoryInView {
  readonly current: string | undefined
  /** Scrolls a category's heading to just below the bars and moves the focus to it. */
  readonly jumpTo: (id: string) => void
}

/** The height in pixels that distinguishes the strip from the column: only the column is taller. */
const STRIP_HEIGHT = 80
/** The maximum distance in pixels from the start of the attributes at which a category's heading counts as in view. */
const NEAR = 40

const headingOf = (id: string): HTMLElement | null => document.getElementById(categoryAnchor(id))
const topOf = (id: string): number => headingOf(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY

/** Returns the last category whose heading has passed the upper edge. Defaults to the first category. */
const inView = (ids: ReadonlyArray<string>, nav: HTMLElement): string | undefined => {
  const { bottom, height, top } = nav.getBoundingClientRect()
  const line = (height < STRIP_HEIGHT ? bottom : top) + NEAR
  return ids.findLast((id) => topOf(id) <= line) ?? ids[0]
}

/** Returns the category in view, in the page or in a scrolling dialog. */
export const useCategoryInView = (
  ids: ReadonlyArray<string>,
  nav: RefObject<HTMLElement | null>,
): CategoryInView => {
  const [seen, setSeen] = useState<string>()
  // Near the end of the page, a heading can't scroll up to the line. It counts as in view until the user scrolls.
  const jumped = useRef<{ readonly id: string; readonly top: number } | null>(null)
  const names = ids.join(" ")
  useEffect(() => {
    let frame = 0
    const look = () => {
      if (nav.current === null) return
      const last = jumped.current
      if (last !== null && Math.abs(topOf(last.id) - last.top) < 2) return setSeen(last.id)
      jumped.current = null
      setSeen(inView(names.split(" "), nav.current))
    }
    const lookSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    lookSoon()
    const ended = new AbortController()
    document.addEventListener("scroll", lookSoon, { capture: true, passive: true, signal: ended.signal })
    window.addEventListener("resize", lookSoon, { signal: ended.signal })
    return () => {
      ended.abort()
      cancelAnimationFrame(frame)
    }
  }, [names, nav])
  return {
    current: seen !== undefined && ids.includes(seen) ? seen : ids[0],
    jumpTo: (id) => {
      const heading = headingOf(id)
      heading?.scrollIntoView({ block: "start", behavior: "instant" })
      heading?.focus({ preventScroll: true })
      jumped.current = { id, top: topOf(id) }
      setSeen(id)
    },
  }
}
