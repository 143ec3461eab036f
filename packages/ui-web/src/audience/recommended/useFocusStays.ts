import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react"

/** What the focus goes to when a line that held it is empty. */
const HEADING = "chosen-audience-title"

const focusable = (line: HTMLElement): ReadonlyArray<HTMLElement> => [
  ...line.querySelectorAll<HTMLElement>("button, a"),
]

/**
 * Keeps the focus near where it was when the entry that had it goes: the one that takes its place, or the heading above. `shown`
 * tells one state of the line from another.
 */
export const useFocusStays = (line: RefObject<HTMLElement | null>, shown: string) => {
  /** The place that has the focus; null: it is elsewhere. */
  const place = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (place.current === null) return
    const entries = line.current === null ? [] : focusable(line.current)
    if (entries.some((entry) => entry === document.activeElement)) return
    const next = entries[Math.min(place.current, entries.length - 1)] ?? document.getElementById(HEADING)
    place.current = entries.length === 0 ? null : place.current
    next?.focus({ preventScroll: true })
  }, [line, shown])
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      place.current = focusable(currentTarget).findIndex((entry) => entry === target)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      // An entry that goes loses its focus to nothing.
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) place.current = null
    },
  }
}
