import { isGoToTopVisible, SCROLL_TO_TOP_DELAY_MS } from "@listwright/domain/shared"
import { ArrowUp } from "lucide-react"
import { useEffect, useState } from "react"
import { InHeader } from "../../app/InHeader.tsx"
import { IconButton } from "../../design/Button.tsx"

/** Eases in and out. `part` is the elapsed fraction of the time, 0 to 1. */
const eased = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2)

/** Scrolls to the top over the given time; immediately if the user prefers reduced motion. */
const scrollToTop = (): void => {
  const from = scrollY
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
  const started = performance.now()
  const step = () => {
    const part = isStill ? 1 : Math.min(1, (performance.now() - started) / SCROLL_TO_TOP_DELAY_MS)
    scrollTo({ top: from * (1 - eased(part)), behavior: "instant" })
    if (part < 1) requestAnimationFrame(step)
  }
  step()
}

/** A button in the header that scrolls to the top, shown once the page is scrolled down [p9-scrolling]. */
export function ScrollToTopButton() {
  const [shows, setShows] = useState(false)
  useEffect(() => {
    const look = () => setShows(isGoToTopVisible(scrollY))
    look()
    addEventListener("scroll", look, { passive: true })
    return () => removeEventListener("scroll", look)
  }, [])
  if (!shows) return null
  return (
    <InHeader>
      <IconButton
        label="Back to top"
        onPress={() => {
          // The button goes: whoever used the keyboard is at the heading then.
          document.querySelector("h1")?.focus({ preventScroll: true })
          scrollToTop()
        }}
      >
        <ArrowUp className="size-5" aria-hidden="true" />
      </IconButton>
    </InHeader>
  )
}
