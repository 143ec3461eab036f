/** Returns whether an element is at least partly covered by another one. */
const isUnder = (element: Element, cover: Element): boolean => {
  const [one, other] = [element.getBoundingClientRect(), cover.getBoundingClientRect()]
  return one.bottom > other.top && one.top < other.bottom && one.right > other.left && one.left < other.right
}

/**
 * Prevents notices at the bottom edge from covering the user's work: scrolling leaves their height free (`--notices`),
 * and the focused control moves out from under notices that appear over it.
 */
export const reserveNoticeSpace = (notices: HTMLElement): (() => void) => {
  const { style } = document.documentElement
  const look = new ResizeObserver(() => {
    const height = notices.offsetHeight
    if (height === 0) return void style.removeProperty("--notices")
    style.setProperty("--notices", `${height}px`)
    const focused = document.activeElement
    // A screen that was just opened has the focus too, and needs no room.
    const isControl = focused instanceof HTMLElement && focused.tabIndex >= 0 && !notices.contains(focused)
    if (isControl && isUnder(focused, notices)) focused.scrollIntoView({ block: "nearest" })
  })
  look.observe(notices)
  return () => {
    look.disconnect()
    style.removeProperty("--notices")
  }
}
